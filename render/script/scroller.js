// What is scrolled: the page, or the element in the middle of it that has more below, where the
// page is only a frame around that. One that scrolls by two screens or more is none, and need not be made
// ready to be painted to find out what is in its middle.
() => {
  const root = document.scrollingElement || document.documentElement;
  const beyond = element => element ? element.scrollHeight - element.clientHeight : 0;
  const inMiddle = tree => tree.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    .filter(element => Node.prototype.getRootNode.call(element) === tree)
    .flatMap(element => element.shadowRoot ? [element, ...inMiddle(element.shadowRoot)] : [element]);
  let scroller = root;
  const stays = [root, document.body].some(element => element && /hidden|clip/.test(getComputedStyle(element).overflowY));
  for (const element of !stays && beyond(root) > 2 * window.innerHeight ? [] : inMiddle(document)) {
    const large = element.clientHeight * 2 > window.innerHeight && element.clientWidth * 2 > window.innerWidth;
    if (large && beyond(element) > beyond(scroller) && /auto|scroll/.test(getComputedStyle(element).overflowY)) scroller = element;
  }
  const whole = scroller === root;
  const target = whole ? window : scroller;
  return {
    root, scroller, whole,
    height: () => scroller ? scroller.scrollHeight : 0,
    step: () => Math.max(1, whole ? window.innerHeight : scroller.clientHeight),
    // What to add to where a box is in the window to have where it is in what is scrolled.
    top: () => whole ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top,
    isAway: () => window.scrollX !== 0 || window.scrollY !== 0 || !whole && scroller.scrollTop !== 0,
    jump: y => target.scrollTo({top: y, left: 0, behavior: 'instant'}),
  };
}
