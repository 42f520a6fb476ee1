// Reads the computed values of the given properties for the subtrees of roots, for
// '::before', '::after', '::first-letter' and '::first-line' those of the properties named generated, in
// the composed order that a snapshot has: shadow trees in place of their hosts'
// children, slotted nodes under their slot, same-origin frames inside.
// Runs in an isolated world. Nothing is returned of what left the document, null of
// what is larger than limit; else for each root tags, one per element, and for each the
// index of its row in rows, equal rows shared. The elements around a root come first,
// the nearest one first: what shows through the subtree is theirs. has says in the same
// order which pseudo-elements an element has: 1 before, 2 after, 4 first letter. A row has an
// index in values for each property. All lists of tags and numbers are one text each,
// parted by blanks: of many small things Chrome makes an answer slowly.
//
// Values that show nothing are the initial ones: those of tables for what is none, or the
// width of what is inline.
function (properties, limit, generated, has, ...roots) {
  const tags = [], index = [], rows = [], known = new Map();
  const at = new Map(properties.map((p, i) => [p, i]));

  // Longhands that one shorthand tells. What it says is read apart once and remembered: a
  // shorthand that is not empty says all of its longhands (CSSOM 6.7.2). The colour that
  // decorations have by themselves is not in theirs.
  const sides = (name, end = '') => ['top', 'right', 'bottom', 'left'].map(side => name + '-' + side + end);
  const groups = Object.entries({
    'font': ['font-style', 'font-variant-caps', 'font-weight', 'font-stretch', 'font-size', 'line-height', 'font-family'],
    'background': ['background-color', 'background-image', 'background-size', 'background-position-x', 'background-position-y', 'background-repeat', 'background-clip'],
    'margin': sides('margin'), 'padding': sides('padding'),
    'border-width': sides('border', '-width'), 'border-style': sides('border', '-style'), 'border-color': sides('border', '-color'),
    'border-radius': ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(corner => 'border-' + corner + '-radius'),
    'overflow': ['overflow-x', 'overflow-y'], 'gap': ['row-gap', 'column-gap'],
    'flex': ['flex-grow', 'flex-shrink', 'flex-basis'], 'flex-flow': ['flex-direction', 'flex-wrap'],
    'grid-area': ['grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'],
    'place-content': ['align-content', 'justify-content'], 'place-items': ['align-items', 'justify-items'],
    'place-self': ['align-self', 'justify-self'], 'columns': ['column-width', 'column-count'],
    'list-style': ['list-style-position', 'list-style-image', 'list-style-type'],
    'column-rule': ['column-rule-width', 'column-rule-style', 'column-rule-color'],
    '-webkit-text-stroke': ['-webkit-text-stroke-width', '-webkit-text-stroke-color'],
    'text-decoration': ['text-decoration-line', 'text-decoration-style', 'text-decoration-color', 'text-decoration-thickness'],
  }).map(([shorthand, longhands]) => [shorthand, longhands.filter(p => at.has(p)), new Map()]);

  // What shows nothing, by when it does. An element is {el, display, style, up}, up its parent.
  const replaced = /^(img|video|audio|canvas|iframe|embed|object|input|textarea|select|button|svg|progress|meter)$/;
  const inSVG = el => el.namespaceURI !== 'http://www.w3.org/1999/xhtml';
  const arranges = display => /flex|grid/.test(display);
  const without = [
    [({el}) => !inSVG(el), {'fill': 'rgb(0, 0, 0)', 'stroke': 'none', 'stroke-width': '1px'}],
    [({el}) => !replaced.test(el.localName) && !inSVG(el), {'object-fit': 'fill', 'object-position': '50% 50%'}],
    [({display}) => !/table/.test(display), {'table-layout': 'auto'}],
    [({el, display}) => display === 'inline' && !replaced.test(el.localName) && !inSVG(el), {
      'width': 'auto', 'height': 'auto', 'max-width': 'none', 'max-height': 'none', 'aspect-ratio': 'auto',
      'min-width': '0px', 'min-height': '0px', 'overflow-x': 'visible', 'overflow-y': 'visible',
      'column-width': 'auto', 'column-count': 'auto', 'column-span': 'none', 'break-inside': 'auto',
      'column-rule-width': '3px', 'column-rule-style': 'none', 'column-rule-color': 'currentcolor',
      'align-content': 'normal', 'row-gap': 'normal', 'column-gap': 'normal',
    }],
    [({display}) => !arranges(display), {
      'flex-direction': 'row', 'flex-wrap': 'nowrap', 'align-items': 'normal', 'justify-items': 'normal', 'justify-content': 'normal',
      'grid-template-columns': 'none', 'grid-template-rows': 'none', 'grid-auto-flow': 'row',
    }],
    [({style, up}) => !!up && !arranges(up.display) && up.display !== 'contents' && /static|relative|sticky/.test(style.getPropertyValue('position')), {
      'flex-grow': '0', 'flex-shrink': '1', 'flex-basis': 'auto', 'order': '0', 'align-self': 'auto', 'justify-self': 'auto',
      'grid-row-start': 'auto', 'grid-column-start': 'auto', 'grid-row-end': 'auto', 'grid-column-end': 'auto',
    }],
    [({display, style}) => !/^inline/.test(display) || style.getPropertyValue('position') !== 'relative', {'top': 'auto'}],
    [({style}) => style.getPropertyValue('float') === 'none', {'shape-outside': 'none'}],
  ].map(([when, values]) => [when, Object.entries(values).filter(([p]) => at.has(p))]);
  const apart = new Set(['::before', '::after', '::first-letter', '::marker', '::first-line', 'display', 'color']);
  // What is read of elements of which the same show nothing, by the bits of those.
  const plans = new Map();
  const planOf = bits => {
    let plan = plans.get(bits);
    if (plan) return plan;
    const given = without.flatMap(([, values], i) => bits >> i & 1 ? values : []);
    const done = new Set([...apart, ...given.map(([p]) => p)]);
    const read = groups.filter(([, longhands]) => longhands.some(p => !done.has(p)));
    for (const [, longhands] of read) for (const p of longhands) done.add(p);
    plan = {given, read, single: properties.filter(p => !done.has(p))};
    plans.set(bits, plan);
    return plan;
  };

  // Fields of a form may have the names of what elements can do, and pictures those of what
  // documents can: an element would have itself around it, without end.
  const getter = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
  const parentElement = getter(Node, 'parentElement'), childrenOf = getter(Element, 'children'), localName = getter(Element, 'localName');
  const ownerDocument = getter(Node, 'ownerDocument'), assignedSlot = getter(Element, 'assignedSlot'), {getRootNode} = Node.prototype;
  const firstChild = getter(Node, 'firstChild'), nextSibling = getter(Node, 'nextSibling');
  const nodeType = getter(Node, 'nodeType'), defaultView = getter(Document, 'defaultView');
  const children = el => {
    if (localName.call(el) === 'form') return childrenOf.call(el);
    // The document of a frame of another origin is null, and the frame empty.
    if ('contentDocument' in el) return el.contentDocument ? [el.contentDocument.documentElement] : el.children;
    if (el.shadowRoot) return el.shadowRoot.children;
    if (el.localName === 'slot') {
      const assigned = el.assignedElements();
      if (assigned.length) return assigned;
    }
    return el.children;
  };
  const viewOf = el => defaultView.call(ownerDocument.call(el));
  const parent = el => {
    const up = assignedSlot.call(el) || parentElement.call(el);
    if (up) return up;
    const root = getRootNode.call(el);
    if (nodeType.call(root) === Node.DOCUMENT_FRAGMENT_NODE) return root.host;
    try { return viewOf(el).frameElement; } catch { return null; }
  };
  const computed = (el, which) => viewOf(el).getComputedStyle(el, which);
  // Quotation marks that a style sheet names, in place of those that it calls for: the first pair.
  const quoted = (content, style) => {
    if (!/(open|close)-quote/.test(content)) return content;
    const marks = style.getPropertyValue('quotes').match(/"(?:[^"\\]|\\.)*"/g);
    return marks && marks.length >= 2 ? content.replace(/\bopen-quote/g, () => marks[0]).replace(/\bclose-quote/g, () => marks[1]) : content;
  };
  // What a style sheet puts before or after what is in an element.
  const around = (el, which) => {
    const style = computed(el, which);
    const content = style.getPropertyValue('content');
    if (content === 'none' || content === 'normal' || content === '') return '';
    return generated.map(p => p === 'content' ? quoted(content, style) : style.getPropertyValue(p)).join('\u001f');
  };
  // The first letter of a block, where it looks otherwise than what follows: it answers
  // for more than was said of it, with what it inherits.
  const initial = {'float': 'none', 'clear': 'none', 'background-color': 'rgba(0, 0, 0, 0)', 'vertical-align': 'baseline', 'text-decoration-line': 'none', 'initial-letter': 'normal'};
  const inherited = /^(color|font-.*|line-height|letter-spacing|text-transform)$/, edges = /^(margin|padding)-/;
  const firstLetter = (el, own) => {
    const display = own.getPropertyValue('display');
    if (!/^(block|flow-root|inline-block|list-item|table-cell|table-caption)$/.test(display) || !el.firstChild) return '';
    const style = computed(el, '::first-letter');
    const values = generated.map(p => style.getPropertyValue(p));
    const differs = generated.some((p, i) => inherited.test(p) ? values[i] !== own.getPropertyValue(p) :
      edges.test(p) ? values[i] !== '0px' : p in initial && values[i] !== initial[p]);
    return differs ? values.join('\u001f') : '';
  };

  // The first line of a block with words in it, where it looks otherwise than the next.
  const ofLine = ['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-caps', 'letter-spacing', 'text-transform'];
  const hasWords = el => {
    let n = 0;
    for (let child = firstChild.call(el); child && n < 8; child = nextSibling.call(child), n++) {
      if (nodeType.call(child) === Node.TEXT_NODE && /\S/.test(child.data)) return true;
    }
    return false;
  };
  // A style sheet says it of the first paragraphs, or of none: after some blocks nobody asks on.
  let linesToAsk = 16, linesFound = false;
  const firstLine = (el, own, display) => {
    if (!linesToAsk && !linesFound || !/^(block|flow-root|inline-block|list-item|table-cell|table-caption)$/.test(display) || !hasWords(el)) return '';
    if (linesToAsk) linesToAsk--;
    const style = computed(el, '::first-line');
    const differs = ofLine.some(p => { const v = style.getPropertyValue(p); return v !== '' && v !== own.getPropertyValue(p); });
    linesFound ||= differs;
    return differs ? generated.map(p => style.getPropertyValue(p)).join('\u001f') : '';
  };

  // The sign of a list item, where it looks otherwise than its words.
  const marker = (el, own) => {
    const style = computed(el, '::marker'), content = style.getPropertyValue('content');
    const differs = ['color', 'font-family', 'font-size', 'font-weight'].some(p => style.getPropertyValue(p) !== own.getPropertyValue(p));
    if (!differs && (content === 'none' || content === 'normal' || content === '')) return '';
    return generated.map(p => style.getPropertyValue(p)).join('\u001f');
  };

  // Without a border its style and colour show nothing, but in tables, where it may hide others.
  const borderless = (shorthand, row, display) =>
    (shorthand === 'border-style' || shorthand === 'border-color') && !/table/.test(display) &&
    row[at.get('border-top-width')] === '0px' && row[at.get('border-right-width')] === '0px' &&
    row[at.get('border-bottom-width')] === '0px' && row[at.get('border-left-width')] === '0px';
  const noPicture = Object.entries({
    'background-size': 'auto', 'background-position-x': '0%', 'background-position-y': '0%', 'background-repeat': 'repeat',
  });

  const look = (el, which, up) => {
    const style = computed(el), get = p => style.getPropertyValue(p);
    const row = new Array(properties.length).fill('');
    const display = row[at.get('display')] = get('display'), color = row[at.get('color')] = get('color');
    let bits = 0;
    const element = {el, display, style, up};
    without.forEach(([when], i) => { if (when(element)) bits |= 1 << i; });
    const {given, read, single} = planOf(bits);
    for (const p of single) row[at.get(p)] = get(p);
    for (const [shorthand, longhands, known] of read) {
      if (borderless(shorthand, row, display)) {
        for (const p of longhands) row[at.get(p)] = shorthand === 'border-style' ? 'none' : color;
        continue;
      }
      const value = get(shorthand), key = value && value + '\u0001' + color;
      let values = key && known.get(key);
      if (!values) {
        values = longhands.map(get);
        if (key) known.set(key, values);
      }
      for (let i = 0; i < longhands.length; i++) row[at.get(longhands[i])] = values[i];
    }
    for (const [p, value] of given) row[at.get(p)] = value === 'currentcolor' ? color : value;
    if (row[at.get('background-image')] === 'none') for (const [p, value] of noPicture) row[at.get(p)] = value;
    if (which & 1) row[at.get('::before')] = around(el, '::before');
    if (which & 2) row[at.get('::after')] = around(el, '::after');
    if (which & 4) row[at.get('::first-letter')] = firstLetter(el, style);
    row[at.get('::first-line')] = firstLine(el, style, display);
    if (which & 8) row[at.get('::marker')] = marker(el, style);
    return row;
  };
  // The values of all rows, each once.
  const values = [], numbers = new Map();
  const numberOf = value => {
    let n = numbers.get(value);
    if (n === undefined) numbers.set(value, n = values.push(value) - 1);
    return n;
  };
  const displays = new Map();
  const displayOf = el => {
    let display = displays.get(el);
    if (display === undefined) displays.set(el, display = computed(el).getPropertyValue('display'));
    return display;
  };
  const rowOf = new Map();
  const read = (el, which) => {
    let own = known.get(el);
    if (own === undefined) {
      const up = parent(el);
      const row = look(el, which, up && {display: displayOf(up)});
      const key = row.map(numberOf).join(' ');
      own = rowOf.get(key);
      if (own === undefined) rowOf.set(key, own = rows.push(key) - 1);
      known.set(el, own);
    }
    return own;
  };
  for (let r = 0; r < roots.length; r++) {
    const ownTags = [], ownIndex = [];
    const note = el => {
      ownIndex.push(read(el, has[r][ownTags.length]));
      ownTags.push(localName.call(el));
    };
    if (roots[r].isConnected) {
      for (let el = parent(roots[r]); el; el = parent(el)) note(el);
      for (const stack = [roots[r]]; stack.length;) {
        const el = stack.pop();
        if (ownTags.length >= limit) return null;
        note(el);
        const below = children(el);
        for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]);
      }
    }
    tags.push(ownTags.join(' '));
    index.push(ownIndex.join(' '));
  }
  return {tags, index, rows, values};
}
