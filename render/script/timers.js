// Notes, for activity.js, the timers of a page and its callbacks for the next frame and for idle
// times, and brings them forward, timers by longest ms in all. shared is what shared.js makes.
(shared, longest) => {
  const {call, now, later, clear, max, eachOf, eachIn, get, set, remove, add, drop, holds, putOff, state, wrap, each} = shared;
  const {slice} = Array.prototype, endFrame = cancelAnimationFrame, endIdle = window.cancelIdleCallback;
  const timers = new Map(), intervals = new Map();
  const frames = new Map(), idle = new Map(); // callbacks by what cancels them
  // A task of its own, without the delay of timers.
  const tasks = new MessageChannel(), post = MessagePort.prototype.postMessage.bind(tasks.port2, 0);
  tasks.port1.onmessage = () => step();

  // Timers. While they are brought forward, their time is that of the one under way.
  const clock = () => running ? max(now(), at) : now();
  const timed = (delayed, list) => wrap(window, delayed, (native, self, args) => {
    const callback = args[0];
    if (typeof callback !== 'function') return call(native, self, args);
    const ms = typeof args[1] === 'object' ? 0 : max(0, +args[1] || 0);
    let id;
    if (delayed === 'setTimeout') {
      args[0] = function (...given) {
        remove(list, id);
        return call(callback, this, given);
      };
    }
    const run = args[0], given = call(slice, args, [2]);
    id = call(native, self, args);
    set(list, id, {ms: max(1, ms), end: clock() + max(1, ms), run: () => call(run, window, given)});
    if (state.noting) add(putOff, id);
    return id;
  });
  timed('setTimeout', timers);
  timed('setInterval', intervals);
  each(window, ['clearTimeout', 'clearInterval'], (native, self, args) => {
    remove(timers, args[0]);
    remove(intervals, args[0]);
    return call(native, self, args);
  });

  // Timers are brought forward each in a task of its own, in their order. What callbacks
  // take counts as well. A page that asks for something, waits, and asks again, is not to
  // do that faster for ever: so there is one such time for all of its life.
  let running = false, at = 0, until = 0, used = 0, ran = 0;
  let next, list;
  // A page that shows hardly a word yet, or writes its text bit by bit, has more of it: until it has
  // text, stops to write, or asks its server for more. Large pages have all that they need.
  const mostSeconds = 8, few = 100, little = 40, mostTexts = 2000;
  const walk = document.createTreeWalker.bind(document), nextText = TreeWalker.prototype.nextNode;
  let most = longest, written = -1, asked = -1;
  const length = enough => {
    let sum = 0;
    try {
      const texts = walk(document.body || document, 4);
      for (let n = 0, node; sum < enough && (node = call(nextText, texts, [])); n++) {
        if (n > mostTexts) return Infinity;
        const {localName} = node.parentNode;
        if (localName !== 'script' && localName !== 'style' && localName !== 'noscript') sum += node.data.trim().length;
      }
    } catch { return Infinity; /* the page has changed what nodes can do */ }
    return sum;
  };
  const goesOn = () => {
    const before = written;
    written = length(Infinity);
    if (written === Infinity || state.asked !== asked || most >= mostSeconds * longest || written >= few && written < before + little) return false;
    most += longest;
    until += longest;
    return true;
  };
  const find = () => {
    next = null;
    eachOf(timers, (timer, id) => earlier(timer, id, timers));
    eachOf(intervals, (timer, id) => earlier(timer, id, intervals));
    return next;
  };
  const earlier = (timer, id, from) => {
    if (timer.end > until || next && timer.end >= next.end) return;
    next = timer;
    next.id = id;
    list = from;
  };
  const isDue = () => {
    at = now();
    until = at + most - used;
    if (asked < 0) asked = state.asked;
    while (!find() && timers.size && state.asked === asked && most < mostSeconds * longest && length(few) < few) until = at + (most += longest) - used;
    return !!next;
  };
  const forward = () => {
    running = isDue();
    if (running && written < 0) written = length(Infinity);
    if (running) post();
  };
  const step = () => {
    const began = now();
    if (state.left || !(at <= until && find() || goesOn() && find())) {
      running = false;
      return;
    }
    post(); // comes although the callback fails
    const before = at, timer = next;
    at = max(at, timer.end);
    if (list === intervals) timer.end = at + timer.ms;
    else take(timer);
    ran++;
    try {
      timer.run();
    } finally {
      at += now() - began;
      used += at - before;
    }
  };
  // It is not to run by itself.
  const take = timer => {
    remove(timers, timer.id);
    clear(timer.id);
  };
  // Runs the callbacks of a list that are there now, each with what it is given.
  const runAll = (list, end, given) => {
    const due = [];
    eachOf(list, (run, id) => { due[due.length] = {run, id}; });
    for (let i = 0; i < due.length; i++) {
      if (get(list, due[i].id) !== due[i].run) continue; // another one stopped it
      remove(list, due[i].id);
      end(due[i].id);
      attempt(() => due[i].run(given));
    }
  };
  // The page is idle. Chrome says so after a frame that it drew.
  const forwardIdle = () => runAll(idle, endIdle, {didTimeout: false, timeRemaining: () => 20});
  // Runs what was put off while that was noted: for the next frame first, then timers. What
  // callbacks for the frame put off themselves is for another frame.
  const forwardNoted = () => {
    if (holds(putOff, frames)) {
      drop(putOff, frames);
      runAll(frames, endFrame, now());
    }
    const noted = [];
    eachIn(putOff, id => {
      const timer = get(timers, id);
      if (!timer || timer.ms > longest) return;
      timer.id = id;
      noted[noted.length] = timer;
    });
    for (let i = 0; i < noted.length; i++) {
      if (get(timers, noted[i].id) !== noted[i]) continue; // another one stopped it
      take(noted[i]);
      ran++;
      attempt(noted[i].run);
    }
  };
  // An error of a callback is the page's.
  const attempt = run => { try { run(); } catch (e) { later(() => { throw e; }, 0); } };
  const once = (list, request, cancel) => {
    wrap(window, request, (native, self, args) => {
      const callback = args[0];
      if (typeof callback !== 'function') return call(native, self, args);
      let id;
      args[0] = function (...given) {
        remove(list, id);
        return call(callback, this, given);
      };
      id = call(native, self, args);
      set(list, id, given => call(callback, window, [given]));
      if (state.noting) add(putOff, list);
      return id;
    });
    wrap(window, cancel, (native, self, args) => {
      remove(list, args[0]);
      return call(native, self, args);
    });
  };
  once(frames, 'requestAnimationFrame', 'cancelAnimationFrame');
  once(idle, 'requestIdleCallback', 'cancelIdleCallback');

  // Whether timers could be brought forward now.
  const mayRun = () => used < most && !running && state.busy <= 0 && !idle.size;
  // Begins to bring forward what is put off.
  const hurry = () => {
    if (mayRun()) forward();
    if (idle.size) later(forwardIdle, 0);
  };
  // Cancels the callbacks of both lists.
  const endAll = () => {
    eachOf(frames, (_, id) => endFrame(id));
    eachOf(idle, (_, id) => endIdle(id));
  };
  return {frames, idle, hurry, forwardNoted, endAll, isDue: () => mayRun() && isDue(), isRunning: () => running, ran: () => ran};
}
