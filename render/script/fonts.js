// Measures the web fonts that the texts of the document are shown in. Runs in an
// isolated world, and leaves the document as it was. Nothing is returned where no web
// font was loaded. limit bounds the texts, groups the fonts. named says which families are asked
// for; without it all are.
function (limit, groups, named = () => true) {
  const name = s => s.trim().replace(/^(["'])(.*)\1$/, '$2');
  const loaded = new Set();
  for (const face of document.fonts) if (face.status === 'loaded') loaded.add(name(face.family).toLowerCase());
  const wanted = new Set([...loaded].filter(named));
  if (!wanted.size || !document.body) return [];

  // Texts by font, a sample of each.
  const looks = new Map(), samples = new Map(), sizes = new Map(), enough = 4000; // characters
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text, left = limit; left > 0 && (text = walker.nextNode()); left--) {
    const el = text.parentElement;
    let key = looks.get(el);
    if (samples.get(key)?.length >= enough) continue;
    const words = text.data.replace(/\s+/g, ' ');
    if (!el || words.length < 2) continue;
    if (key === undefined) {
      if (!el.getClientRects().length) continue;
      const s = getComputedStyle(el);
      key = [s.fontFamily, s.fontWeight, s.fontStyle].join('\u0001');
      looks.set(el, key);
      // The size of the longest text stands for all.
      if (!(words.length <= sizes.get(key)?.longest)) sizes.set(key, {longest: words.length, px: parseFloat(s.fontSize) || 16});
    }
    const had = samples.get(key) || '';
    if (!had && samples.size >= groups) continue;
    if (had.length < enough) samples.set(key, had + words.slice(0, 400));
  }

  const paint = new OffscreenCanvas(1, 1).getContext('2d');
  const measure = (style, weight, family, words, px = 100) => {
    paint.font = style + ' ' + weight + ' ' + px + 'px ' + family;
    return paint.measureText(words);
  };
  // Fonts with an optical size are wider where they are small. Without rounding of each letter.
  paint.textRendering = 'geometricPrecision';
  const generic = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-.*|math|emoji|-apple-system|blinkmacsystemfont)$/i;
  // Whether the system has a font: with it the widths do not depend on what stands behind.
  const local = (style, weight, family, words) => {
    const before = ['monospace', 'serif'].map(g => measure(style, weight, g, words).width);
    const after = ['monospace', 'serif'].map(g => measure(style, weight, JSON.stringify(family) + ', ' + g, words).width);
    return before[0] !== before[1] && after[0] === after[1];
  };
  // The line box of normal height, in a tree where no style of the page reaches.
  const host = document.createElement('div');
  const height = (style, weight, family) => {
    host.style.cssText = 'all:initial!important;position:absolute!important;visibility:hidden!important';
    const box = document.createElement('div');
    box.style.font = style + ' ' + weight + ' 1000px/normal ' + family;
    box.textContent = 'x';
    shade.replaceChildren(box);
    return box.getBoundingClientRect().height / 1000;
  };
  const shade = host.attachShadow({mode: 'closed'});
  document.documentElement.append(host);
  const fonts = [];
  try {
    for (const [key, words] of samples) {
      const [list, weight, style] = key.split('\u0001');
      // What stands before the web font must be no font of the system.
      const families = (list.match(/(?:"[^"]*"|'[^']*'|[^,"'])+/g) || []).map(name);
      const web = families.findIndex(family => loaded.has(family.toLowerCase()));
      const signs = web > 0 && [...new Set(words)].join('');
      if (web < 0 || !wanted.has(families[web].toLowerCase()) || families.slice(0, web).some(family => generic.test(family) || local(style, weight, family, signs))) continue;
      const m = measure(style, weight, list, words), px = sizes.get(key).px, per = words.length * px;
      const ascent = m.fontBoundingBoxAscent / 100, descent = m.fontBoundingBoxDescent / 100;
      const width = families => measure(style, weight, families, words, px).width / per;
      fonts.push({
        family: families[web], weight, style, width: width(list), ascent, descent,
        gap: Math.max(0, height(style, weight, list) - ascent - descent),
        sans: width('"Arial", "Liberation Sans", "Arimo", sans-serif'),
        serif: width('"Times New Roman", "Liberation Serif", "Tinos", serif'),
        mono: width('"Courier New", "Liberation Mono", "Cousine", monospace'),
        fixed: Math.abs(measure(style, weight, list, 'iiii').width - measure(style, weight, list, 'MMMM').width) < 1,
      });
    }
  } finally {
    host.remove();
  }
  return fonts;
}
