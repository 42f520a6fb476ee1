// The pace of one call of settle.js, which takes limitMs at most: how much of that is left, and
// what it waits for, tasks and frames. moved says whether anything was done that the page may
// answer; a frame is.
limitMs => {
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
  let patience = longest;
  const frame = async () => {
    pace.moved = true;
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
  const pace = {moved: false, given, left, task, wait, frame};
  return pace;
}
