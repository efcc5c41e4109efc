// Tells the shell what happens in the conversation: that somebody acted, or that this page's conversation has ended.
(() => {
  const ask = window.fetch;
  const tell = (what) => { if (window.parent !== window) window.parent.postMessage({ sifflet: what }, "*"); };
  window.fetch = async (...given) => {
    const address = String(given[0]);
    const isAct = address === "/api/action";
    const wasBelow = isAct && isBelow();
    const answer = await ask(...given);
    if (address.startsWith("/api/") && (answer.status === 401 || answer.status === 410)) tell("ended");
    else if (isAct) {
      tell("acted");
      if (wasBelow) descend();
    }
    return answer;
  };
  // What leads to Discord leads to the same place here.
  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest('a[href^="https://discord.com/channels/"]');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    tell({ place: link.getAttribute("href").split("/")[5] });
  }, true);
  // Discord offers what an option may be before anything is typed; this page asks after the first letter.
  document.addEventListener("focusin", (event) => {
    const input = event.target;
    if (!input.matches || !input.matches(".command-option-input[role='combobox']") || input.value) return;
    setTimeout(() => { if (!input.value) input.dispatchEvent(new Event("input", { bubbles: true })); });
  });
  // Whoever reads the newest message goes on to the next, as on Discord: at first, and after each of his acts.
  const NEAR = 200, SETTLED = 1500, PATIENCE = 8000;
  let descent = null;
  function timeline() { return document.getElementById("channel-timeline"); }
  function isBelow() {
    const list = timeline();
    return Boolean(list) && list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  }
  function descend() {
    clearInterval(descent);
    const start = performance.now();
    descent = setInterval(() => {
      const list = timeline();
      const isThere = list && list.querySelector("[data-message-id]");
      if (isThere) list.scrollTop = list.scrollHeight;
      const isWhole = isThere && [...list.querySelectorAll("img")].every((one) => one.complete);
      if (performance.now() - start > (isWhole ? SETTLED : PATIENCE)) clearInterval(descent);
    }, 100);
  }
  for (const act of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(act, () => clearInterval(descent), { passive: true });
  }
  descend();
})();
