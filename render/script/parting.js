// Ends, for activity.js, a page that is left, so that nothing of it is heard or kept any more. shared
// is what shared.js makes, isRunning and endAll are of timers.js, and name is what the function is
// called that each window has.
(shared, {isRunning, endAll}, name) => {
  const {call, listen, later, clear, max, eachIn, add, holds, state, wrap, each} = shared;
  const stopEvent = Event.prototype.stopImmediatePropagation;

  // A page that was left does not hear that it goes. What listens first hears first, but for
  // what is said by a property, which is taken away.
  const parting = new Set(['pagehide', 'visibilitychange', 'beforeunload', 'unload', 'freeze', 'storage']);
  const hush = event => { if (state.left) call(stopEvent, event, []); };
  const silence = type => call(listen, window, [type, hush, true]);
  const setters = new Set();
  for (const type of parting) {
    for (const object of [window, Document.prototype]) {
      const setter = Object.getOwnPropertyDescriptor(object, 'on' + type)?.set;
      if (setter) add(setters, value => call(setter, object === window ? window : document, [value]));
    }
  }
  const heard = type => { if (typeof type === 'string' && holds(parting, type)) silence(type); };

  // The page before, which a tab may still know, is nothing to go back to.
  const entries = Object.getOwnPropertyDescriptor(History.prototype, 'length').get, first = call(entries, history, []);
  let pushed = false;
  wrap(History.prototype, 'pushState', (native, self, args) => {
    pushed = true;
    return call(native, self, args);
  });
  const past = history, goes = () => pushed || call(entries, past, []) > first;
  const back = (native, self, args) => goes() ? call(native, self, args) : undefined;
  wrap(History.prototype, 'back', back);
  wrap(History.prototype, 'go', (native, self, args) => args[0] < 0 ? back(native, self, args) : call(native, self, args));
  // Where there is nothing to go back to is said as for an entry that there is not.
  const traverse = window.Navigation?.prototype.traverseTo;
  each(window.Navigation?.prototype, ['back', 'traverseTo'], (native, self, args) => goes() ? call(native, self, args) : call(traverse, self, ['']));

  // What a page keeps things by. One that was left finds nothing there: something calls it in
  // every way that is not thought of here.
  const define = Object.defineProperty;
  const kept = [[document, 'cookie'], [window.Storage?.prototype, 'setItem'], [window.CookieStore?.prototype, 'set']];
  for (const store of ['localStorage', 'sessionStorage', 'cookieStore', 'indexedDB', 'caches', 'name']) kept[kept.length] = [window, store];
  const forgo = () => {
    for (let i = 0; i < kept.length; i++) if (kept[i][0]) define(kept[i][0], kept[i][1], {value: undefined});
  };
  // Ends what the page is about to do, unless something of it would go on: what is open or busy,
  // media, and frames of other origins. It is how many frames are below this one, -1 where
  // something goes on.
  const query = Document.prototype.querySelector, lastTimers = 10000;
  const leave = () => {
    if (state.open || state.terminated || state.lasting || state.busy > 0 || isRunning() || window.length > 50 || call(query, document, ['video, audio, object, embed'])) return -1;
    let below = 0;
    try {
      for (let i = 0; i < window.length; i++) {
        const ended = window[i][name].leave();
        if (ended < 0) return -1;
        below += 1 + ended;
      }
      state.left = true;
      forgo();
    } catch {
      return -1;
    }
    eachIn(setters, setTo => setTo(null));
    eachIn(parting, silence);
    // Timers have numbers one after the other.
    const last = later(() => {}, 0);
    for (let id = last; id > max(0, last - lastTimers); id--) clear(id);
    endAll();
    return last < lastTimers ? below : -1;
  };
  return {heard, leave};
}
