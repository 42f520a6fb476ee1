// Reads the computed values of the given properties for the subtree of `this`, for
// '::before', '::after' and '::first-letter' those of the properties named generated, in
// the composed order that a snapshot has: shadow trees in place of their hosts'
// children, slotted nodes under their slot, same-origin frames inside.
// Runs in an isolated world. Nothing is returned of what left the document, null of
// what is larger than limit; else tags, one per element, and for each the index
// of its row in styles, equal rows shared. The elements around `this` come first,
// the nearest one first: what shows through the subtree is theirs.
function (properties, limit, generated) {
  if (!this.isConnected) return {tags: [], index: [], styles: []};
  const tags = [], index = [], styles = [], rows = new Map();
  const children = el => {
    // The document of a frame of another origin is null, and the frame empty.
    if ('contentDocument' in el) return el.contentDocument ? [el.contentDocument.documentElement] : el.children;
    if (el.shadowRoot) return el.shadowRoot.children;
    if (el.localName === 'slot') {
      const assigned = el.assignedElements();
      if (assigned.length) return assigned;
    }
    return el.children;
  };
  const parent = el => {
    const up = el.assignedSlot || el.parentElement || el.getRootNode().host;
    if (up) return up;
    try { return el.ownerDocument.defaultView.frameElement; } catch { return null; }
  };
  // What a style sheet puts before or after what is in an element.
  const around = (el, which) => {
    const style = el.ownerDocument.defaultView.getComputedStyle(el, which);
    const content = style.getPropertyValue('content');
    if (content === 'none' || content === 'normal' || content === '') return '';
    return generated.map(p => style.getPropertyValue(p)).join('\u001f');
  };
  // The first letter of a block, where it looks otherwise than what follows: every block
  // answers for one, with what it inherits.
  const initial = {'float': 'none', 'clear': 'none', 'background-color': 'rgba(0, 0, 0, 0)', 'vertical-align': 'baseline', 'text-decoration-line': 'none'};
  const inherited = /^(color|font-.*|line-height|letter-spacing|text-transform)$/, sides = /^(margin|padding)-/;
  const firstLetter = (el, own) => {
    const display = own.getPropertyValue('display');
    if (!/^(block|flow-root|inline-block|list-item|table-cell|table-caption)$/.test(display) || !el.firstChild) return '';
    const style = el.ownerDocument.defaultView.getComputedStyle(el, '::first-letter');
    const values = generated.map(p => style.getPropertyValue(p));
    const differs = generated.some((p, i) => inherited.test(p) ? values[i] !== own.getPropertyValue(p) :
      sides.test(p) ? values[i] !== '0px' : p in initial && values[i] !== initial[p]);
    return differs ? values.join('\u001f') : '';
  };
  const pseudo = (el, style, which) => which === '::first-letter' ? firstLetter(el, style) : around(el, which);
  const read = el => {
    const style = el.ownerDocument.defaultView.getComputedStyle(el);
    const row = properties.map(p => p.startsWith('::') ? pseudo(el, style, p) : style.getPropertyValue(p));
    const key = row.join('\u0001');
    let at = rows.get(key);
    if (at === undefined) {
      at = styles.push(row) - 1;
      rows.set(key, at);
    }
    tags.push(el.localName);
    index.push(at);
  };
  for (let el = parent(this); el; el = parent(el)) read(el);
  const stack = [this];
  while (stack.length) {
    const el = stack.pop();
    if (tags.length >= limit) return null;
    read(el);
    const below = children(el);
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]);
  }
  return {tags, index, styles};
}
