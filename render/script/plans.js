// What is read of an element, so that all of its computed values of properties are known:
// {at, displayOf, showless, planOf}. at has the places of properties, displayOf what is to be known of
// a value of display.
//
// Values that show nothing are the initial ones: those of tables for what is none, or the
// width of what is inline. Others are read by shorthands where these tell them.
properties => {
  const at = new Map(properties.map((p, i) => [p, i]));

  // Longhands that one shorthand tells. What it says is read apart once and remembered: a
  // shorthand that is not empty says all of its longhands (CSSOM 6.7.2). The colour that
  // decorations have by themselves is not in theirs.
  const sides = (name, end = '') => ['top', 'right', 'bottom', 'left'].map(side => name + '-' + side + end);
  const groups = Object.entries({
    'font': ['font-style', 'font-variant-caps', 'font-weight', 'font-stretch', 'font-size', 'line-height', 'font-family',
      'font-variant-numeric', 'font-variant-ligatures', 'font-variant-east-asian', 'font-variant-position', 'font-variation-settings', 'font-optical-sizing', 'font-feature-settings', 'font-kerning', 'font-size-adjust'],
    'font-synthesis': ['font-synthesis-weight', 'font-synthesis-style', 'font-synthesis-small-caps'], 'text-box': ['text-box-trim', 'text-box-edge'],
    'outline': ['outline-color', 'outline-style', 'outline-width'],
    'background': ['background-color', 'background-image', 'background-size', 'background-position-x', 'background-position-y', 'background-repeat', 'background-clip'],
    'margin': sides('margin'), 'padding': sides('padding'),
    'border-width': sides('border', '-width'), 'border-style': sides('border', '-style'), 'border-color': sides('border', '-color'),
    'border-image': ['source', 'slice', 'width', 'outset', 'repeat'].map(part => 'border-image-' + part),
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

  // Fields of a form may have the names of what elements can do.
  const getter = name => Object.getOwnPropertyDescriptor(Element.prototype, name).get;
  const localName = getter('localName'), namespaceURI = getter('namespaceURI');

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

  // What borders and their pictures show where there is none: the colour of the words where nothing is said here.
  const absent = {'border-style': ['none', 'none', 'none', 'none'], 'border-image': ['none', '100%', '1', '0', 'stretch']};

  // What shows nothing, by when it does: see showless.
  const without = [
    {'fill': 'rgb(0, 0, 0)', 'stroke': 'none', 'stroke-width': '1px'},
    {'object-fit': 'fill', 'object-position': '50% 50%', 'object-view-box': 'none', 'accent-color': 'auto'},
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
    {'shape-outside': 'none', 'shape-margin': '0px'},
    {'z-index': 'auto'},
    {'ruby-position': 'over'},
  ].map(values => Object.entries(values).filter(([p]) => at.has(p)));
  // Which of these show nothing at an element, a bit for each. up is the display of what is around
  // it, if anything is.
  const showless = (el, display, position, float, up) => {
    const name = localName.call(el), inSVG = namespaceURI.call(el) !== 'http://www.w3.org/1999/xhtml', plain = !inSVG && !isReplaced(name), is = displayOf(display);
    const moves = position === 'relative' && (is.inLine || name === 'span' || name.includes('-')); // in a line, or in the drawing of a formula
    const placed = position !== 'static' && position !== 'relative' && position !== 'sticky';
    const lone = up && up !== 'contents' && !placed && !displayOf(up).arranges; // no item of a row
    return (inSVG ? 0 : 1) | (plain ? 2 : 0) | (is.table ? 0 : 4) | (plain && display === 'inline' ? 8 : 0) | (is.arranges ? 0 : 16) |
      (lone ? 32 : 0) | (moves ? 0 : 64) | (float === 'none' ? 128 : 0) | (lone && position === 'static' ? 256 : 0) | (/^r[ubt]/.test(name) ? 0 : 512);
  };
  const apart = ['display', 'color', 'position', 'float'], generatedNames = ['::before', '::after', '::first-letter', '::marker', '::first-line'];
  const placeOf = new Map([...apart, ...generatedNames].map(p => [p, at.get(p)]));
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
      groups: read.map(([shorthand, longhands, known]) => ({longhands, places: longhands.map(p => at.get(p)), known, absent: absent[shorthand]})),
      names: [...single, ...shorthands], transform: single.indexOf('transform'), width: single.length + shorthands.indexOf('border-width'),
      edges: new Set(shorthands.flatMap((name, i) => name === 'border-color' || name in absent ? single.length + i : [])),
    };
    plans.set(bits, plan);
    return plan;
  };
  return {at, displayOf, showless, planOf};
}
