// Reads the rules for fonts of style sheets: of those that stand in the document, and of
// the given ones, each an address and a text. Runs in an isolated world.
function (sheets) {
  const faces = [];
  const read = (rules, base) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) {
        const of = p => rule.style.getPropertyValue(p);
        for (const [, , quoted, bare] of of('src').matchAll(/url\((?:(["'])(.*?)\1|([^)"']*))\)/g)) {
          try {
            faces.push({
              family: of('font-family').trim().replace(/^(["'])(.*)\1$/, '$2'), weight: of('font-weight'), style: of('font-style'),
              stretch: of('font-stretch'), range: of('unicode-range'), url: new URL((quoted ?? bare).trim(), base).href,
            });
          } catch {}
          if (faces.length >= 4000) return;
        }
      } else if (rule.cssRules) {
        read(rule.cssRules, base);
      }
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (sheet.href) continue;
    try { read(sheet.cssRules, document.baseURI); } catch {}
  }
  for (const {address, text} of sheets) {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      read(sheet.cssRules, address);
    } catch {}
  }
  return faces;
}
