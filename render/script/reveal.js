// Shows what a page shows once a reader has come to it, where galley came by too fast: parts in the
// flow of the page that take their room and are transparent or invisible. Others like them are
// shown, and what these have shows a part as well: a class or a mark of a script, which is tried, or
// an opacity or visibility of its own. So they are told from spam and from what is meant for
// machines: nothing that is like these is seen. Returns how many parts were shown.
() => {
  const asking = galley.prose(), {isOver, isForm, parent, size} = asking, {isShown} = galley.hidden(asking);
  const mostParts = 200, mostMarks = 60, mostAlike = 3000; // each mark is looked for in the whole page
  const isBox = element => element instanceof HTMLElement && !isForm(element) && element.offsetHeight > 1 && element.offsetWidth > 1;
  // Of panels and slides that lie over each other a reader sees one at a time.
  const liesOver = element => [element.previousElementSibling, element.nextElementSibling].some(other => {
    if (!other || !isBox(other) || other.offsetParent !== element.offsetParent) return false;
    const shared = (from, size) => Math.min(element[from] + element[size], other[from] + other[size]) - Math.max(element[from], other[from]);
    const wide = shared('offsetLeft', 'offsetWidth'), high = shared('offsetTop', 'offsetHeight');
    return wide > 0 && high > 0 && 2 * wide * high > element.offsetWidth * element.offsetHeight;
  });
  const waits = element => isBox(element) && !isShown(element) && !!parent.call(element) && isShown(parent.call(element)) && !isOver(element) && !liesOver(element);
  // What galley has shown says nothing.
  const isSeen = element => isBox(element) && isShown(element) && !galley.shown?.has(element);
  // All are asked, then changed, then asked again: what is asked after each change is laid out as often.
  const finish = () => {
    for (const animation of document.getAnimations()) try { animation.finish(); } catch { /* it has no end */ }
  };
  // A script goes on that shows parts and hides them again: what it says then is not to matter.
  const hold = (element, style) => element.animate(style, {duration: 1, fill: 'forwards'}).finish();
  const rounds = 3; // what is in a part waits for that

  // The parts with words in them.
  const waiting = new Set(), tops = new Map();
  const topOf = element => {
    const path = [];
    let at = element;
    for (let up; !tops.has(at) && (up = parent.call(at)) && !isShown(up); at = up) path.push(at);
    const top = tops.get(at) || at;
    for (const below of [...path, at]) tops.set(below, top);
    return top;
  };
  const walker = document.createTreeWalker(document.querySelector('body') || document, NodeFilter.SHOW_TEXT);
  for (let node; waiting.size < mostParts && (node = walker.nextNode());) {
    const up = parent.call(node);
    if (!up || size(node.data) === 0 || isShown(up)) continue;
    const top = topOf(up);
    if (!waiting.has(top) && getComputedStyle(top).display !== 'inline' && waits(top)) waiting.add(top);
  }
  let shown = 0;

  // Marks of an element: its classes, and its attributes for scripts by name.
  const marksOf = element => [
    ...[...element.classList].map(name => '.' + CSS.escape(name)),
    ...[...element.attributes].filter(({name}) => name.startsWith('data-')).map(({name}) => `[${CSS.escape(name)}]`),
  ];
  // What half of some elements have and one has not: classes, and attributes with their values.
  const lacks = (element, others) => {
    const counts = new Map();
    const add = state => counts.set(state, (counts.get(state) || 0) + 1);
    for (const other of others) {
      for (const name of other.classList) if (!element.classList.contains(name)) add('class ' + name);
      for (const {name, value} of other.attributes) if (name.startsWith('data-') && value.length < 40 && element.getAttribute(name) !== value) add(name + ' ' + value);
    }
    return [...counts].filter(([, count]) => 2 * count >= others.length).map(([state]) => [state.slice(0, state.indexOf(' ')), state.slice(state.indexOf(' ') + 1)]);
  };
  // Gives elements what others have, and takes it back where that does not show them. Returns how many are shown.
  const give = (list, [name, value]) => {
    const were = list.map(element => element.getAttribute(name));
    const set = (element, value) => {
      try { element.setAttribute(name, value); } catch { /* a name that only parsers take */ }
    };
    list.forEach((element, i) => set(element, name === 'class' ? `${were[i] ?? ''} ${value}` : value));
    finish();
    const styles = list.map(element => {
      const {opacity, visibility, transform} = getComputedStyle(element);
      return isShown(element) && {opacity, visibility, transform};
    });
    list.forEach((element, i) => {
      if (styles[i]) hold(element, styles[i]);
      else if (were[i] === null) element.removeAttribute(name);
      else set(element, were[i]);
    });
    return styles.filter(Boolean).length;
  };
  const tried = new Set();
  const byMarks = element => {
    for (const mark of marksOf(element)) {
      if (tried.has(mark) || tried.size >= mostMarks) continue;
      tried.add(mark);
      const alike = [...document.querySelectorAll(mark)].slice(0, mostAlike);
      // Menus that are closed may have been come to as well.
      const states = [isSeen, other => !isForm(other) && !isBox(other)].flatMap(test => lacks(element, alike.filter(test)).slice(0, 10));
      const state = states.find(state => give([element], state));
      if (!state) continue;
      shown++;
      give(alike.filter(other => galley.shown?.has(other)), state); // it is not moved to its place yet
      for (let n = 0, more; n < rounds && (more = give(alike.filter(waits), state)); n++) shown += more;
      return true;
    }
    return false;
  };

  // Parts that are hidden by their own style attribute, as scripts do that move them to their place.
  let styled, rest = 20;
  const names = element => [...element.style];
  const areAlike = (one, other) => {
    const both = names(one).filter(name => other.style.getPropertyValue(name) !== '').length;
    return both > 1 || both === names(one).length && [...one.classList].some(name => other.classList.contains(name));
  };
  const still = {opacity: 1, visibility: 'visible', transform: 'none', translate: 'none', scale: 'none', rotate: 'none', filter: 'none', clipPath: 'none'};
  const settle = element => hold(element, Object.fromEntries(Object.entries(still).filter(([name]) => element.style[name] !== '')));
  const byStyle = element => {
    const {opacity, visibility} = element.style;
    if (opacity === '' && visibility === '' || rest-- <= 0) return;
    styled ||= [...document.querySelectorAll('[style*=opacity i], [style*=visibility i]')].slice(0, mostAlike).filter(other => other instanceof HTMLElement && !isForm(other));
    const alike = styled.filter(other => areAlike(element, other));
    if (!alike.some(other => isShown(other) && !galley.shown?.has(other))) return;
    finish();
    for (let n = 0, more; n < rounds && (more = alike.filter(waits)).length; n++) {
      const here = n ? [] : alike.filter(other => isShown(other) && !isOver(other)); // on their way, some of them
      [...more, ...here].forEach(settle);
      shown += more.length;
    }
  };
  for (const element of waiting) {
    if (!isShown(element) && !byMarks(element)) byStyle(element);
  }
  // A page that shows nothing yet has nothing like it.
  return shown || galley.unveil(asking, galley.hidden(asking));
}
