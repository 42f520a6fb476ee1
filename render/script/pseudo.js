// The computed values of the properties named generated, parted by U+001F, of what style sheets put
// into an element: {around, firstLetter, firstLine, marker, begin}. Each is empty for an element that
// has nothing of the kind. computed is getComputedStyle of any document, and displayOf that of
// plans.js, whole that of moved.js. First lines are asked for anew from begin on.
({computed, displayOf, whole}, generated) => {
  // Fields of a form may have the names of what elements can do.
  const getter = name => Object.getOwnPropertyDescriptor(Node.prototype, name).get;
  const firstChild = getter('firstChild'), nextSibling = getter('nextSibling'), nodeType = getter('nodeType');

  const parentElement = getter('parentElement');

  // In how many quotations an element stands, of at most that many pairs of marks.
  const depthOf = (el, pairs) => {
    let depth = 0;
    for (let up = parentElement.call(el), steps = 0; up && steps < 12 && depth < pairs - 1; up = parentElement.call(up), steps++) {
      if (computed(up, '::before').getPropertyValue('content').includes('open-quote')) depth++;
    }
    return depth;
  };
  // Quotation marks that a style sheet names, in place of those that it calls for: the pair of a quotation that
  // stands in as many others.
  const quoted = (content, style, el) => {
    if (!/(open|close)-quote/.test(content)) return content;
    const marks = style.getPropertyValue('quotes').match(/"(?:[^"\\]|\\.)*"/g);
    if (!marks || marks.length < 2) return content;
    const at = marks.length >= 4 ? 2 * depthOf(el, marks.length >> 1) : 0;
    return content.replace(/\bopen-quote/g, () => marks[at]).replace(/\bclose-quote/g, () => marks[at + 1]);
  };
  // What a style sheet puts before or after what is in an element.
  const around = (el, which) => {
    const style = computed(el, which);
    const content = style.getPropertyValue('content');
    if (content === 'none' || content === 'normal' || content === '') return '';
    const values = generated.map(p => p === 'content' ? quoted(content, style, el) : style.getPropertyValue(p));
    const at = generated.indexOf('transform');
    values[at] = whole(style, values[at]);
    return values.join('\u001f');
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
  const begin = () => {
    linesToAsk = 16;
    linesFound = false;
  };
  return {around, firstLetter, firstLine, marker, begin};
}
