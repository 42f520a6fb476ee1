// Brings a loaded page to rest, so that the snapshot sees what a reader would: what loads
// or shows itself when it comes into view was in view once, fonts are there, animations
// at their end, and the page is at its top; also where not the page scrolls, but a part of it.
// Runs in an isolated world: the page cannot see or change its variables.
// Resolves to {nodes, chars, height, seen, moved, done, hurried, changes, marked, frames, began, about}: how
// large the page is, and was after it was scrolled through; whether anything was done that the
// page may answer; whether another call would find nothing to do where nothing happens meanwhile; whether lazy pictures were loaded, which is one of that where the page looks
// at what is in view; how often its elements and texts changed since the first call, of which
// galley.changes tells at any time; how many frames are in it; {ran, looks} as activity.js said them first, and
// what it said last, null where it did not. galley.marked counts changes of attributes, marked says it. A
// page that is no larger than when an earlier call, before, had scrolled through it has
// nothing new to scroll to, unless scripts began to look at more since. name is what the
// function of activity.js is called, which says what the page is about to do; empty for
// archives, whose scripts are off. unstyled says that the page has none of its style sheets. prose,
// hidden, unveil, disclose, tabsets and popnotes are the functions of the files of these names.
async (limitMs, maxScreens, before, name, unstyled) => {
  const {prose, hidden, unveil, disclose, tabsets, popnotes} = galley;
  galley.watch();
  const end = performance.now() + limitMs;
  const left = () => end - performance.now();
  // Unlike timers, these tasks run where scripts of pages are off, as in archives.
  const task = (delay = 0) => scheduler.postTask(() => {}, {delay});
  const wait = (promise, ms) => Promise.race([Promise.resolve(promise).catch(() => {}), task(Math.max(0, ms))]);
  // A tab that is not painted gets no frames, so a frame is never waited for alone. On a
  // busy machine one may be late: only a tab that did not get one is waited for less.
  // It is over with the second task behind it: the first one is asked for before the frame's
  // observers of what is in view ask for theirs.
  const given = globalThis.galleyFrame; // asks for a frame where none comes by itself
  const longest = given ? limitMs : 2000;
  let moved = false, patience = longest;
  const frame = async () => {
    moved = true;
    let came = false;
    const over = async done => {
      came = true;
      await task();
      done(await task());
    };
    const next = new Promise(done => requestAnimationFrame(() => over(done)));
    given?.('');
    await wait(next, patience);
    patience = came ? longest : 100;
  };

  // Whether any animation was not at its end.
  const finish = () => {
    let any = false;
    for (const animation of document.getAnimations()) {
      try {
        if (window.ViewTimeline && animation.timeline instanceof ViewTimeline) {
          // What shows itself on its way through the view is as in the middle of it.
          any ||= !shown.has(animation);
          shown.add(animation);
          animation.currentTime = CSS.percent(50);
          continue;
        }
        const {endTime} = animation.effect.getComputedTiming();
        // What never ends (a spinner, a loader's shimmer) is left alone.
        if (animation.playState === 'finished' || !Number.isFinite(endTime)) continue;
        animation.finish();
        any = true;
      } catch { /* replaced or detached meanwhile */ }
    }
    return any;
  };
  const shown = new Set();
  const unfinished = () => document.getAnimations().some(animation => {
    try {
      if (window.ViewTimeline && animation.timeline instanceof ViewTimeline) return true;
      return animation.playState !== 'finished' && Number.isFinite(animation.effect.getComputedTiming().endTime);
    } catch {
      return false; // as for finish
    }
  });

  let hurries = galley.hurry();
  // What the page is about to do, or null where it does not say. It is asked anew wherever
  // that may have changed: what scripts watch is not where it was once they put something
  // before it.
  const ask = () => {
    if (!name) return {looks: 0, frames: 0, scrolls: false, many: false, at: []};
    let told = null;
    const noted = event => { told = event.detail; };
    document.addEventListener(name + '!', noted);
    document.dispatchEvent(new Event(name + '?'));
    document.removeEventListener(name + '!', noted);
    // Pages may answer themselves: the list is never longer than activity.js makes it.
    return told && Array.isArray(told.at) && told.at.length <= 800 ? told : null;
  };
  let activity = ask();
  const began = name && activity && {ran: activity.ran, looks: activity.looks};
  // Where frames come by themselves, the page had some while it loaded. One is given where anything
  // of a page comes with it: callbacks, what is seen or how large it is, animations, what frames in it do.
  const needs = activity => !activity || activity.frames || activity.many || activity.at.length || activity.sizes ||
    activity.open || window.length || document.getAnimations().length;
  if (given && !before && needs(activity)) {
    finish(); // what fades in is there before anything is asked of it, and needs no frame of its own
    await frame();
    moved = false;
    activity = ask();
  }
  // What is scrolled: the page, or the element in the middle of it that has more below, where
  // the page is only a frame around that. One that scrolls by two screens or more is none, and need not be made
  // ready to be painted to find out what is in its middle.
  const root = document.scrollingElement || document.documentElement;
  const beyond = element => element ? element.scrollHeight - element.clientHeight : 0;
  const inMiddle = tree => tree.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    .filter(element => Node.prototype.getRootNode.call(element) === tree)
    .flatMap(element => element.shadowRoot ? [element, ...inMiddle(element.shadowRoot)] : [element]);
  let scroller = root;
  const stays = [root, document.body].some(element => element && /hidden|clip/.test(getComputedStyle(element).overflowY));
  for (const element of !stays && beyond(root) > 2 * window.innerHeight ? [] : inMiddle(document)) {
    const large = element.clientHeight * 2 > window.innerHeight && element.clientWidth * 2 > window.innerWidth;
    if (large && beyond(element) > beyond(scroller) && /auto|scroll/.test(getComputedStyle(element).overflowY)) scroller = element;
  }
  const scrolls = scroller === root ? window : scroller;
  const jump = y => scrolls.scrollTo({top: y, left: 0, behavior: 'instant'});

  const watches = () => !activity || activity.many || activity.at.length > 0;
  const frames = !activity ? 3 : activity.frames ? 2 : 0;
  // One callback for a frame may ask for another. Frames that are given take little time.
  const most = given && frames ? 12 : frames;

  const size = () => ({
    looks: activity ? activity.looks : 0,
    nodes: document.getElementsByTagName('*').length,
    chars: document.documentElement ? document.documentElement.textContent.length : 0,
    height: scroller ? scroller.scrollHeight : 0,
  });
  const now = before && size();
  const known = now && now.looks === before.seen.looks && now.nodes === before.seen.nodes && now.chars === before.seen.chars && now.height <= before.seen.height;

  // Parts of a page that React streamed, where no script of the page moved them to
  // their place and showed them.
  for (const part of document.querySelectorAll('div[hidden][id^="S:"]')) {
    if (/^S:[0-9a-f]+$/.test(part.id)) {
      part.hidden = false;
      moved = true;
    }
  }

  if (!before) {
    const asking = prose();
    const open = () => disclose(asking, () => tabsets(asking), unstyled);
    if (popnotes(asking) + open() > 0) moved = true;
    const unseen = hidden(asking);
    if (unveil(asking, unseen) > 0) {
      open();
      moved = true;
    }
    // Scripts that are put off until a reader does anything may show what is missing between texts.
    const signs = ['mousemove', 'mouseover', 'mousedown', 'pointermove', 'wheel']; // a page may say anything
    if (activity?.sign && signs.includes(activity.sign) && unseen.lacks()) {
      (document.querySelector('body') || document).dispatchEvent(new MouseEvent(activity.sign, {bubbles: true, cancelable: true}));
      moved = true;
    }
  }

  // What waits to be in view, as far as it is known: the parts that scripts watch.
  const step = Math.max(1, scroller === root ? window.innerHeight : scroller.clientHeight);
  const watched = y => {
    if (!activity || activity.many) return true;
    const inView = (top, bottom) => bottom >= y && top < y + step;
    // From where boxes are in the window to where they are in what is scrolled.
    const top = scroller === root ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top;
    for (let i = 0; i + 1 < activity.at.length; i += 2) {
      if (inView(activity.at[i] - window.scrollY + top, activity.at[i + 1] - window.scrollY + top)) return true;
    }
    return false;
  };
  hurries = galley.hurry() || hurries; // what is shown now
  // Scripts that listen to scrolling are told without a frame, and what they put off to the
  // next one or for some time is brought forward by activity.js, which says whether anything
  // else waits for a frame: then they get one. Most change nothing: they know by then where
  // the reader is, and have nothing there to load or to show.
  const putsOff = () => !document.dispatchEvent(new Event(name, {cancelable: true}));
  // Whether something waits for a frame, and whether anything changed.
  const tell = async () => {
    const before = galley.changes + galley.marked;
    putsOff();
    if (scroller === root) document.dispatchEvent(new Event('scroll', {bubbles: true}));
    else scroller.dispatchEvent(new Event('scroll'));
    await task();
    const waits = putsOff();
    await null; // the observer is told first
    const changed = galley.changes + galley.marked !== before;
    moved ||= changed;
    return {waits, changed};
  };
  // An observer tells of changes only: what was in view, was pushed out of it by what it
  // added, and is in view again is told of if a frame saw it outside.
  if (!known && scroller && scroller.scrollHeight > step && watches()) {
    await frame();
    activity = ask();
  }
  for (let y = step, n = 1; !known && scroller && y < scroller.scrollHeight && n < maxScreens && left() > 0; y += step, n++) {
    let must = watched(y);
    if (!must && !activity.scrolls) continue;
    jump(y);
    if (!must) {
      const {waits, changed} = await tell();
      if (waits || changed) activity = ask(); // else nothing is elsewhere
      must = waits || watched(y);
    }
    if (must) {
      await frame();
      activity = ask();
    }
  }
  if (window.scrollX !== 0 || window.scrollY !== 0 || scroller !== root && scroller.scrollTop !== 0) {
    jump(0);
    if (watches() || activity.scrolls && (await tell()).waits) await frame();
  }
  // Pictures that a script would have loaded by now, if it were there. One that does not
  // load is what it was again.
  const tried = galley.tried ||= new WeakSet();
  let rest = 200;
  for (const image of document.getElementsByTagName('img')) {
    if (tried.has(image) || !image.complete || image.naturalWidth > 2 && !image.currentSrc.startsWith('data:')) continue;
    const {left, right} = image.getBoundingClientRect();
    if (!image.getClientRects().length || right < 0 || left >= window.innerWidth) continue; // not shown, or of a slide show
    const was = image.getAttribute('src');
    const address = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-original-src']
      .map(name => image.getAttribute(name)).find(value => value && value !== was && URL.canParse(value, document.baseURI));
    if (!address || !/^https?:/.test(new URL(address, document.baseURI).protocol)) continue;
    if (rest-- === 0) break;
    tried.add(image);
    image.addEventListener('error', () => was === null ? image.removeAttribute('src') : image.setAttribute('src', was), {once: true});
    image.src = address;
    moved = true;
  }
  hurries = galley.hurry() || hurries; // what scripts added
  await null; // the observer is told first
  const changesThen = galley.changes + galley.marked;
  if (activity?.scrolls) activity = ask(); // scripts that listen may listen to more
  const seen = size();
  // What waits for a frame may ask for another then; so do observers of what is in view.
  const least = !known && watches() ? 1 : 0;
  for (let n = moved ? 1 : 0; n < Math.max(most, least) && left() > 0; n++) {
    if (n >= Math.max(frames, least) && !ask()?.frames) break;
    await frame();
  }
  // Without a layout, nothing has asked for its font yet.
  if (root) root.getBoundingClientRect();
  if (document.fonts.status !== 'loaded') moved = true;
  // A font that did not come in this time is not waited for again.
  if (!galley.fontsLate) await wait(document.fonts.ready, Math.min(left(), 2000));
  galley.fontsLate = document.fonts.status !== 'loaded';
  for (let n = 0; n < 3 && left() > 0 && finish(); n++) await frame();
  // What these frames brought into view asks for its pictures after the next.
  activity = ask();
  if (moved && (watches() || activity.frames)) {
    await frame();
    activity = ask();
  }
  await null; // the observer is told first
  const about = name && activity && {
    ran: activity.ran | 0, running: activity.running | 0, due: activity.due | 0, busy: activity.busy | 0,
    open: activity.open | 0, frames: activity.frames | 0, looks: activity.looks | 0,
  };
  const blind = activity && !watches() && !activity.scrolls;
  moved ||= hurries && !blind;
  const changed = galley.changes + galley.marked !== changesThen;
  const last = changed ? size() : {...seen, looks: activity ? activity.looks : 0, height: scroller ? scroller.scrollHeight : 0};
  const done = !unfinished() && !(hurries && !blind) && !changed && about && !about.frames &&
    last.looks === seen.looks && last.nodes === seen.nodes && last.chars === seen.chars && last.height <= seen.height;
  return {...last, seen, moved, done: !!done, hurried: hurries, changes: galley.changes, marked: galley.marked, frames: window.length, began: began || null, about: about || null};
}
