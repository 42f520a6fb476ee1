// What a page says and does not show: its texts, in the parts that are hidden whole, and its
// linked data. unveil.js asks whether the article is among them. Linear in the page.
({parent, closest, isForm, isBeside, ideographs, size}) => {
  const prose = 40; // signs of a text that is no label
  const flow = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'figure', 'pre', 'table']);
  const noText = new Set(['script', 'style', 'noscript', 'template', 'title', 'option']);
  const {checkVisibility} = Element.prototype; // fields of a form may have this name
  const isShown = element => checkVisibility.call(element, {visibilityProperty: true, opacityProperty: true});
  // Most texts are too short to be prose, which is seen sooner than whether a reader sees them.
  const isShort = data => data.length < prose && (4 * data.length < prose || data.search(ideographs) < 0);
  const squash = text => text.replace(/\s+/g, '');
  // Pieces of a text: its beginning, and of a long one, as a copy in Markdown is that no markup
  // parts, pieces of all of it without signs.
  const long = 1000, count = 24, length = 24;
  let most = 40; // long texts that are looked for so: each is looked for in all that is seen
  const letters = text => text.replace(/[\s!-\/:-@[-`{-~\u2000-\u206f\u3000-\u303f]+/g, '');
  const piecesOf = data => {
    if (data.length < long || most-- <= 0) return [];
    const text = letters(data), step = Math.floor(text.length / count);
    return Array.from({length: count}, (_, i) => text.slice(i * step, i * step + length));
  };

  // The texts of the page that are prose: those that are seen, which most pages need not be
  // asked for, and those that are not by what is hidden whole around them.
  const read = () => {
    const hidden = new Map(), known = new Map();
    const topOf = element => {
      const path = [];
      let at = element;
      for (let up; !known.has(at) && (up = parent.call(at)) && !isShown(up); at = up) path.push(at);
      let top = known.get(at) || at;
      const up = parent.call(top);
      if (up && getComputedStyle(up).contentVisibility === 'hidden') top = up; // itself it shows
      for (const below of [...path, at]) known.set(below, top);
      return top;
    };
    const shown = [];
    const add = (list, node, up) => {
      const signs = size(node.data);
      if (signs < prose || closest.call(up, 'a[href]') || isBeside(up) || closest.call(up, '[role=tabpanel]')) return; // tabs are opened as such
      list.push({up, signs, start: squash(node.data).slice(0, 40), data: node.data});
    };
    const walker = document.createTreeWalker(document.querySelector('body') || document, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      const up = parent.call(node);
      if (isShort(node.data) || !up || isForm(up) || noText.has(up.localName)) continue;
      if (isShown(up)) {
        shown.push([node, up]);
        continue;
      }
      const top = topOf(up);
      if (isForm(top)) continue;
      const list = hidden.get(top) || [];
      add(list, node, up);
      if (list.length) hidden.set(top, list);
    }
    const seen = () => {
      const list = [];
      for (const [node, up] of shown) add(list, node, up);
      return list;
    };
    return {seen, hidden};
  };
  // Whether prose is hidden beside prose that is seen, in a part of the page.
  const lacks = () => {
    const known = new Map(); // by the element that they are in: whether prose is seen in another one
    for (const top of read().hidden.keys()) {
      if (known.size > 50) return false; // each is looked through by itself
      const up = parent.call(top);
      if (!up || up.localName === 'body' || isForm(up)) continue;
      if (!known.has(up)) known.set(up, [...up.children].some(child => !isForm(child) && !noText.has(child.localName) && isShown(child) && size(child.textContent) >= prose));
      if (known.get(up)) return true;
    }
    return false;
  };
  const sum = texts => texts.reduce((all, text) => all + text.signs, 0);
  // Whether most texts of a part begin as something in a text does, or have most of their
  // pieces in it; the first ones tell. bare is the text without signs, asked for where it is needed.
  const isIn = (part, all, bare) => {
    const first = part.texts.slice(0, 50);
    const has = ({start, data}) => {
      if (all.includes(start)) return true;
      const list = piecesOf(data);
      return 2 * list.filter(piece => bare().includes(piece)).length > list.length;
    };
    return 2 * sum(first.filter(has)) > sum(first);
  };

  // Parts that are hidden alike: paragraphs side by side, or elements of one class. The largest
  // are enough.
  const group = hidden => {
    const parents = new Map();
    for (const [top, texts] of hidden) {
      const up = parent.call(top), kind = flow.has(top.localName) ? '' : `${top.localName} ${top.getAttribute('class') || ''}`;
      if (!parents.has(up)) parents.set(up, new Map());
      const kinds = parents.get(up);
      if (!kinds.has(kind)) kinds.set(kind, {up, kind, tops: [], texts: []});
      kinds.get(kind).tops.push(top);
      for (const text of texts) kinds.get(kind).texts.push(text);
    }
    const sized = [...parents.values()].flatMap(kinds => [...kinds.values()]).map(part => ({part, size: sum(part.texts)}));
    return sized.sort((a, b) => b.size - a.size).slice(0, 20).map(({part}) => part);
  };

  // Each selector is tried at every hidden element, so one takes time by its length as well.
  const longest = 500;

  // What the linked data says: which elements are the text, for those who pay or for all, and
  // the texts of articles.
  const linked = () => {
    const selectors = [], bodies = [];
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      let list;
      try { list = [JSON.parse(script.textContent.replace(/[\x00-\x1f]+/g, ' '))]; } catch { continue; }
      for (let n = 0; n < list.length && n < 10000; n++) {
        const value = list[n];
        if (!value || typeof value !== 'object') continue;
        if (value.cssSelector && value.isAccessibleForFree !== undefined) {
          for (const selector of [value.cssSelector].flat()) if (typeof selector === 'string' && selector.length <= longest) selectors.push(selector);
        }
        if (typeof value.articleBody === 'string') bodies.push(squash(value.articleBody));
        for (const child of Object.values(value)) list.push(child);
      }
    }
    return {selectors: selectors.slice(0, 20), body: bodies.join('\n')};
  };
  return {prose, isShown, squash, letters, sum, read, lacks, group, isIn, linked};
}
