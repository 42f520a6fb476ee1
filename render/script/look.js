// Reads the computed values of the given properties for the subtrees of roots, for
// '::before', '::after', '::first-letter' and '::first-line' those of the properties named generated, in
// the composed order that a snapshot has: shadow trees in place of their hosts'
// children, slotted nodes under their slot, same-origin frames inside.
// Runs in an isolated world, which it is made for once: {foresee, read, mentions}.
//
// read returns nothing of what left the document, null of
// what is larger than limit; else for each root tags, one per element, and for each the
// index of its row in rows, equal rows shared. The elements around a root come first,
// the nearest one first: what shows through the subtree is theirs. has says in the same
// order which pseudo-elements an element has: 1 before, 2 after, 4 first letter, 8 marker. A row has an
// index in values for each property. All lists of tags and numbers are one text each,
// parted by blanks: of many small things Chrome makes an answer slowly.
//
// foresee reads what is likely to be asked for next, a little at each call, and says whether there
// is more of it. What was read is forgotten where the document changes meanwhile.
//
// Values that show nothing are the initial ones: those of tables for what is none, or the
// width of what is inline.
(properties, generated) => {
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

  // Fields of a form may have the names of what elements can do, and pictures those of what
  // documents can: an element would have itself around it, without end.
  const getter = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
  const parentElement = getter(Node, 'parentElement'), localName = getter(Element, 'localName');
  const ownerDocument = getter(Node, 'ownerDocument'), assignedSlot = getter(Element, 'assignedSlot'), {getRootNode} = Node.prototype;
  const firstChild = getter(Node, 'firstChild'), nextSibling = getter(Node, 'nextSibling'), namespaceURI = getter(Element, 'namespaceURI');
  const nodeType = getter(Node, 'nodeType'), defaultView = getter(Document, 'defaultView');

  // What is to be known of values of display, and of names of elements; each is looked at once.
  const displays = new Map(), names = new Map();
  const displayOf = display => {
    let is = displays.get(display);
    if (is === undefined) displays.set(display, is = {
      table: /table/.test(display), arranges: /flex|grid/.test(display), inLine: /^inline/.test(display),
      block: /^(block|flow-root|inline-block|list-item|table-cell|table-caption)$/.test(display),
    });
    return is;
  };
  const isReplaced = name => {
    let is = names.get(name);
    if (is === undefined) names.set(name, is = /^(img|video|audio|canvas|iframe|embed|object|input|textarea|select|button|svg|progress|meter)$/.test(name));
    return is;
  };

  // What shows nothing, by when it does: see showless.
  const without = [
    {'fill': 'rgb(0, 0, 0)', 'stroke': 'none', 'stroke-width': '1px'},
    {'object-fit': 'fill', 'object-position': '50% 50%'},
    {'table-layout': 'auto'},
    {
      'width': 'auto', 'height': 'auto', 'max-width': 'none', 'max-height': 'none', 'aspect-ratio': 'auto',
      'min-width': '0px', 'min-height': '0px', 'overflow-x': 'visible', 'overflow-y': 'visible',
      'column-width': 'auto', 'column-count': 'auto', 'column-span': 'none', 'break-inside': 'auto',
      'column-rule-width': '3px', 'column-rule-style': 'none', 'column-rule-color': 'currentcolor',
      'align-content': 'normal', 'row-gap': 'normal', 'column-gap': 'normal',
    },
    {
      'flex-direction': 'row', 'flex-wrap': 'nowrap', 'align-items': 'normal', 'justify-items': 'normal', 'justify-content': 'normal',
      'grid-template-columns': 'none', 'grid-template-rows': 'none', 'grid-auto-flow': 'row',
    },
    {
      'flex-grow': '0', 'flex-shrink': '1', 'flex-basis': 'auto', 'order': '0', 'align-self': 'auto', 'justify-self': 'auto',
      'grid-row-start': 'auto', 'grid-column-start': 'auto', 'grid-row-end': 'auto', 'grid-column-end': 'auto',
    },
    {'top': 'auto'},
    {'shape-outside': 'none'},
  ].map(values => Object.entries(values).filter(([p]) => at.has(p)));
  // Which of these show nothing at an element, a bit for each. up is the display of what is around
  // it, if anything is.
  const showless = (el, display, position, float, up) => {
    const inSVG = namespaceURI.call(el) !== 'http://www.w3.org/1999/xhtml', plain = !inSVG && !isReplaced(localName.call(el)), is = displayOf(display);
    const placed = position !== 'static' && position !== 'relative' && position !== 'sticky';
    return (inSVG ? 0 : 1) | (plain ? 2 : 0) | (is.table ? 0 : 4) | (plain && display === 'inline' ? 8 : 0) | (is.arranges ? 0 : 16) |
      (up && up !== 'contents' && !placed && !displayOf(up).arranges ? 32 : 0) | (is.inLine && position === 'relative' ? 0 : 64) | (float === 'none' ? 128 : 0);
  };
  const apart = ['display', 'color', 'position', 'float'], generatedNames = ['::before', '::after', '::first-letter', '::marker', '::first-line'];
  const placeOf = new Map([...apart, ...generatedNames].map(p => [p, at.get(p)]));
  const displayAt = at.get('display'), colorAt = at.get('color'), positionAt = at.get('position'), floatAt = at.get('float'), pictureAt = at.get('background-image');
  // What is read of elements of which the same show nothing, by the bits of those: first single
  // properties, then shorthands. The width of borders comes before their style and colour.
  const plans = new Map();
  const planOf = bits => {
    let plan = plans.get(bits);
    if (plan) return plan;
    const given = without.flatMap((values, i) => bits >> i & 1 ? values : []);
    const done = new Set([...placeOf.keys(), ...given.map(([p]) => p)]);
    const read = groups.filter(([, longhands]) => longhands.some(p => !done.has(p)));
    for (const [, longhands] of read) for (const p of longhands) done.add(p);
    const single = properties.filter(p => !done.has(p));
    const shorthands = read.map(([shorthand]) => shorthand);
    plan = {
      given: given.map(([p, value]) => [at.get(p), value]), singles: single.map(p => at.get(p)),
      groups: read.map(([shorthand, longhands, known]) => ({longhands, places: longhands.map(p => at.get(p)), known, style: shorthand === 'border-style'})),
      names: [...single, ...shorthands], width: single.length + shorthands.indexOf('border-width'),
      edges: new Set(shorthands.flatMap((name, i) => name === 'border-style' || name === 'border-color' ? single.length + i : [])),
    };
    plans.set(bits, plan);
    return plan;
  };

  const lastElementChild = getter(Element, 'lastElementChild'), previousElementSibling = getter(Element, 'previousElementSibling'), shadowRoot = getter(Element, 'shadowRoot');
  // Puts what is in an element on a stack, the last one first.
  const push = (stack, el) => {
    const name = localName.call(el);
    let list;
    // The document of a frame of another origin is null, and the frame empty.
    if (/^(i?frame|object)$/.test(name) && el.contentDocument) list = [el.contentDocument.documentElement];
    else if (shadowRoot.call(el)) list = [...shadowRoot.call(el).children];
    else if (name === 'slot' && el.assignedElements().length) list = el.assignedElements();
    if (list) stack.push(...list.reverse());
    else for (let child = lastElementChild.call(el); child; child = previousElementSibling.call(child)) stack.push(child);
  };
  const viewOf = el => defaultView.call(ownerDocument.call(el));
  const parent = el => {
    const up = assignedSlot.call(el) || parentElement.call(el);
    if (up) return up;
    const root = getRootNode.call(el);
    if (nodeType.call(root) === Node.DOCUMENT_FRAGMENT_NODE) return root.host;
    try { return viewOf(el).frameElement; } catch { return null; }
  };
  const computed = (el, which) => (ownerDocument.call(el) === document ? window : viewOf(el)).getComputedStyle(el, which);
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
  const firstLetter = (el, own, display) => {
    if (!displayOf(display).block || !el.firstChild) return '';
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
    if (!linesToAsk && !linesFound || !displayOf(display).block || !hasWords(el)) return '';
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

  const noPicture = Object.entries({
    'background-size': 'auto', 'background-position-x': '0%', 'background-position-y': '0%', 'background-repeat': 'repeat',
  }).map(([p, value]) => [at.get(p), value]);

  // The values of all rows, each once, and the rows: those of elements without what is generated
  // at them, by what was read, and all with it, as text.
  const values = [], numbers = new Map(), bare = new Map(), rows = [], rowOf = new Map();
  const numberOf = value => {
    let n = numbers.get(value);
    if (n === undefined) numbers.set(value, n = values.push(value) - 1);
    return n;
  };
  // A row of what was read by a plan: one value for each of its names, undefined for what
  // shows nothing without a border.
  const rowOfRead = (style, plan, read, display, color, position, float) => {
    const row = new Array(properties.length).fill('');
    row[displayAt] = display; row[colorAt] = color; row[positionAt] = position; row[floatAt] = float;
    const {singles, groups} = plan;
    for (let i = 0; i < singles.length; i++) row[singles[i]] = read[i];
    for (let i = 0; i < groups.length; i++) {
      const {longhands, places, known, style: ofStyle} = groups[i], value = read[singles.length + i];
      if (value === undefined) {
        for (const place of places) row[place] = ofStyle ? 'none' : color;
        continue;
      }
      const key = value && value + '\u0001' + color;
      let parts = key && known.get(key);
      if (!parts) {
        parts = longhands.map(p => style.getPropertyValue(p));
        if (key) known.set(key, parts);
      }
      for (let i = 0; i < places.length; i++) row[places[i]] = parts[i];
    }
    for (const [place, value] of plan.given) row[place] = value === 'currentcolor' ? color : value;
    if (row[pictureAt] === 'none') for (const [place, value] of noPicture) row[place] = value;
    const numbers = row.map(numberOf);
    numberOfRow(numbers, numbers); // most have nothing generated
    return numbers;
  };
  // What is known of an element without what is generated at it. Elements that read alike share
  // a row. Without a border its style and colour show nothing, but in tables, where it may hide others.
  const read = [];
  const look = (el, up) => {
    const style = computed(el);
    const display = style.getPropertyValue('display'), color = style.getPropertyValue('color');
    const position = style.getPropertyValue('position'), float = style.getPropertyValue('float');
    const bits = showless(el, display, position, float, up), plan = planOf(bits), {names, width, edges} = plan, singles = plan.singles.length;
    let key = bits + '\u0001' + display + '\u0001' + color + '\u0001' + position + '\u0001' + float, borderless = false;
    for (let i = 0; i < names.length; i++) {
      if (borderless && edges.has(i)) {
        read[i] = undefined;
        continue;
      }
      const value = read[i] = style.getPropertyValue(names[i]);
      key += '\u0001' + value;
      if (i === width) borderless = value === '0px' && !displayOf(display).table;
      if (value === '' && i >= singles) for (const p of plan.groups[i - singles].longhands) key += '\u0002' + style.getPropertyValue(p);
    }
    let row = bare.get(key);
    if (row === undefined) bare.set(key, row = rowOfRead(style, plan, read, display, color, position, float));
    return {style, display, row};
  };
  let known = new Map(), seen = '';
  // The display of what is around an element; nothing is around the root.
  const displayAround = el => {
    const up = parent(el);
    if (!up) return '';
    return known.get(up)?.display ?? computed(up).getPropertyValue('display');
  };
  const know = el => {
    let own = known.get(el);
    if (own === undefined) known.set(el, own = look(el, displayAround(el)));
    return own;
  };
  const beforeAt = at.get('::before'), afterAt = at.get('::after'), letterAt = at.get('::first-letter'), markerAt = at.get('::marker'), lineAt = at.get('::first-line');
  // The number of a row; plainRow is what it is of without what is generated, if that is nothing.
  const plain = new Map();
  const numberOfRow = (row, plainRow) => {
    const key = row.join(' ');
    let n = rowOf.get(key);
    if (n === undefined) rowOf.set(key, n = rows.push(key) - 1);
    if (plainRow) plain.set(plainRow, n);
    return n;
  };
  const finished = new Map();
  const finish = (el, which) => {
    const done = finished.get(el);
    if (done !== undefined) return done;
    const {style, display, row} = know(el);
    const line = firstLine(el, style, display);
    let n = which || line ? undefined : plain.get(row);
    if (n === undefined) {
      const own = row.slice();
      own[beforeAt] = numberOf(which & 1 ? around(el, '::before') : '');
      own[afterAt] = numberOf(which & 2 ? around(el, '::after') : '');
      own[letterAt] = numberOf(which & 4 ? firstLetter(el, style, display) : '');
      own[lineAt] = numberOf(line);
      own[markerAt] = numberOf(which & 8 ? marker(el, style) : '');
      n = numberOfRow(own);
    }
    finished.set(el, n);
    return n;
  };

  // The lowest element that has most of the text of all paragraphs, if there are any. Those of comments
  // are in lists.
  const {closest} = Element.prototype;
  const likely = () => {
    const sizes = new Map();
    let all = 0, n = 0;
    for (const p of Document.prototype.getElementsByTagName.call(document, 'p')) {
      if (++n > 2000) break;
      if (closest.call(p, 'li, table, aside, nav, footer, form')) continue;
      const size = p.textContent.length;
      all += size;
      for (let up = parentElement.call(p); up; up = parentElement.call(up)) sizes.set(up, (sizes.get(up) || 0) + size);
    }
    let lowest = null, least = Infinity;
    for (const [el, size] of sizes) if (size > 0.5 * all && size < least) [lowest, least] = [el, size];
    return lowest;
  };
  // How often the document changed.
  const changed = () => galley.changes + ' ' + galley.marked;
  const foreseen = [];
  const foresee = first => {
    if (first) {
      known = new Map();
      seen = changed();
      const top = likely();
      foreseen.length = 0;
      if (top) foreseen.push(top);
      for (let el = top && parent(top); el; el = parent(el)) know(el);
    }
    for (let n = 16; foreseen.length && n > 0; n--) {
      const el = foreseen.pop();
      know(el);
      push(foreseen, el);
    }
    return foreseen.length > 0;
  };
  const readAll = (limit, has, roots) => {
    if (seen !== changed()) known = new Map();
    finished.clear();
    linesToAsk = 16;
    linesFound = false;
    const tags = [], index = [], said = [], numberSaid = new Map();
    const say = n => {
      let m = numberSaid.get(n);
      if (m === undefined) numberSaid.set(n, m = said.push(rows[n]) - 1);
      return m;
    };
    for (let r = 0; r < roots.length; r++) {
      const ownTags = [], ownIndex = [];
      const note = el => {
        ownIndex.push(say(finish(el, has[r][ownTags.length])));
        ownTags.push(localName.call(el));
      };
      if (roots[r].isConnected) {
        for (let el = parent(roots[r]); el; el = parent(el)) note(el);
        for (const stack = [roots[r]]; stack.length;) {
          const el = stack.pop();
          if (ownTags.length >= limit) return null;
          note(el);
          push(stack, el);
        }
      }
      tags.push(ownTags.join(' '));
      index.push(ownIndex.join(' '));
    }
    known = new Map();
    return {tags, index, rows: said, values};
  };
  // Whether any value that was read has a name in it, in small letters.
  const mentions = name => values.some(value => value.toLowerCase().includes(name));
  return {foresee, read: readAll, mentions};
}
