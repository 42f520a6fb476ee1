// Notes, for galley's scripts, what the page is still about to do. It runs in every
// document before any script of the page, in the page's own world, and changes nothing
// that the page does. A page that finds it, or breaks it, can only mislead galley about
// how long to wait.
//
// The function that each window has under name says it: {due, busy, open, frames,
// scrolls, at}.
//   due      ms until the last of the timers that end within soon; 0: there is none
//   busy     what has begun and ends by itself: answers and messages that are not read yet
//   open     what may bring something at any time: workers, sockets, databases, fast
//            intervals, frames of other origins that the page listens to
//   frames   callbacks that wait for the next frame
//   scrolls  whether a script listens to scrolling, or looks at more than can be listed
//   at       numbers in pairs, top and bottom in CSS px: what scripts want to see in view
(name, soon) => {
  // What pages may change is taken before they do.
  const call = Reflect.apply, now = performance.now.bind(performance), {then} = Promise.prototype;
  const later = setTimeout, min = Math.min, max = Math.max;
  const listen = EventTarget.prototype.addEventListener;
  const free = method => (self, a, b) => call(method, self, [a, b]);
  const add = free(Set.prototype.add), drop = free(Set.prototype.delete), has = free(Map.prototype.has);
  const set = free(Map.prototype.set), get = free(Map.prototype.get), remove = free(Map.prototype.delete);
  const timers = new Map(), intervals = new Map(), watched = new Map();
  const frames = new Set(), idle = new Set();
  let busy = 0, open = 0, scrolls = false;

  // A function of an object, with something of ours before it. Proxies of native functions
  // look native.
  const wrap = (object, method, apply) => {
    const native = object?.[method];
    if (typeof native !== 'function') return;
    try { object[method] = new Proxy(native, {apply}); } catch { /* not to be changed */ }
  };
  const each = (object, methods, apply) => { for (const m of methods) wrap(object, m, apply); };

  // Timers.
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
    id = call(native, self, args);
    set(list, id, {ms, end: now() + ms});
    return id;
  });
  timed('setTimeout', timers);
  timed('setInterval', intervals);
  each(window, ['clearTimeout', 'clearInterval'], (native, self, args) => {
    remove(timers, args[0]);
    remove(intervals, args[0]);
    return call(native, self, args);
  });
  const once = (list, request, cancel) => {
    wrap(window, request, (native, self, args) => {
      const callback = args[0];
      if (typeof callback !== 'function') return call(native, self, args);
      let id;
      args[0] = function (...given) {
        drop(list, id);
        return call(callback, this, given);
      };
      id = call(native, self, args);
      add(list, id);
      return id;
    });
    wrap(window, cancel, (native, self, args) => {
      drop(list, args[0]);
      return call(native, self, args);
    });
  };
  once(frames, 'requestAnimationFrame', 'cancelAnimationFrame');
  once(idle, 'requestIdleCallback', 'cancelIdleCallback');

  // What ends by itself. What waits for it runs before the next task.
  const ended = () => later(() => { busy--; }, 0);
  const track = (native, self, args) => {
    const promise = call(native, self, args);
    if (promise instanceof Promise) {
      busy++;
      call(then, promise, [ended, ended]);
    }
    return promise;
  };
  each(window, ['fetch', 'createImageBitmap'], track);
  each(window.Response?.prototype, ['text', 'json', 'arrayBuffer', 'blob', 'formData', 'bytes'], track);
  each(window.Blob?.prototype, ['text', 'arrayBuffer'], track);
  each(window.HTMLImageElement?.prototype, ['decode'], track);
  each(window.FontFace?.prototype, ['load'], track);
  each(window.FontFaceSet?.prototype, ['load'], track);
  each(window.SubtleCrypto?.prototype, ['digest', 'importKey', 'decrypt', 'verify'], track);
  each(window.Scheduler?.prototype, ['postTask', 'yield'], track);
  each(window.WebAssembly, ['compile', 'instantiate', 'compileStreaming', 'instantiateStreaming'], track);
  each(window.XMLHttpRequest?.prototype, ['send'], (native, self, args) => {
    const result = call(native, self, args);
    busy++;
    call(listen, self, ['loadend', ended, {once: true}]);
    return result;
  });
  // Nobody says when a message was read; it takes less than this.
  const message = (native, self, args) => {
    busy++;
    later(() => { busy--; }, 20);
    return call(native, self, args);
  };
  wrap(window, 'postMessage', message);
  wrap(window.MessagePort?.prototype, 'postMessage', message);

  // What may bring something at any time.
  for (const type of ['Worker', 'SharedWorker', 'WebSocket', 'WebTransport', 'EventSource', 'BroadcastChannel', 'RTCPeerConnection', 'FileReader']) {
    const native = window[type];
    if (typeof native !== 'function') continue;
    const noted = new Proxy(native, {
      construct(target, args, asked) {
        open++;
        return Reflect.construct(target, args, asked);
      },
    });
    try { window[type] = native.prototype.constructor = noted; } catch { /* not to be changed */ }
  }
  const opens = (native, self, args) => {
    open++;
    return call(native, self, args);
  };
  wrap(window.IDBFactory?.prototype, 'open', opens);
  each(window.CacheStorage?.prototype, ['open', 'match', 'keys'], opens);

  // What looks at what is in view, or listens to other frames.
  let listens = false;
  wrap(EventTarget.prototype, 'addEventListener', (native, self, args) => {
    const type = args[0];
    if (type === 'scroll' || type === 'scrollend') scrolls = true;
    if (type === 'message') listens = true;
    return call(native, self, args);
  });
  // What is not laid out before it is near the view.
  const skipped = new Set();
  set(watched, document, skipped);
  call(listen, document, ['contentvisibilityautostatechange', event => {
    if (event.target instanceof Element) add(skipped, event.target);
  }, true]);
  const observer = window.IntersectionObserver?.prototype;
  wrap(observer, 'observe', (native, self, args) => {
    if (!has(watched, self)) set(watched, self, new Set());
    if (args[0] instanceof Element) add(get(watched, self), args[0]);
    return call(native, self, args);
  });
  wrap(observer, 'unobserve', (native, self, args) => {
    if (has(watched, self)) drop(get(watched, self), args[0]);
    return call(native, self, args);
  });
  wrap(observer, 'disconnect', (native, self, args) => {
    remove(watched, self);
    return call(native, self, args);
  });

  // Where what is watched lies, at most so many places.
  const most = 400;
  const places = () => {
    const at = [];
    const note = (element, window) => {
      if (at.length >= 2 * most) scrolls = true;
      if (at.length < 2 * most && element.getClientRects().length) {
        const box = element.getBoundingClientRect();
        at[at.length] = box.top + window.scrollY | 0;
        at[at.length] = box.bottom + window.scrollY | 0;
      }
    };
    for (const targets of watched.values()) for (const element of targets) note(element, window);
    return {at, note};
  };
  // Frames of the page's own origin are part of it.
  const below = (sum, note) => {
    for (let i = 0; i < min(window.length, 50); i++) {
      try {
        const frame = window[i], element = frame.frameElement;
        const told = frame[name]();
        sum.due = max(sum.due, told.due | 0);
        for (const key of ['busy', 'open', 'frames']) sum[key] += told[key] | 0;
        if (told.scrolls || told.at.length) note(element, window);
      } catch {
        if (listens || window.onmessage) sum.open++;
      }
    }
    return sum;
  };
  Object.defineProperty(window, name, {
    value: () => {
      // One that is late, because the machine has much to do, comes next.
      const time = now(), within = end => end - time <= soon ? max(1, end - time + 1) : 0;
      let due = 0, fast = 0;
      for (const {end} of timers.values()) due = max(due, within(end));
      for (const {ms, end} of intervals.values()) {
        if (ms <= soon) fast++;
        else due = max(due, end > time ? within(end) : 0);
      }
      const {at, note} = places();
      const sum = below({due, busy: max(0, busy) + idle.size, open: open + fast, frames: frames.size}, note);
      return {
        due: sum.due | 0, busy: sum.busy | 0, open: sum.open | 0, frames: sum.frames | 0,
        scrolls: scrolls || !!(window.onscroll || document.onscroll || document.body?.onscroll), at,
      };
    },
  });
}
