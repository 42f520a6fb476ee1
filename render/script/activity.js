// Notes, for galley's scripts, what the page is still about to do, brings forward what it
// put off, and has laid out what it leaves out. It runs in every document before any script
// of the page, in the page's own world. A page that finds it, or breaks it, can only
// mislead galley about how long to wait.
//
// The function that each window has under name brings timers forward where its argument
// says so, by longest ms in all, and callbacks for idle times, and says {ran, running, due,
// busy, open, frames, sign, scrolls, looks, sizes, many, at}:
//   ran      how many callbacks of timers were brought forward
//   running  whether they still are
//   due      whether there are any to bring forward, where the argument does not say so
//   busy     what has begun and ends by itself: answers and messages that are not read yet
//   open     what may bring something at any time: workers, sockets, databases, frames of
//            other origins that the page listens to
//   frames   callbacks that wait for the next frame
//   sign     the event of a mouse that a script is put off until, as until any sign of a reader; or ''
//   scrolls  whether a script listens to scrolling
//   looks    how often scripts began to listen to scrolling, or to look at what is in view
//   sizes    how often scripts began to look at how large something is
//   many     whether scripts look at more than can be listed
//   at       numbers in pairs, top and bottom in CSS px: what scripts want to see in view
//
// The event name?, at the document, asks for the same without timers brought forward, and
// name+ with them; the event name! has it as its detail.
//
// The event name., at the document, says that the page is left: where nothing of it is open or
// busy nothing of it runs any more, and the event name! has as its detail how many frames
// there are that this holds for as well. Else its detail is -1.
//
// The event name, at the document, begins to note what scripts put off. The next one
// ends that, brings forward the callbacks for the next frame among it and the timers that
// take no longer than longest ms, and has its default prevented where something waits for a
// frame after that one or an idle time, or began to look at what is in view.
(name, longest) => {
  // What pages may change is taken before they do.
  const call = Reflect.apply, now = performance.now.bind(performance), {then} = Promise.prototype;
  const later = setTimeout, clear = clearTimeout, endFrame = cancelAnimationFrame, endIdle = window.cancelIdleCallback, min = Math.min, max = Math.max;
  const eachOf = Map.prototype.forEach, eachIn = Set.prototype.forEach;
  const empty = Set.prototype.clear, slice = Array.prototype.slice;
  // A task of its own, without the delay of timers.
  const tasks = new MessageChannel(), post = MessagePort.prototype.postMessage.bind(tasks.port2, 0);
  tasks.port1.onmessage = () => step();
  const listen = EventTarget.prototype.addEventListener, stopEvent = Event.prototype.stopImmediatePropagation;
  const free = method => (self, a, b) => call(method, self, [a, b]);
  const add = free(Set.prototype.add), drop = free(Set.prototype.delete), has = free(Map.prototype.has), holds = free(Set.prototype.has);
  const set = free(Map.prototype.set), get = free(Map.prototype.get), remove = free(Map.prototype.delete);
  const timers = new Map(), intervals = new Map(), watched = new Map();
  const frames = new Map(), idle = new Map(); // callbacks by what cancels them
  let busy = 0, open = 0, scrolls = false, looks = 0, many = false, sizes = 0;

  // What was put off while it is noted: timers, and the lists that anything else is in.
  const putOff = new Set();
  let noting = false;

  // The page was left, or has begun what does not end when it is.
  let left = false, lasting = false;

  // A function of an object, with something of ours before it. Proxies of native functions
  // look native. A page that was left begins nothing.
  const wrap = (object, method, begin) => {
    const native = object?.[method];
    if (typeof native !== 'function') return;
    const apply = (native, self, args) => left ? undefined : begin(native, self, args);
    try { object[method] = new Proxy(native, {apply}); } catch { /* not to be changed */ }
  };
  const each = (object, methods, apply) => { for (const m of methods) wrap(object, m, apply); };

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
    if (noting) add(putOff, id);
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
  const find = () => {
    next = null;
    call(eachOf, timers, [(timer, id) => earlier(timer, id, timers)]);
    call(eachOf, intervals, [(timer, id) => earlier(timer, id, intervals)]);
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
    until = at + longest - used;
    return !!find();
  };
  const forward = () => {
    running = isDue();
    if (running) post();
  };
  const step = () => {
    const began = now();
    if (left || at > until || !find()) {
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
    call(eachOf, list, [(run, id) => { due[due.length] = {run, id}; }]);
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
    call(eachIn, putOff, [id => {
      const timer = get(timers, id);
      if (!timer || timer.ms > longest) return;
      timer.id = id;
      noted[noted.length] = timer;
    }]);
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
      if (noting) add(putOff, list);
      return id;
    });
    wrap(window, cancel, (native, self, args) => {
      remove(list, args[0]);
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

  // Nobody sees one view change into another, which would take frames that are drawn.
  wrap(window.Document?.prototype, 'startViewTransition', (native, self, args) => {
    const transition = call(native, self, args);
    call(then, transition.ready, [undefined, () => {}]);
    transition.skipTransition();
    return transition;
  });

  // What may bring something at any time. A worker that was ended does not, but it takes Chrome a
  // while to end it.
  let terminated = 0;
  const working = new WeakSet(), begins = free(WeakSet.prototype.add), ends = free(WeakSet.prototype.delete);
  for (const type of ['Worker', 'SharedWorker', 'WebSocket', 'WebTransport', 'EventSource', 'BroadcastChannel', 'RTCPeerConnection', 'FileReader']) {
    const native = window[type];
    if (typeof native !== 'function') continue;
    const noted = new Proxy(native, {
      construct(target, args, asked) {
        open++;
        if (left) throw new TypeError('the page was left');
        const made = Reflect.construct(target, args, asked);
        if (type === 'Worker') begins(working, made);
        return made;
      },
    });
    try { window[type] = native.prototype.constructor = noted; } catch { /* not to be changed */ }
  }
  wrap(window.Worker?.prototype, 'terminate', (native, self, args) => {
    const result = call(native, self, args);
    if (ends(working, self)) {
      open--;
      terminated++;
    }
    return result;
  });
  const opens = (native, self, args) => {
    open++;
    return call(native, self, args);
  };
  wrap(window.IDBFactory?.prototype, 'open', opens);
  each(window.CacheStorage?.prototype, ['open', 'match', 'keys'], opens);
  each(window.StorageBucketManager?.prototype, ['open', 'keys'], opens);
  // A worker for the page's address runs as long as a page is there that it may be for.
  wrap(window.ServiceWorkerContainer?.prototype, 'register', (native, self, args) => {
    lasting = true;
    return call(native, self, args);
  });

  // A page that was left does not hear that it goes. What listens first hears first, but for
  // what is said by a property, which is taken away.
  const parting = new Set(['pagehide', 'visibilitychange', 'beforeunload', 'unload', 'freeze', 'storage']);
  const hush = event => { if (left) call(stopEvent, event, []); };
  const silence = type => call(listen, window, [type, hush, true]);
  const setters = new Set();
  for (const type of parting) {
    for (const object of [window, Document.prototype]) {
      const setter = Object.getOwnPropertyDescriptor(object, 'on' + type)?.set;
      if (setter) add(setters, value => call(setter, object === window ? window : document, [value]));
    }
  }

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

  // What looks at what is in view, or listens to other frames.
  let listens = false;
  // A script that is put off until a reader does anything listens with one function to keys, to fingers,
  // and to a mouse.
  const ways = new Map(), heard = new WeakMap(), hears = free(WeakMap.prototype.get), hear = free(WeakMap.prototype.set);
  const all = 7;
  for (const [way, types] of [[1, ['keydown', 'keyup', 'keypress']], [2, ['touchstart', 'touchmove', 'touchend']], [4, ['mousemove', 'mouseover', 'mousedown', 'pointermove', 'wheel']]]) {
    for (const type of types) set(ways, type, way);
  }
  let sign = '', stirred = '';
  const awaits = (self, type, listener) => {
    const way = get(ways, type);
    if (!way || sign || typeof listener !== 'function' || self !== window && self !== document && self !== document.documentElement && self !== document.body) return;
    const known = hears(heard, listener) | way;
    hear(heard, listener, known);
    if (way === 4) stirred = type;
    if (known === all) sign = stirred;
  };
  wrap(EventTarget.prototype, 'addEventListener', (native, self, args) => {
    const type = args[0];
    awaits(self ?? window, type, args[1]);
    if (type === 'scroll' || type === 'scrollend') {
      scrolls = true;
      looks++;
    }
    if (type === 'message') listens = true;
    if (typeof type === 'string' && holds(parting, type)) silence(type);
    return call(native, self, args);
  });
  // What is not laid out unless it is near the view, and is to be laid out all the same.
  const skipped = new Set();
  call(listen, document, ['contentvisibilityautostatechange', event => {
    if (event.skipped && event.target instanceof Element) add(skipped, event.target);
  }, true]);
  const setProperty = CSSStyleDeclaration.prototype.setProperty;
  const layOut = () => {
    const any = skipped.size > 0;
    call(eachIn, skipped, [element => {
      if (element.style) call(setProperty, element.style, ['content-visibility', 'visible', 'important']);
    }]);
    call(empty, skipped, []);
    return any;
  };
  const observer = window.IntersectionObserver?.prototype;
  wrap(observer, 'observe', (native, self, args) => {
    if (!has(watched, self)) set(watched, self, new Set());
    if (args[0] instanceof Element) add(get(watched, self), args[0]);
    looks++;
    if (noting) add(putOff, watched);
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

  // Sizes are told with a frame. One that was told of stays watched.
  wrap(window.ResizeObserver?.prototype, 'observe', (native, self, args) => {
    sizes++;
    return call(native, self, args);
  });

  // Where what is watched lies, at most so many places.
  const most = 400;
  const places = () => {
    const at = [];
    const note = (element, window) => {
      if (at.length >= 2 * most) many = true;
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
  const below = (sum, note, ahead) => {
    for (let i = 0; i < min(window.length, 50); i++) {
      try {
        const frame = window[i], element = frame.frameElement;
        const told = frame[name](ahead);
        for (const key of ['ran', 'running', 'due', 'busy', 'open', 'frames', 'looks', 'sizes']) sum[key] += told[key] | 0;
        if (told.scrolls || told.at.length) note(element, window);
      } catch {
        if (listens || window.onmessage) sum.open++;
      }
    }
    return sum;
  };
  const waits = list => holds(putOff, list) && list.size > 0;
  call(listen, document, [name, event => {
    if (!noting) {
      noting = true;
      return;
    }
    forwardNoted();
    noting = false;
    if (waits(frames) || waits(idle) || waits(watched)) event.preventDefault();
    call(empty, putOff, []);
  }]);
  const tell = ahead => {
    if (ahead && used < longest && !running && busy <= 0 && !idle.size) forward();
    if (ahead && idle.size) later(forwardIdle, 0);
    const laidOut = layOut();
    const {at, note} = places();
    // What is laid out now may have such parts, of which the next frame tells.
    const due = +(!ahead && used < longest && !running && busy <= 0 && !idle.size && isDue());
    const sum = below({ran, running: +running, due, busy: max(0, busy) + idle.size, open, frames: frames.size + laidOut, looks, sizes}, note, ahead);
    return {
      ran: sum.ran | 0, running: sum.running | 0, due: sum.due | 0, busy: sum.busy | 0, open: sum.open | 0, frames: sum.frames | 0, looks: sum.looks | 0, sizes: sum.sizes | 0,
      sign, scrolls: scrolls || !!(window.onscroll || document.onscroll || document.body?.onscroll), many, at,
    };
  };
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
    if (open || terminated || lasting || busy > 0 || running || window.length > 50 || call(query, document, ['video, audio, object, embed'])) return -1;
    let below = 0;
    try {
      for (let i = 0; i < window.length; i++) {
        const ended = window[i][name].leave();
        if (ended < 0) return -1;
        below += 1 + ended;
      }
      left = true;
      forgo();
    } catch {
      return -1;
    }
    call(eachIn, setters, [setTo => setTo(null)]);
    call(eachIn, parting, [silence]);
    // Timers have numbers one after the other.
    const last = later(() => {}, 0);
    for (let id = last; id > max(0, last - lastTimers); id--) clear(id);
    call(eachOf, frames, [(_, id) => endFrame(id)]);
    call(eachOf, idle, [(_, id) => endIdle(id)]);
    return last < lastTimers ? below : -1;
  };
  tell.leave = leave;
  call(listen, document, [name + '.', () => { call(send, document, [new Answer(name + '!', {detail: leave()})]); }]);
  const Answer = CustomEvent, send = EventTarget.prototype.dispatchEvent;
  const answer = (type, ahead) => call(listen, document, [name + type, () => { call(send, document, [new Answer(name + '!', {detail: tell(ahead)})]); }]);
  answer('?', false);
  answer('+', true);
  Object.defineProperty(window, name, {value: tell});
}
