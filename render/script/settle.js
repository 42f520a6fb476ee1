// Brings a loaded page to rest, so that the snapshot sees what a reader would: what loads
// or shows itself when it comes into view was in view once, fonts are there, animations
// at their end, and the page is at its top; also where not the page scrolls, but a part of it.
// Runs in an isolated world: the page cannot see or change its variables.
//
// name is what the function of activity.js is called, which says what the page is about to do;
// empty for archives, whose scripts are off. unstyled says that the page has none of its style
// sheets. before is what an earlier call resolved to: a page that is no larger than when that had
// scrolled through it has nothing new to scroll to, unless scripts began to look at more since.
//
// Resolves to {nodes, chars, height, looks, seen, moved, done, hurried, changes, marked, frames, began, about}:
//   nodes, chars, height  how large the page is, and how often scripts began to look: looks
//   seen                  the same right after it was scrolled through
//   moved                 whether anything was done that the page may answer
//   done                  whether another call would find nothing to do where nothing happens meanwhile
//   hurried               whether lazy pictures were loaded, which is one of that where the page looks at what is in view
//   changes, marked       how often its elements and texts, and its attributes, changed since the first call; galley says it at any time
//   frames                how many frames are in it
//   began, about          {ran, looks} as activity.js said them first, and what it said last; null where it did not
async (limitMs, maxScreens, before, name, unstyled) => {
  galley.watch();
  const pace = galley.pace(limitMs), {left, wait, frame} = pace;
  const {finish, unfinished} = galley.animations();
  let hurries = galley.hurry();
  const about = galley.about(name), {ask, watches} = about;
  (galley.itself ||= galley.says(about.now))();
  const began = name && about.now && {ran: about.now.ran, looks: about.now.looks};
  // Where frames come by themselves, the page had some while it loaded. One is given where anything
  // of a page comes with it: callbacks, what is seen or how large it is, animations, what frames in it do.
  const needs = now => !now || now.frames || now.many || now.at.length || now.sizes ||
    now.open || window.length || document.getAnimations().length;
  if (pace.given && !before && needs(about.now)) {
    finish(); // what fades in is there before anything is asked of it, and needs no frame of its own
    await frame();
    pace.moved = false;
    ask();
  }
  const view = galley.scroller();
  const frames = !about.now ? 3 : about.now.frames ? 2 : 0;
  // One callback for a frame may ask for another. Frames that are given take little time.
  const most = pace.given && frames ? 12 : frames;
  const size = () => ({
    looks: about.now ? about.now.looks : 0,
    nodes: document.getElementsByTagName('*').length,
    chars: document.documentElement ? document.documentElement.textContent.length : 0,
    height: view.height(),
  });
  const isOf = (now, then) => now.looks === then.looks && now.nodes === then.nodes && now.chars === then.chars && now.height <= then.height;
  const known = before && isOf(size(), before.seen);

  if (galley.opening(!before, about.now?.sign, unstyled)) pace.moved = true;
  hurries = galley.hurry() || hurries; // what is shown now
  await galley.scrolling(pace, about, view, known, maxScreens);
  if (galley.unloaded()) pace.moved = true;
  hurries = galley.hurry() || hurries; // what scripts added
  await null; // the observer is told first
  const changesThen = galley.changes + galley.marked;
  if (about.now?.scrolls) ask(); // scripts that listen may listen to more
  const seen = size();

  // What waits for a frame may ask for another then; so do observers of what is in view.
  const least = !known && watches() ? 1 : 0;
  for (let n = pace.moved ? 1 : 0; n < Math.max(most, least) && left() > 0; n++) {
    if (n >= Math.max(frames, least) && !ask()?.frames) break;
    await frame();
  }
  // Without a layout, nothing has asked for its font yet.
  if (view.root) view.root.getBoundingClientRect();
  if (document.fonts.status !== 'loaded') pace.moved = true;
  // A font that did not come in this time is not waited for again.
  if (!galley.fontsLate) await wait(document.fonts.ready, Math.min(left(), 2000));
  galley.fontsLate = document.fonts.status !== 'loaded';
  for (let n = 0; n < 3 && left() > 0 && finish(); n++) await frame();
  // What these frames brought into view asks for its pictures after the next.
  ask();
  if (pace.moved && (watches() || about.now.frames)) {
    await frame();
    ask();
  }
  await null; // the observer is told first

  const now = about.now;
  const last = name && now && {
    ran: now.ran | 0, running: now.running | 0, due: now.due | 0, busy: now.busy | 0,
    open: now.open | 0, frames: now.frames | 0, looks: now.looks | 0,
  };
  const blind = now && !watches() && !now.scrolls;
  pace.moved ||= hurries && !blind;
  const changed = galley.changes + galley.marked !== changesThen;
  const end = changed ? size() : {...seen, looks: now ? now.looks : 0, height: view.height()};
  const done = !unfinished() && !(hurries && !blind) && !changed && last && !last.frames && isOf(end, seen);
  return {...end, seen, moved: pace.moved, done: !!done, hurried: hurries, changes: galley.changes, marked: galley.marked,
    frames: window.length, began: began || null, about: last || null};
}
