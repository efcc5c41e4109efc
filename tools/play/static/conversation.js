// Tells the shell what happens in the conversation: that somebody acted, or that this page's conversation has ended.
(() => {
  const ask = window.fetch;
  const tell = (what) => { if (window.parent !== window) window.parent.postMessage({ sifflet: what }, "*"); };
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    const address = String(given[0]);
    if (address.startsWith("/api/")) {
      if (answer.status === 401 || answer.status === 410) tell("ended");
      else if (address === "/api/action") tell("acted");
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
  // Begin where the newest message ends, as Discord does, once its pictures have their size.
  const start = performance.now();
  const descend = setInterval(() => {
    const timeline = document.getElementById("channel-timeline");
    const isThere = timeline && timeline.querySelector("[data-message-id]");
    if (isThere) timeline.scrollTop = timeline.scrollHeight;
    const isWhole = isThere && [...timeline.querySelectorAll("img")].every((one) => one.complete);
    if (performance.now() - start > (isWhole ? 1500 : 8000)) clearInterval(descend);
  }, 100);
  for (const act of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(act, () => clearInterval(descend), { once: true, passive: true });
  }
})();
