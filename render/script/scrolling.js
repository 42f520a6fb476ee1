// Scrolls through what is scrolled and back, so that what loads or shows itself when it comes
// into view was in view once: as many screens as have any of it, none where known says that an
// earlier call was there. Endless pages grow as one goes: below what the page had at first, no more
// than maxScreens from its top are seen. pace, about and view are those of pace.js, about.js and
// scroller.js.
async (pace, about, view, known, maxScreens) => {
  const {left, task, frame} = pace, {ask, watches, putsOff} = about;
  const step = view.step(), through = !known && view.scroller;
  // What waits to be in view, as far as it is known: the parts that scripts watch.
  const watched = y => {
    if (!about.now || about.now.many) return true;
    const {at} = about.now, inView = (top, bottom) => bottom >= y && top < y + step;
    const top = view.top();
    for (let i = 0; i + 1 < at.length; i += 2) {
      if (inView(at[i] - window.scrollY + top, at[i + 1] - window.scrollY + top)) return true;
    }
    return false;
  };
  // Scripts that listen to scrolling are told without a frame, and what they put off to the
  // next one or for some time is brought forward by activity.js, which says whether anything
  // else waits for a frame: then they get one. Most change nothing: they know by then where
  // the reader is, and have nothing there to load or to show. It says whether something waits for
  // a frame, and whether anything changed.
  const tell = async () => {
    const before = galley.changes + galley.marked;
    putsOff();
    if (view.whole) document.dispatchEvent(new Event('scroll', {bubbles: true}));
    else view.scroller.dispatchEvent(new Event('scroll'));
    await task();
    const waits = putsOff();
    await null; // the observer is told first
    const changed = galley.changes + galley.marked !== before;
    pace.moved ||= changed;
    return {waits, changed};
  };
  // An observer tells of changes only: what was in view, was pushed out of it by what it
  // added, and is in view again is told of if a frame saw it outside.
  if (through && view.height() > step && watches()) {
    await frame();
    ask();
  }
  // What the end of the page in view has asked for is waited for where it may be more of the same
  // text: entries of a live blog, chapters. The next story, which has a headline of its own, is not,
  // and no more than half of the time and so many answers are.
  const mostAnswers = 12, half = left() / 2, busy = about.now?.busy | 0, headlines = document.getElementsByTagName('h1');
  const had = headlines.length, {title} = document;
  let answers = 0;
  const grows = async () => {
    const before = view.height();
    if (!watches() && !about.now.scrolls || headlines.length > had || document.title !== title || galley.itself?.() || ++answers > mostAnswers) return false;
    ask();
    while ((about.now?.busy | 0) > busy && left() > half) {
      await task(5);
      ask();
    }
    if (view.height() <= before) return false;
    if (watches()) await frame(); // which sees the end out of view
    ask();
    return true;
  };
  const end = Math.max(maxScreens * step, view.height());
  for (let y = step; through && left() > 0; y += step) {
    if (y >= view.height() && !(y < end && await grows()) || y >= end) break;
    let must = watched(y);
    if (!must && !about.now.scrolls) continue;
    view.jump(y);
    if (!must) {
      const {waits, changed} = await tell();
      if (waits || changed) ask(); // else nothing is elsewhere
      must = waits || watched(y);
    }
    if (must) {
      await frame();
      ask();
    }
  }
  if (view.isAway()) {
    view.jump(0);
    if (watches() || about.now.scrolls && (await tell()).waits) await frame();
  }
}
