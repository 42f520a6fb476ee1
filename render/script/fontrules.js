// Reads the rules for fonts of style sheets: of the given ones, each an address and a text, or of
// those of the document, as far as a script may read them. Runs in an isolated world.
// Returns {faces, read}: the rules, and the addresses of the sheets that were read.
function (sheets) {
  const faces = [], addresses = [];
  const read = (rules, base) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) {
        const of = p => rule.style.getPropertyValue(p);
        for (const [, , quoted, bare] of of('src').matchAll(/url\((?:(["'])(.*?)\1|([^)"']*))\)/g)) {
          try {
            faces.push({
              family: of('font-family').trim().replace(/^(["'])(.*)\1$/, '$2'), weight: of('font-weight'), style: of('font-style'),
              stretch: of('font-stretch'), range: of('unicode-range'),
              size: of('size-adjust'), ascent: of('ascent-override'), descent: of('descent-override'), gap: of('line-gap-override'), url: new URL((quoted ?? bare).trim(), base).href,
            });
          } catch {}
          if (faces.length >= 4000) return;
        }
      } else if (rule.styleSheet) {
        open(rule.styleSheet);
      } else if (rule.cssRules) {
        read(rule.cssRules, base);
      }
    }
  };
  const open = sheet => {
    try {
      read(sheet.cssRules, sheet.href || document.baseURI);
      if (sheet.href) addresses.push(sheet.href);
    } catch { /* it is of another site */ }
  };
  if (!sheets) [...document.styleSheets, ...document.adoptedStyleSheets].forEach(open);
  for (const {address, text} of sheets || []) {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      read(sheet.cssRules, address);
    } catch {}
  }
  return {faces, read: addresses};
}
