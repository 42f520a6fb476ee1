// Puts what galley calls into its world of a document, as the object galley there. parts are the
// functions of the files of their names, properties and generated the arguments of look, and
// fonts and pictures bound what is measured of these. A world that has it keeps it.
({look, plans, pseudo, listsigns, moved, fonts, broken, hurry, itself, ...parts}, properties, generated, bounds) => {
  if (Object.hasOwn(globalThis, 'galley')) return;
  const galley = {...parts, hurry: hurry(), changes: 0, marked: 0, itself: null, says: itself, watch, seen, styles, stylesAt, measure};
  Object.defineProperty(globalThis, 'galley', {value: galley});

  // Marks what scripts add from the time that the document is parsed on: the attribute later
  // has the number of the task. What is neither seen nor in the tree of elements is not marked.
  // What a page has marked itself is marked no more; only archives have such marks that are ours.
  const later = 'data-galley-later', mostLater = 3000;
  const unseen = ['script', 'style', 'link', 'meta', 'template', 'noscript'];
  let task = 0, marks = 0;
  // Fields of a form may have the names of what elements can do.
  const getter = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
  const {setAttribute, removeAttribute} = Element.prototype, kindOf = getter(Node, 'nodeType'), nameOf = getter(Element, 'localName');
  const mark = list => {
    task++;
    for (const change of list) for (const node of change.addedNodes) {
      if (kindOf.call(node) !== 1 || marks >= mostLater || unseen.includes(nameOf.call(node))) continue;
      setAttribute.call(node, later, task);
      marks++;
    }
  };
  const begin = () => {
    if (location.protocol !== 'file:') {
      for (const element of Document.prototype.querySelectorAll.call(document, `[${later}]`)) removeAttribute.call(element, later);
    }
    new MutationObserver(mark).observe(document, {subtree: true, childList: true});
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, {once: true});
  else begin();

  // Counts from now on how often elements and texts of the document change, and attributes.
  let observer;
  const noted = list => {
    const marked = list.filter(change => change.type === 'attributes');
    galley.marked += marked.filter(change => change.attributeName !== later).length;
    galley.changes += list.length - marked.length;
    galley.itself?.();
  };
  function watch() {
    if (observer) return;
    observer = new MutationObserver(noted);
    observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
  }

  // Measures of fonts, of those families that named says yes to, and pictures that are broken. What
  // fails of them is not there. That they are measured is no change.
  function measure(named) {
    const of = f => { try { return f(); } catch { return null; } };
    noted(observer?.takeRecords() || []);
    const measured = {fonts: of(() => fonts(bounds.texts, bounds.fonts, named)), broken: of(() => broken(bounds.pictures))};
    observer?.takeRecords();
    return measured;
  }

  // How often elements and texts have changed. Where the look of an article will be asked for,
  // what is likely to be part of that is read when this was said, for ms at most, in tasks that are
  // short: what is asked for meanwhile comes in between, and ends them.
  let looks, foreseen = null;
  const reader = () => looks ||= look({plans, pseudo, listsigns, moved}, properties, generated);
  // Says of a family whether the look that was read names it, and notes that in asked.
  const asking = asked => family => {
    if (!asked.has(family)) asked.set(family, reader().mentions(family));
    return asked.get(family);
  };
  const counts = () => galley.changes + ' ' + galley.marked;
  function seen(ms) {
    const own = foreseen = {end: performance.now() + ms};
    const next = first => {
      try {
        if (foreseen !== own || performance.now() > own.end) return;
        if (reader().foresee(first)) scheduler.postTask(() => next(false));
        else {
          own.asked = new Map();
          Object.assign(own, {measured: measure(asking(own.asked)), counts: counts()});
        }
      } catch { /* it is read when it is asked for */ }
    };
    if (ms > 0) scheduler.postTask(() => next(true));
    return galley.changes;
  }

  // The look of the subtrees of roots, as look.js says it, with the measures of pictures and of the
  // fonts that it names.
  function styles(limit, has, ...roots) {
    const {measured, asked} = foreseen?.counts === counts() ? foreseen : {};
    foreseen = null;
    const said = reader().read(limit, has, roots);
    const named = asking(new Map()), holds = measured && [...asked].every(([family, was]) => was === named(family));
    return said && {...said, ...(holds ? measured : measure(named))};
  }
  // The same for roots by their places among the elements of the document; empty where it has not
  // as many of these or changed more often than is given, or the roots have not the tags.
  function stylesAt(limit, has, places, tags, elements, changes) {
    const all = Document.prototype.getElementsByTagName.call(document, '*');
    const roots = places.map(place => all[place]), tagOf = Object.getOwnPropertyDescriptor(Element.prototype, 'localName').get;
    if (galley.changes !== changes || all.length !== elements || roots.some((root, i) => !root || tagOf.call(root) !== tags[i])) return {};
    return styles(limit, has, ...roots);
  }
}
