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
// index in values for each property. zooms has in the same order by how much the elements around a root and the
// root are enlarged, empty where none is. All lists of tags and numbers are one text each,
// parted by blanks: of many small things Chrome makes an answer slowly.
//
// foresee reads what is likely to be asked for next, a little at each call, and says whether there
// is more of it. What was read is forgotten where the document changes meanwhile. mentions says
// whether a name, in small letters, is in any value that was read.
//
// plans, pseudo, listsigns and moved are the functions of the files of these names.
({plans, pseudo, listsigns, moved}, properties, generated) => {
  const {at, displayOf, showless, planOf} = plans(properties);
  const displayAt = at.get('display'), colorAt = at.get('color'), positionAt = at.get('position'), floatAt = at.get('float'), pictureAt = at.get('background-image');
  // Fields of a form may have the names of what elements can do, and pictures those of what
  // documents can: an element would have itself around it, without end.
  const getter = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
  const parentElement = getter(Node, 'parentElement'), localName = getter(Element, 'localName');
  const ownerDocument = getter(Node, 'ownerDocument'), assignedSlot = getter(Element, 'assignedSlot'), {getRootNode} = Node.prototype;
  const nodeType = getter(Node, 'nodeType'), defaultView = getter(Document, 'defaultView');

  const lastElementChild = getter(Element, 'lastElementChild'), previousElementSibling = getter(Element, 'previousElementSibling'), shadowRoot = getter(Element, 'shadowRoot');
  // Puts what is in an element on a stack, the last one first.
  const push = (stack, el) => {
    const name = localName.call(el);
    let list;
    // The document of a frame of another origin is null, and the frame empty.
    if (/^(i?frame|object)$/.test(name) && el.contentDocument) list = [el.contentDocument.documentElement];
    else if (shadowRoot.call(el)) list = [...shadowRoot.call(el).children];
    else if (name === 'slot' && el.assignedElements().length) list = el.assignedElements();
    if (list) for (const child of list.reverse()) stack.push(child); // more than fit in the arguments of a call
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
  const whole = moved();
  const {around, firstLetter, firstLine, marker, begin} = pseudo({computed, displayOf, whole}, generated);

  const signs = listsigns(), signAt = at.get('list-style-type');

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
      const {longhands, places, known, absent} = groups[i], value = read[singles.length + i];
      if (value === undefined) {
        for (let i = 0; i < places.length; i++) row[places[i]] = absent ? absent[i] : color;
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
      let value = style.getPropertyValue(names[i]);
      if (i === plan.transform) value = whole(style, value);
      read[i] = value;
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
    const sign = display === 'list-item' ? signs.signOf(el, values[row[signAt]]) : undefined;
    let n = which || line || sign ? undefined : plain.get(row);
    if (n === undefined) {
      const own = row.slice();
      if (sign) own[signAt] = numberOf(sign);
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
    begin();
    signs.begin();
    const tags = [], index = [], zooms = [], said = [], numberSaid = new Map();
    const say = n => {
      let m = numberSaid.get(n);
      if (m === undefined) numberSaid.set(n, m = said.push(rows[n]) - 1);
      return m;
    };
    for (let r = 0; r < roots.length; r++) {
      const ownTags = [], ownIndex = [], ownZooms = [];
      const note = el => {
        ownIndex.push(say(finish(el, has[r][ownTags.length])));
        ownTags.push(localName.call(el));
      };
      if (roots[r].isConnected) {
        for (let el = parent(roots[r]); el; el = parent(el)) {
          note(el);
          ownZooms.push(zoomOf(el));
        }
        ownZooms.push(zoomOf(roots[r]));
        for (const stack = [roots[r]]; stack.length;) {
          const el = stack.pop();
          if (ownTags.length >= limit) return null;
          note(el);
          push(stack, el);
        }
      }
      tags.push(ownTags.join(' '));
      index.push(ownIndex.join(' '));
      zooms.push(ownZooms.every(zoom => zoom === 1) ? '' : ownZooms.join(' '));
    }
    known = new Map();
    return {tags, index, zooms, rows: said, values};
  };
  // By how much an element is enlarged, which no computed length says; older browsers say nothing.
  const currentZoom = Object.getOwnPropertyDescriptor(Element.prototype, 'currentCSSZoom')?.get;
  const zoomOf = el => currentZoom?.call(el) ?? 1;
  const mentions = name => values.some(value => value.toLowerCase().includes(name));
  return {foresee, read: readAll, mentions};
}
