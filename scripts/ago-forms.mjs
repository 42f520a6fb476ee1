// Writes date/ago.json anew: how the languages whose code has two letters say how long ago something was, by
// language, with # for the number, from the Unicode CLDR that Node carries. Forms are long, short and narrow ones of
// years to seconds. Those without a word, such as -3 d., are left out.
//
//   node scripts/ago-forms.mjs > date/ago.json
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const known = codes => Intl.RelativeTimeFormat.supportedLocalesOf(codes);
const two = letters.flatMap(a => letters.map(b => a + b));
const locales = known([...two, 'fil', 'ckb', 'pt-PT', 'es-MX', 'fr-CA', 'sr-Latn', 'zh-Hant']);
const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'];
const counts = [0, 1, 2, 3, 5, 11, 21, 100]; // one of each plural

function forms(locale) {
  const found = new Set();
  for (const style of ['long', 'short', 'narrow']) {
    const format = new Intl.RelativeTimeFormat(locale, { style, numeric: 'always', numberingSystem: 'latn' });
    for (const unit of units) for (const count of counts) {
      const form = format.formatToParts(-count, unit).map(part => part.type === 'integer' ? '#' : part.value).join('');
      found.add(form.toLowerCase().replace(/[\u200b\u200e\u200f]/g, '').replace(/\s+/g, ' ').trim());
    }
  }
  return [...found].filter(form => /\p{L}/u.test(form) && !/^[-−+]/.test(form) && (form.includes('#') || form.includes(' ')));
}

const seen = new Set();
const lines = [];
for (const locale of locales) {
  const list = forms(locale).filter(form => !seen.has(form));
  list.forEach(form => seen.add(form));
  if (list.length) lines.push(`  ${JSON.stringify(locale)}: ${JSON.stringify(list)}`);
}
console.log(`{\n${lines.join(',\n')}\n}`);
