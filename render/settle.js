// Brings a loaded page to rest, so that the snapshot sees what a reader would: what loads
// or shows itself when it comes into view was in view once, fonts are there, animations
// at their end, and the page is at its top.
// Runs in an isolated world: the page cannot see or change its variables.
// Resolves to {nodes, chars, height, moved, changes}: how large the page is, whether
// anything was done that the page may answer, and how often its elements and texts changed
// since the first call, of which globalThis.changes tells at any time. Where the size is what it was before, after an
// earlier call, there is nothing new to scroll to. activity is what activity.js says, or
// null where nothing is known.
async (limitMs, maxScreens, before, activity) => {
  if (globalThis.changes === undefined) {
    globalThis.changes = 0;
    const noted = list => { globalThis.changes += list.length; };
    new MutationObserver(noted).observe(document, {subtree: true, childList: true, characterData: true});
  }
  const end = performance.now() + limitMs;
  const left = () => end - performance.now();
  const wait = (promise, ms) => Promise.race([
    Promise.resolve(promise).catch(() => {}),
    new Promise(done => setTimeout(done, Math.max(0, ms))),
  ]);
  // A tab that is not painted gets no frames, so a frame is never waited for alone. On a
  // busy machine one may be late: only a tab that did not get one is waited for less.
  // It is over with the task behind it: observers of what is in view run after callbacks.
  let moved = false, patience = 2000;
  const frame = async () => {
    moved = true;
    let came = false;
    await wait(new Promise(done => requestAnimationFrame(() => { came = true; setTimeout(done); })), patience);
    patience = came ? 2000 : 100;
  };
  const root = document.scrollingElement || document.documentElement;
  const jump = y => window.scrollTo({top: y, left: 0, behavior: 'instant'});

  const finish = () => {
    for (const animation of document.getAnimations()) {
      try {
        if (window.ViewTimeline && animation.timeline instanceof ViewTimeline) {
          // What shows itself on its way through the view is as in the middle of it.
          animation.currentTime = CSS.percent(50);
          continue;
        }
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
    if (/^S:[0-9a-f]+$/.test(part.id)) {
      part.hidden = false;
      moved = true;
    }
  }

  // What waits to be in view, as far as it is known: the parts that scripts watch, lazy
  // pictures and frames, and what is not laid out before.
  const step = Math.max(1, window.innerHeight);
  const wanted = y => {
    if (!activity || activity.scrolls) return true;
    const inView = (top, bottom) => bottom >= y && top < y + step;
    for (let i = 0; i + 1 < activity.at.length; i += 2) {
      if (inView(activity.at[i], activity.at[i + 1])) return true;
    }
    const top = window.scrollY;
    return lazy.some(element => {
      if (element.complete || !element.getClientRects().length) return false;
      const box = element.getBoundingClientRect();
      return inView(box.top + top, box.bottom + top);
    });
  };
  const lazy = known ? [] : [...document.querySelectorAll('[loading=lazy i]')];
  for (let y = step, n = 1; !known && root && y < root.scrollHeight && n < maxScreens && left() > 0; y += step, n++) {
    if (!wanted(y)) continue;
    jump(y);
    await frame();
  }
  if (window.scrollX !== 0 || window.scrollY !== 0) {
    jump(0);
    await frame();
  }
  // What waits for a frame may ask for another then; so do observers of what is in view.
  const frames = !activity ? 3 : activity.frames ? 2 : activity.at.length && !known ? 1 : 0;
  for (let n = moved ? 1 : 0; n < frames && left() > 0; n++) await frame();
  // Without a layout, nothing has asked for its font yet.
  if (root) root.getBoundingClientRect();
  if (document.fonts.status !== 'loaded') moved = true;
  await wait(document.fonts.ready, Math.min(left(), 2000));
  for (let n = 0; n < 3 && document.getAnimations().length && left() > 0; n++) {
    finish();
    await frame();
  }
  // What these frames brought into view asks for its pictures after the next.
  if (moved) await frame();
  return {...size(), moved, changes: globalThis.changes};
}
