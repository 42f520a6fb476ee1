// Notes, for activity.js, what scripts of a page look at: what is in view, and how large it is. Has
// what the page leaves out laid out. shared is what shared.js makes; hearing is called with every
// type of event that a script begins to listen to.
(shared, hearing) => {
  const {call, listen, free, eachIn, add, drop, has, get, set, remove, empty, putOff, state, wrap} = shared;
  const watched = new Map();

  // A script that is put off until a reader does anything listens with one function to keys, to
  // fingers, and to a mouse.
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
  // What looks at what is in view, or listens to other frames.
  wrap(EventTarget.prototype, 'addEventListener', (native, self, args) => {
    const type = args[0];
    awaits(self ?? window, type, args[1]);
    if (type === 'scroll' || type === 'scrollend') {
      state.scrolls = true;
      state.looks++;
    }
    if (type === 'message') state.listens = true;
    hearing(type);
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
    eachIn(skipped, element => {
      if (element.style) call(setProperty, element.style, ['content-visibility', 'visible', 'important']);
    });
    empty(skipped);
    return any;
  };
  const observer = window.IntersectionObserver?.prototype;
  wrap(observer, 'observe', (native, self, args) => {
    if (!has(watched, self)) set(watched, self, new Set());
    if (args[0] instanceof Element) add(get(watched, self), args[0]);
    state.looks++;
    if (state.noting) add(putOff, watched);
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
    state.sizes++;
    return call(native, self, args);
  });

  // Where what is watched lies, at most so many places.
  const most = 400;
  const places = () => {
    const at = [];
    const note = (element, window) => {
      if (at.length >= 2 * most) state.many = true;
      if (at.length < 2 * most && element.getClientRects().length) {
        const box = element.getBoundingClientRect();
        at[at.length] = box.top + window.scrollY | 0;
        at[at.length] = box.bottom + window.scrollY | 0;
      }
    };
    for (const targets of watched.values()) for (const element of targets) note(element, window);
    return {at, note};
  };
  return {watched, layOut, places, sign: () => sign};
}
