// Writes date/months.json anew: the names of the months in the languages whose code
// has two letters, and where short dates begin with the month, from the Unicode CLDR that
// Node carries. Names are in the form that stands beside a day, the form that stands
// alone, and short.
//
//   node scripts/month-names.mjs > date/months.json
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const known = codes => Intl.DateTimeFormat.supportedLocalesOf(codes);
const two = letters.flatMap(a => letters.map(b => a + b));
// Beside the languages: those in two scripts, and where the months have other names.
const other = ['sr-Latn', 'uz-Cyrl', 'az-Cyrl', 'bs-Cyrl', 'pa-Arab', 'ar-DZ', 'ar-MA', 'ar-SY', 'de-AT', 'es-UY'];
const locales = known([...two, 'fil', 'ckb', ...other]);

function names(locale, month) {
  const found = new Set();
  for (const style of ['long', 'short']) for (const beside of [{ day: 'numeric' }, {}]) {
    const format = new Intl.DateTimeFormat(locale, { month: style, ...beside, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' });
    const parts = format.formatToParts(new Date(Date.UTC(2001, month, 5)));
    found.add(parts.filter(part => part.type === 'month').map(part => part.value).join(''));
  }
  return [...found].filter(name => /\p{L}/u.test(name) && !/^M\d\d$/.test(name));
}

const months = {};
for (const locale of locales) {
  const year = Array.from({ length: 12 }, (_, month) => names(locale, month));
  const asIn = other.includes(locale) ? locale.split('-')[0] : 'en';
  const repeats = locale !== 'en' && JSON.stringify(year) === JSON.stringify(months[asIn]);
  if (year.every(list => list.length) && !repeats) months[locale] = year;
}

const regions = two.map(region => region.toUpperCase());
const monthFirst = [];
for (const language of locales.filter(code => !code.includes('-'))) for (const region of ['', ...regions]) {
  const locale = region ? `${language}-${region}` : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', calendar: 'gregory' });
  if (format.resolvedOptions().locale !== locale) continue; // as the language, or as English
  if (format.formatToParts(0).find(part => /day|month|year/.test(part.type)).type === 'month') monthFirst.push(locale);
}

const lines = Object.entries(months).map(([locale, year]) => `  ${JSON.stringify(locale)}: ${JSON.stringify(year)}`);
console.log(`{"month_first": ${JSON.stringify(monthFirst)},\n "months": {\n${lines.join(',\n')}\n}}`);
