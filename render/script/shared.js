// What the parts of activity.js share: functions of the page's world as they were before its
// scripts, what is known of the page, and a way to put something before its functions.
() => {
  const call = Reflect.apply, listen = EventTarget.prototype.addEventListener;
  const free = method => (self, a, b) => call(method, self, [a, b]);
  const {forEach: eachOf, has, set, get, delete: remove} = Map.prototype;
  const {forEach: eachIn, has: holds, add, delete: drop, clear: empty} = Set.prototype;
  const state = {
    busy: 0, open: 0, scrolls: false, looks: 0, many: false, sizes: 0, // as activity.js says them
    asked: 0,       // requests of scripts so far
    listens: false, // a script listens to other frames
    noting: false,  // what is put off is noted
    left: false,    // the page was left
    lasting: false, // it has begun what does not end when it is
    terminated: 0,  // workers of it were ended, which takes Chrome a while
  };
  // A function of an object, with something of ours before it. Proxies of native functions
  // look native. A page that was left begins nothing.
  const wrap = (object, method, begin) => {
    const native = object?.[method];
    if (typeof native !== 'function') return;
    const apply = (native, self, args) => state.left ? undefined : begin(native, self, args);
    try { object[method] = new Proxy(native, {apply}); } catch { /* not to be changed */ }
  };
  const each = (object, methods, apply) => { for (const m of methods) wrap(object, m, apply); };
  return {
    call, listen, free, now: performance.now.bind(performance), later: setTimeout, clear: clearTimeout, min: Math.min, max: Math.max,
    eachOf: (map, visit) => call(eachOf, map, [visit]), has: free(has), set: free(set), get: free(get), remove: free(remove),
    eachIn: (set, visit) => call(eachIn, set, [visit]), holds: free(holds), add: free(add), drop: free(drop), empty: free(empty),
    putOff: new Set(), // timers, and the lists that anything else is in, while that is noted
    state, wrap, each,
  };
}
