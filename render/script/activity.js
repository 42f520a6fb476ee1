// Notes, for galley's scripts, what the page is still about to do, brings forward what it
// put off, and has laid out what it leaves out. It runs in every document before any script
// of the page, in the page's own world. A page that finds it, or breaks it, can only
// mislead galley about how long to wait.
//
// parts are the functions of the files of their names.
//
// The function that each window has under name brings timers forward where its argument
// says so, by longest ms in all, and callbacks for idle times, and says {ran, running, due,
// busy, open, frames, sign, scrolls, looks, sizes, many, at, title, address}:
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
//   title    of the document when it was parsed, before anything answered its scripts; address is where it was then
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
(parts, name, longest) => {
  const shared = parts.shared();
  const {call, listen, min, max, holds, empty, putOff, state} = shared;
  const timing = parts.timers(shared, longest), {frames, idle, hurry, forwardNoted, isDue, isRunning, ran} = timing;
  parts.ends(shared);
  const {heard, leave} = parts.parting(shared, timing, name);
  const {watched, layOut, places, sign} = parts.inview(shared, heard);

  // Frames of the page's own origin are part of it.
  const below = (sum, note, ahead) => {
    for (let i = 0; i < min(window.length, 50); i++) {
      try {
        const frame = window[i], element = frame.frameElement;
        const told = frame[name](ahead);
        for (const key of ['ran', 'running', 'due', 'busy', 'open', 'frames', 'looks', 'sizes']) sum[key] += told[key] | 0;
        if (told.scrolls || told.at.length) note(element, window);
      } catch {
        if (state.listens || window.onmessage) sum.open++;
      }
    }
    return sum;
  };
  let title = '', address = '';
  call(listen, document, ['DOMContentLoaded', () => {
    try { [title, address] = [`${document.title}`, location.href]; } catch { /* the page has its own */ }
  }, {once: true, capture: true}]);
  const waits = list => holds(putOff, list) && list.size > 0;
  call(listen, document, [name, event => {
    if (!state.noting) {
      state.noting = true;
      return;
    }
    forwardNoted();
    state.noting = false;
    if (waits(frames) || waits(idle) || waits(watched)) event.preventDefault();
    empty(putOff);
  }]);
  const tell = ahead => {
    if (ahead) hurry();
    const laidOut = layOut();
    const {at, note} = places();
    // What is laid out now may have such parts, of which the next frame tells.
    const due = +(!ahead && isDue()), {busy, open, looks, sizes} = state;
    const sum = below({ran: ran(), running: +isRunning(), due, busy: max(0, busy) + idle.size, open, frames: frames.size + laidOut, looks, sizes}, note, ahead);
    return {
      ran: sum.ran | 0, running: sum.running | 0, due: sum.due | 0, busy: sum.busy | 0, open: sum.open | 0, frames: sum.frames | 0, looks: sum.looks | 0, sizes: sum.sizes | 0,
      sign: sign(), scrolls: state.scrolls || !!(window.onscroll || document.onscroll || document.body?.onscroll), many: state.many, at, title, address,
    };
  };
  tell.leave = leave;
  call(listen, document, [name + '.', () => { call(send, document, [new Answer(name + '!', {detail: leave()})]); }]);
  const Answer = CustomEvent, send = EventTarget.prototype.dispatchEvent;
  const answer = (type, ahead) => call(listen, document, [name + type, () => { call(send, document, [new Answer(name + '!', {detail: tell(ahead)})]); }]);
  answer('?', false);
  answer('+', true);
  Object.defineProperty(window, name, {value: tell});
}
