// Opens what a reader opens with a click and reads in its place: <details>, the panels of
// accordions and of tabs, and what a button "read on" shows. Menus, forms and what drops down over
// the page stay as they are, and so does what a page hides with nothing beside it to click on.
// unstyled says that the page has none of its style sheets: which cursor is where is not known then.
// tabSets is the function of tabsets.js. Returns how many parts were opened. Linear in the elements of
// the page: the page is laid out a few times, whatever the number of panels.
({beside, isOver, isForm, frames, isBeside, size, show: showParts}, tabSets, unstyled) => {
  const others = 'input, select, [role=combobox], [role=tab], [aria-haspopup]:not([aria-haspopup=false])'; // no disclosures
  const fields = 'input:not([type=hidden]), select, textarea';
  const buttons = 'button, [role=button]';
  const elsewhere = 'a[href]:not([href^="#"]):not([href^="javascript:" i])';
  const noText = new Set(['style', 'script', 'template', 'noscript', 'br', 'hr']);
  // The header of a part may be what opens it; that of the page has its panels in it.
  const isHead = at => at.localName === 'header' || frames.has(at);
  // A card that is one link has this cursor, and so has what is in it.
  const points = element => getComputedStyle(element).cursor === 'pointer';
  const isReached = element => Number(element.getAttribute('tabindex') ?? -1) >= 0; // with the keyboard
  const sibling = (element, way) => {
    do element = element[way]; while (element && noText.has(element.localName));
    return element;
  };
  // Whether an element has no box, does not show, or has no height for what is in it.
  const isClosed = element => !element.checkVisibility({visibilityProperty: true}) ||
    element.offsetHeight <= 1 && element.scrollHeight > 1 && getComputedStyle(element).overflowY !== 'visible';

  // All are opened before the styles of any are asked for, which else Chrome computes anew for each;
  // those are closed again of which something lies over the page.
  const folds = [...document.querySelectorAll('details:not([open])')].filter(details => !isBeside(details));
  const named = folds.map(details => details.getAttribute('name'));
  for (const details of folds) {
    details.removeAttribute('name'); // of those of one name only one may be open
    details.open = true;
  }
  const over = folds.map(details => [...details.children].some(isOver));
  let opened = 0;
  folds.forEach((details, i) => {
    opened += !over[i];
    if (!over[i]) return;
    details.open = false;
    if (named[i] !== null) details.setAttribute('name', named[i]);
  });

  const least = new Map(); // of each panel to open: how much text it must have

  // Panels whose controls say what they are (ARIA's pattern "disclosure"): those that they
  // name, or else what follows them.
  const panelsOf = control => {
    const names = (control.getAttribute('aria-controls') || '').split(/\s+/);
    for (const name of ['href', 'data-target', 'data-bs-target']) {
      const value = control.getAttribute(name) || '';
      if (value.startsWith('#')) names.push(value.slice(1));
    }
    const named = names.map(name => name && document.getElementById(name)).filter(Boolean);
    if (named.length) return named;
    const own = size(control.innerText);
    let outer = control, next;
    while (!(next = sibling(outer, 'nextElementSibling')) && outer.parentElement && size(outer.parentElement.innerText) === own) outer = outer.parentElement;
    return next ? [next] : [];
  };
  for (const control of document.querySelectorAll('[aria-expanded=false]')) {
    if (isForm(control) || control.matches(others) || isBeside(control, isHead)) continue;
    for (const panel of panelsOf(control)) {
      if (isForm(panel) || isBeside(panel)) continue;
      // What is closed may be a frame around it.
      let outermost = null;
      for (let n = 0, element = panel; n < 4 && element && !element.contains(control); n++, element = element.parentElement) {
        if (isClosed(element)) outermost = element;
      }
      if (outermost) least.set(outermost, 1);
    }
  }

  // A reader sees one panel of tabs at a time, and a text has all of them.
  const enough = 60; // signs: about ten words
  const each = 100, eachElsewhere = 1000; // signs that a tab, and another panel, has at least for each field to fill in: a switch beside code, a search among questions
  const tabs = new Set();
  const openTab = panel => {
    const up = panel.parentElement;
    if (isForm(panel) || !up || isBeside(up) || !isClosed(panel)) return;
    least.set(panel, panel.querySelector('pre') ? 1 : enough);
    tabs.add(panel);
  };
  for (const panel of document.querySelectorAll('[role=tabpanel]')) openTab(panel);
  // Where nothing says what they are: siblings that links lead to, or those of tabsets.js, one of them
  // shown.
  const openSet = panels => {
    if (panels.length > 1 && panels.length <= 50 && !panels.some(isForm) && panels.filter(panel => !isClosed(panel)).length === 1) panels.forEach(openTab);
  };
  const targets = new Map(); // by the element that they are in
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    const target = document.getElementById(link.getAttribute('href').slice(1));
    if (!target || isForm(target) || !target.parentElement || target.contains(link)) continue;
    if (!targets.has(target.parentElement)) targets.set(target.parentElement, new Set());
    targets.get(target.parentElement).add(target);
  }
  for (const set of targets.values()) openSet([...set]);
  for (const panels of tabSets()) openSet(panels);

  // Where nothing says so: what is hidden right behind or before something to click on, which is
  // what any element may be that is as short.
  const mayControl = element => {
    if (!element || isForm(element) || !(element.offsetHeight > 0) || element.offsetHeight > 200 || element.textContent.length > 5000 || (element.localName === 'header' ? element.querySelector(beside) : element.matches(beside)) || element.matches(`${others}, ${elsewhere}`) ||
      element.querySelector(`${fields}, ${others}, ${elsewhere}`)) return false;
    const own = size(element.innerText);
    return own >= 1 && own <= 200;
  };
  const isControl = element => {
    if (!mayControl(element)) return false;
    const own = size(element.innerText);
    let inner = element;
    for (let child; (child = inner.firstElementChild) && size(child.innerText) === own;) inner = child;
    return points(element) || points(inner) || isReached(element) || isReached(inner) ||
      element.matches(buttons) || !!element.querySelector(buttons);
  };
  // An entry of a list that is clicked on as a whole, as a question with its answer, has entries
  // beside it that are marked up alike, and is no link and shows no picture, as cards are and do.
  const fewest = 3, pictures = 'img, picture, video';
  const marked = new Map(); // by the element that they are in: how many entries have a mark-up
  const markup = entry => `${entry.localName} ${entry.className}`;
  const shows = child => isForm(child) || child.matches(pictures) || !!child.querySelector(pictures);
  const showing = new Map(); // by entry: how many of its children show a picture, or are forms
  const inEntry = element => {
    const entry = element.parentElement, up = entry && !isForm(entry) && entry.parentElement;
    if (!up || isForm(up) || entry.closest('a')) return false;
    if (!showing.has(entry)) showing.set(entry, [...entry.children].filter(shows).length);
    if (showing.get(entry) > (shows(element) ? 1 : 0)) return false;
    if (!marked.has(up)) {
      const counts = new Map();
      for (const child of up.children) counts.set(markup(child), (counts.get(markup(child)) || 0) + 1);
      marked.set(up, counts);
    }
    return marked.get(up).get(markup(entry)) >= fewest;
  };
  const hides = element => element.firstChild && !least.has(element) &&
    (isControl(sibling(element, 'previousElementSibling')) || isControl(sibling(element, 'nextElementSibling'))) &&
    !isBeside(element) && (!points(element) || inEntry(element)) && size(element.textContent) >= enough;
  // Without style sheets, what is hidden behind a short text is one of several that are marked up alike.
  const alike = new Map(); // by their mark-up
  const note = element => {
    const head = sibling(element, 'previousElementSibling');
    if (least.has(element) || !mayControl(head) || isBeside(element) || element.closest('a') || size(element.textContent) < enough) return;
    const key = `${head.localName} ${markup(element)}`;
    if (!alike.has(key)) alike.set(key, []);
    alike.get(key).push(element);
  };
  const apart = new Set(); // panels that were opened
  // Whether there may be something to open in an element.
  const visit = element => {
    if (apart.has(element)) return false; // walked through by itself
    if (isForm(element)) return frames.has(element);
    if (!(element instanceof HTMLElement)) return false;
    // A panel that closes by its height is as high as its text where the sheet with that did not come.
    if (element.offsetHeight > 1 && !(unstyled && isClosed(element))) return element.localName !== 'details' || element.open;
    if (noText.has(element.localName)) return false;
    if (!isClosed(element)) return true;
    if (hides(element)) {
      least.set(element, enough);
      return false;
    }
    if (unstyled) note(element);
    // What is only cut off stays in the text, and may have questions with answers in it.
    return element.checkVisibility({visibilityProperty: true});
  };
  const walk = root => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    for (let into = true; ;) {
      if (into && walker.firstChild() || walker.nextSibling()) {
        into = visit(walker.currentNode);
        continue;
      }
      let up = walker.parentNode();
      while (up && !walker.nextSibling()) up = walker.parentNode();
      if (!up) return;
      into = visit(walker.currentNode);
    }
  };

  // All are opened before any is measured, and what is closed in them is looked for then: answers
  // under the questions of a part that is closed itself.
  const were = new Map(); // what was changed: its attributes
  const show = list => showParts(list, were);
  const open = panels => {
    const parts = panels.map(panel => [panel]);
    show(panels);
    for (let n = 1, more = parts; n < 4 && more.length; n++) {
      more = more.filter(part => {
        const children = [...part[n - 1].children].filter(child => !noText.has(child.localName));
        return children.length === 1 && !isForm(children[0]) && isClosed(children[0]) && part.push(children[0]);
      });
      show(more.map(part => part[n]));
    }
    return parts;
  };
  const parts = [];
  for (let n = 0, roots = [document.querySelector('body') || document]; n < 3 && roots.length; n++) {
    roots.forEach(walk);
    for (const panels of alike.values()) {
      if (panels.length >= fewest) for (const panel of panels) least.set(panel, enough);
    }
    roots = [...least.keys()].slice(parts.length);
    roots.forEach(root => apart.add(root));
    parts.push(...open(roots));
  }
  if (!parts.length) return opened;
  // The name of a language and numbers of lines lie over the code of a tab, and not over the page.
  const isWithin = (child, box) => {
    const {left, right, top, bottom} = child.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
  };
  // What lies over the page, asks for something, has mostly links, or shows nothing is closed again.
  const stays = part => {
    const panel = part[0], box = panel.getBoundingClientRect();
    const asked = panel.querySelectorAll(fields).length;
    if (box.height <= 1 || box.width < 100 || part.some(isOver) || [...panel.children].some(child => isOver(child) && !(tabs.has(panel) && isWithin(child, box)))) return false;
    let links = 0;
    for (const link of panel.querySelectorAll(`a[href], ${buttons}`)) links += size(link.innerText);
    const text = size(panel.innerText);
    return text >= Math.max(least.get(panel), (tabs.has(panel) ? each : eachElsewhere) * asked) && links < 0.4 * text;
  };
  const closed = parts.filter(part => !stays(part));
  for (const element of closed.flat()) {
    for (const [name, value] of were.get(element)) {
      if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
    }
  }
  return opened + parts.length - closed.length;
}
