// The signs of list items whose counter style the page has defined itself (CSS Counter Styles 3): signOf is that of
// an item with a computed list-style-type, as a string of CSS; undefined for the styles that browsers have, and
// for what is made of pictures. begin forgets the rules that were read.
() => {
  const getter = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
  // Fields of a form may have the names of what elements can do.
  const parentNode = getter(Node, 'parentNode'), children = getter(Element, 'children'), localName = getter(Element, 'localName'), {getAttribute} = Element.prototype;
  const known = /^(none|disc|circle|square|decimal|".*)$/s;

  // The rules by their names, read when a list asks for one that is not among the common styles.
  let styles;
  const read = rules => {
    for (const rule of rules) {
      if (rule instanceof CSSCounterStyleRule) styles.set(rule.name, rule);
      else if (rule.styleSheet || rule.cssRules) open(rule.styleSheet || rule);
      if (styles.size > 64) return;
    }
  };
  const open = sheet => {
    try { read(sheet.cssRules); } catch { /* it is of another site */ }
  };
  const styleOf = name => {
    if (!styles) {
      styles = new Map();
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) open(sheet);
    }
    return styles.get(name);
  };

  // Strings and names of a descriptor; undefined where it has anything else, or is long: each of many
  // items would have it.
  const mostSigns = 4000, mostSign = 100;
  const texts = list => {
    if (list.length > mostSigns) return undefined;
    const found = [];
    const rest = list.replace(/"((?:[^"\\]|\\.)*)"|([-\w\u0080-\uffff]+)/g, (_, quoted, name) => {
      found.push(quoted === undefined ? name : quoted.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, own) => code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)) : own));
      return '';
    });
    return rest.trim() ? undefined : found;
  };
  const positional = (signs, n, first) => {
    let text = '';
    for (let i = 0; n > 0 && i < 32; i++) {
      if (first) n--;
      text = signs[n % signs.length] + text;
      n = Math.floor(n / signs.length);
    }
    return text;
  };
  const letters = from => [...Array(26)].map((_, i) => String.fromCharCode(from.charCodeAt(0) + i));
  const simple = {
    'decimal': n => String(n), 'decimal-leading-zero': n => String(n).padStart(2, '0'),
    'lower-alpha': n => positional(letters('a'), n, true), 'lower-latin': n => positional(letters('a'), n, true),
    'upper-alpha': n => positional(letters('A'), n, true), 'upper-latin': n => positional(letters('A'), n, true),
  };
  // What stands for a number, without what stands around it; undefined where nobody knows.
  const bare = (style, n, depth) => {
    const [system, first] = (style.system || 'symbolic').split(/\s+/), signs = texts(style.symbols);
    if (system === 'extends') {
      const base = styleOf(first);
      return base ? depth < 4 ? bare(base, n, depth + 1) : undefined : simple[first]?.(n);
    }
    if (!signs?.length || n < 1) return undefined;
    switch (system) {
      case 'cyclic': return signs[(n - 1) % signs.length];
      case 'fixed': return signs[n - (parseInt(first) || 1)] ?? String(n);
      case 'symbolic': return n <= 32 * signs.length ? signs[(n - 1) % signs.length].repeat(Math.ceil(n / signs.length)) : undefined;
      case 'alphabetic': return positional(signs, n, true);
      case 'numeric': return signs.length > 1 ? positional(signs, n, false) : undefined;
    }
    return undefined;
  };

  // The numbers of the items of a list, found once.
  let numbers = new Map();
  const numberOf = el => {
    const list = parentNode.call(el);
    if (!list || !(list instanceof Element)) return 1;
    let own = numbers.get(list);
    if (!own) {
      numbers.set(list, own = new Map());
      const start = parseInt(getAttribute.call(list, 'start'));
      let n = localName.call(list) === 'ol' && start === start ? start - 1 : 0;
      for (const item of children.call(list)) {
        if (localName.call(item) !== 'li') continue;
        const value = parseInt(getAttribute.call(item, 'value'));
        own.set(item, n = value === value ? value : n + 1);
      }
    }
    return own.get(el) ?? 1;
  };
  const signOf = (el, type) => {
    const style = known.test(type) ? undefined : styleOf(type);
    if (!style) return undefined;
    const text = bare(style, numberOf(el), 0);
    if (text === undefined) return undefined;
    const around = [style.prefix, style.suffix].map((value, i) => value ? texts(value)?.join('') ?? '' : i && style.suffix === '' ? '. ' : '');
    if (around[0].length + text.length + around[1].length > mostSign) return undefined;
    return '"' + (around[0] + text + around[1]).replace(/["\\]/g, '\\$&') + '"';
  };
  const begin = () => {
    styles = undefined;
    numbers = new Map();
  };
  return {signOf, begin};
}
