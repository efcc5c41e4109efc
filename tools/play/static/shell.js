// The conversation tells when somebody acted, and when it has ended; the rest is links and forms.
const body = document.body;
const ended = document.getElementById("ended");
async function follow() {
  const answer = await fetch(body.dataset.side, { cache: "no-store" });
  if (answer.ok) document.getElementById("side").innerHTML = await answer.text();
}
window.addEventListener("message", (event) => {
  if (event.origin !== body.dataset.inner || !event.data) return;
  if (event.data.sifflet === "acted") follow();
  if (event.data.sifflet === "ended") ended.hidden = false;
});
for (const form of document.forms) {
  form.addEventListener("submit", () => { body.classList.add("waiting"); });
}
