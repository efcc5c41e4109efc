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
  if (event.data.sifflet.place) {
    const here = new URL(location);
    here.searchParams.set("salon", event.data.sifflet.place);
    leave();
    location.assign(here);
  }
});
// Whoever leaves takes the conversation with him: it is about to be closed, and would only find that out.
function leave() {
  body.classList.add("waiting");
  document.getElementById("conversation").remove();
}
document.addEventListener("submit", leave);
document.addEventListener("click", (event) => {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isPlain && event.target.closest("a[href]")) leave();
});
window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
