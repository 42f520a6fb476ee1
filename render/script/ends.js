// Counts, for activity.js, what a page has begun that ends by itself, and what may bring something
// at any time. shared is what shared.js makes.
shared => {
  const {call, listen, later, free, state, wrap, each} = shared, {then} = Promise.prototype;

  // What ends by itself. What waits for it runs before the next task.
  const ended = () => later(() => { state.busy--; }, 0);
  const track = (native, self, args) => {
    const promise = call(native, self, args);
    if (promise instanceof Promise) {
      state.busy++;
      call(then, promise, [ended, ended]);
    }
    return promise;
  };
  const asks = (native, self, args) => {
    state.asked++;
    return track(native, self, args);
  };
  each(window, ['fetch'], asks);
  each(window, ['createImageBitmap'], track);
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
    state.asked++;
    state.busy++;
    call(listen, self, ['loadend', ended, {once: true}]);
    return result;
  });
  // Nobody says when a message was read; it takes less than this.
  const message = (native, self, args) => {
    state.busy++;
    later(() => { state.busy--; }, 20);
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
  const working = new WeakSet(), begins = free(WeakSet.prototype.add), ends = free(WeakSet.prototype.delete);
  for (const type of ['Worker', 'SharedWorker', 'WebSocket', 'WebTransport', 'EventSource', 'BroadcastChannel', 'RTCPeerConnection', 'FileReader']) {
    const native = window[type];
    if (typeof native !== 'function') continue;
    const noted = new Proxy(native, {
      construct(target, args, asked) {
        state.open++;
        if (state.left) throw new TypeError('the page was left');
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
      state.open--;
      state.terminated++;
    }
    return result;
  });
  const opens = (native, self, args) => {
    state.open++;
    return call(native, self, args);
  };
  wrap(window.IDBFactory?.prototype, 'open', opens);
  each(window.CacheStorage?.prototype, ['open', 'match', 'keys'], opens);
  each(window.StorageBucketManager?.prototype, ['open', 'keys'], opens);
  // A worker for the page's address runs as long as a page is there that it may be for.
  wrap(window.ServiceWorkerContainer?.prototype, 'register', (native, self, args) => {
    state.lasting = true;
    return call(native, self, args);
  });
}
