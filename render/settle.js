// Brings a loaded page to rest, so that the snapshot sees what a reader would:
// every part scrolled into view once (lazy pictures and reveal effects start),
// fonts there, animations at their end, scrolled back to the top.
// Runs in an isolated world: the page cannot see or change its variables.
// Resolves to {nodes, chars, height}: how large the page is. Where that is what it
// was before, after an earlier call, there is nothing new to scroll to.
async (limitMs, maxScreens, before) => {
  const end = performance.now() + limitMs;
  const left = () => end - performance.now();
  const wait = (promise, ms) => Promise.race([
    Promise.resolve(promise).catch(() => {}),
    new Promise(done => setTimeout(done, Math.max(0, ms))),
  ]);
  // A tab that is not painted gets no frames, so a frame is never waited for alone.
  const frame = () => wait(new Promise(done => requestAnimationFrame(done)), 100);
  const root = document.scrollingElement || document.documentElement;
  const jump = y => window.scrollTo({top: y, left: 0, behavior: 'instant'});

  const finish = () => {
    for (const animation of document.getAnimations()) {
      try {
        const {endTime} = animation.effect.getComputedTiming();
        // What never ends (a spinner, a loader's shimmer) is left alone.
        if (Number.isFinite(endTime)) animation.finish();
      } catch { /* replaced or detached meanwhile */ }
    }
  };

  const size = () => ({
    nodes: document.getElementsByTagName('*').length,
    chars: document.documentElement ? document.documentElement.textContent.length : 0,
    height: root ? root.scrollHeight : 0,
  });
  const now = before && size();
  const known = now && Object.keys(now).every(k => now[k] === before[k]);

  // Parts of a page that React streamed, where no script of the page moved them to
  // their place and showed them.
  for (const part of document.querySelectorAll('div[hidden][id^="S:"]')) {
    if (/^S:[0-9a-f]+$/.test(part.id)) part.hidden = false;
  }

  const step = Math.max(1, window.innerHeight);
  for (let y = step, n = 1; !known && root && y < root.scrollHeight && n < maxScreens && left() > 0; y += step, n++) {
    jump(y);
    await frame();
  }
  if (window.scrollX !== 0 || window.scrollY !== 0) {
    jump(0);
    await frame();
  }
  await wait(document.fonts.ready, Math.min(left(), 2000));
  for (let n = 0; n < 3 && document.getAnimations().length && left() > 0; n++) {
    finish();
    await frame();
  }
  // What these frames brought into view asks for its pictures after the next.
  await frame();
  return size();
}
