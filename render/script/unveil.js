// Shows the article of a page that hides it until a script has run that does not, until a
// reader has agreed to something, or from those who do not pay; and nothing else: spam and
// what is meant for machines are hidden as well, and so are dialogs, other views of a page,
// and copies for small screens. What is hidden is the article where
//   - the linked data of the page says so: it names the elements, or has their text;
//   - the page shows no title, and less text than what is hidden; the title may be in a part that
//     is hidden by itself, above it in what is around both, and is shown with it;
//   - it follows the title, is longer than what follows it to be seen, and is about the same.
// page/showveil.go does so without a browser. Returns how many elements were shown. Linear in
// the page.
({beside, isOver, isForm, parent, closest, ideographs, size, show}, {prose, isShown, squash, letters, sum, read, group, isIn, linked}) => {
  const least = 400; // signs of an article: about 60 words
  const leastAlone = 100; // signs for each field, of what is hidden on a page that shows no prose, or not its title
  const most = 8; // how often something may be hidden in what is shown
  const fields = 'input:not([type=hidden], :disabled), select, textarea'; // boxes of a list of tasks are disabled
  const {getAttribute} = Element.prototype; // fields of a form may have this name
  const children = Object.getOwnPropertyDescriptor(Element.prototype, 'children').get;
  const {contains} = Node.prototype;
  const title = () => document.querySelector('title')?.textContent || '';

  // Whether a part is what a selector names, or most of that.
  const isNamed = (part, selector, seen) => {
    try {
      if (part.tops.some(top => top.matches(selector) || top.querySelector(selector))) return true;
      const around = closest.call(part.up, selector);
      return !!around && around.localName !== 'body' && sum(part.texts) > sum(seen.filter(text => contains.call(around, text.up)));
    } catch {
      return false; // no selector
    }
  };
  const isLinked = (part, {selectors, body}, seen) => selectors.some(selector => isNamed(part, selector, seen)) || isIn(part, body, () => letters(body));

  // Beginnings of words, in which most forms of a word agree. Where no blanks stand between words,
  // in Thai, Lao, Burmese and Khmer, one may begin at any sign; of ideographs, pairs.
  const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
  const pieces = (word, length) => Array.from({length: Math.max(0, word.length - length + 1)}, (_, i) => word.slice(i, i + length));
  const stemsOf = word => word.search(ideographs) >= 0 ? pieces(word, 2) : unspaced.test(word) ? pieces(word, 5) : pieces(word.slice(0, 5), 5);
  const wordsOf = text => text.normalize('NFC').toLowerCase().match(/[\p{L}\p{M}]+/gu) || [];
  // Where most words are too short to tell, as in Vietnamese, two of them do.
  const areShort = words => 4 * words.filter(word => word.length >= 5 || word.search(ideographs) >= 0 || unspaced.test(word)).length < words.length;
  const stems = (words, short) => new Set(short ? words.slice(1).map((word, i) => words[i] + ' ' + word) : words.flatMap(stemsOf));
  const share = (text, words, short) => {
    const wanted = stems(wordsOf(text), short), has = stems(words, short), both = [...wanted].filter(stem => has.has(stem)).length;
    return {both, all: wanted.size};
  };
  const isAbout = (part, heading, main) => {
    const told = [title(), heading, ...[...document.querySelectorAll('meta[name=description], meta[property="og:description"]')].map(meta => meta.content)];
    for (let n = 0, length = 0; n < main.length && length < 400; length += main[n++].data.length) told.push(main[n].data);
    const words = wordsOf(part.texts.map(text => text.data).join(' ')), short = areShort(words);
    return [heading, told.join(' ')].some(text => {
      const {both, all} = share(text, words, short);
      return both >= 2 && 3 * both >= all;
    });
  };
  // Whether a title of the page says most of what a heading does.
  const isTitled = heading => [title(), ...[...document.querySelectorAll('meta[property="og:title"], meta[name="twitter:title"]')].map(meta => meta.content)].some(text => {
    const words = wordsOf(text), {both, all} = share(heading.textContent, words, areShort(words));
    return both > 0 && 2 * both > all;
  });
  // The headings h1. Where the title of the page is that of hidden ones alone, what is seen asks a
  // reader for something before the page is shown.
  const headingsOf = () => {
    const list = [...document.querySelectorAll('h1')].filter(heading => size(heading.textContent) > 0);
    const seen = list.filter(isShown).length, titled = seen > 0 && seen < list.length ? list.filter(isTitled) : [];
    return titled.length && !titled.some(isShown) ? titled : list;
  };
  // Whether a part is one element. Of one that has several, that with the only title is taken where it
  // has most of the text.
  const isOne = (part, headings) => {
    const top = headings.length === 1 && part.tops.find(top => contains.call(top, headings[0])), texts = part.texts.filter(text => top && contains.call(top, text.up));
    if (part.tops.length > 1 && 2 * sum(texts) > sum(part.texts)) Object.assign(part, {tops: [top], texts});
    return part.tops.length === 1;
  };

  // Whether a control says that it opens what has an id. All are read once, when first asked.
  let controlled;
  const isControlled = id => {
    if (!controlled) {
      controlled = new Set();
      for (const control of document.querySelectorAll('[aria-controls], [href^="#"], [data-target^="#"], [data-bs-target^="#"]')) {
        for (const name of (getAttribute.call(control, 'aria-controls') || '').split(/\s+/)) controlled.add(name);
        for (const name of ['href', 'data-target', 'data-bs-target']) controlled.add((getAttribute.call(control, name) || '').slice(1));
      }
    }
    return id !== '' && controlled.has(id);
  };

  // Whether a part is one of several of which a reader sees one at a time, or is what a
  // control opens.
  const isView = ({up, kind, tops}, all = new Set(tops)) => tops.some(top => isControlled(top.id)) ||
    up && kind !== '' && (tops.length > 1 || tops[0].classList.length > 0) && [...children.call(up)].some(other => !all.has(other) &&
      other.localName === tops[0].localName && [...tops[0].classList].every(name => other.classList.contains(name)) && isShown(other) && size(other.textContent) >= prose);
  const before = (one, other) => !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const follows = (part, heading) => {
    if (!before(heading, part.tops[0])) return false;
    const around = closest.call(heading, 'article, main, [role=main]');
    if (around) return contains.call(around, part.up);
    // The first foot behind the heading is looked for by halves: to compare places takes time by itself.
    const feet = document.querySelectorAll('footer, [role=contentinfo]');
    let from = 0, to = feet.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (before(heading, feet[middle])) to = middle; else from = middle + 1;
    }
    return from === feet.length || !before(feet[from], part.tops[0]);
  };
  // The only title of a page, where it is hidden above a part, in the element around that. Headings in
  // the part may look like titles.
  const veiledHeading = part => {
    const list = headingsOf(), [heading, ...others] = list.filter(heading => !part.tops.some(top => contains.call(top, heading)));
    const is = heading && !others.length && part.up && !isShown(heading) && before(heading, part.tops[0]) && contains.call(part.up, heading);
    return is && (list.length === 1 || isTitled(heading)) ? heading : null;
  };
  const veilOf = element => {
    for (let up; (up = parent.call(element)) && !isShown(up);) element = up;
    return element;
  };
  const isArticle = (part, main) => {
    const all = sum(part.texts);
    if (all < sum(main) || part.tops.some(isOver)) return false;
    const asked = part.tops.reduce((n, top) => n + top.querySelectorAll(fields).length, 0);
    const headings = headingsOf(), bare = !main.length || headings.length > 0 && !headings.some(isShown);
    if (asked * (bare ? leastAlone : least) > all) return false;
    const own = new Set(part.tops);
    const has = element => {
      for (let at = element; at; at = parent.call(at)) if (own.has(at)) return true;
      return false;
    };
    const outside = headings.filter(heading => !has(heading) && isShown(heading) && !closest.call(heading, 'body > header, nav, [role=banner]'));
    if (!outside.length && (headings.some(has) || veiledHeading(part))) return isOne(part, headings);
    if (outside.length > 1 || headings.some(has) || isView(part)) return false;
    if (outside.length && !follows(part, outside[0])) return false;
    return isAbout(part, outside[0]?.textContent || title(), main) || outside.length > 0 && !isTitled(outside[0]) && isAbout(part, title(), []);
  };

  // What is still not visible in a part that was not, and lies in it: a rule may be for each
  // element in there.
  const within = top => {
    const filter = element => element.matches(`${beside}, [role=tabpanel]`) || isOver(element) ? NodeFilter.FILTER_REJECT :
      getComputedStyle(element).visibility === 'visible' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT;
    const list = [], walker = document.createTreeWalker(top, NodeFilter.SHOW_ELEMENT, element => isForm(element) ? NodeFilter.FILTER_SKIP : filter(element));
    while (walker.nextNode()) list.push(walker.currentNode);
    return list;
  };

  const language = element => {
    const says = element && closest.call(element, '[lang]');
    return says ? getAttribute.call(says, 'lang').toLowerCase().split(/[-_]/)[0] : '';
  };
  const isTranslation = ({up, tops}) => language(up) !== '' && language(tops[0]) !== language(up);

  let shown = 0;
  for (let n = 0; n < most; n++) {
    const texts = read(), {hidden} = texts;
    if (sum([...hidden.values()].flat()) < least) break;
    const seen = texts.seen();
    const shownText = seen.map(text => text.data).join(''), visible = squash(shownText);
    let bare; // of a page with a long text that is hidden
    const bareText = () => bare ??= letters(shownText);
    const parts = group(hidden).filter(part => !isIn(part, visible, bareText) && !isTranslation(part));
    const data = linked();
    let chosen = parts.filter(part => isLinked(part, data, seen));
    if (sum(chosen.flatMap(part => part.texts)) < least) {
      const over = new Map();
      const isLaidOver = element => {
        const path = [];
        let at = element;
        for (; at && !over.has(at) && (at.localName === 'body' || !isOver(at)); at = parent.call(at)) path.push(at); // a page that is locked is fixed
        const is = !!at && (over.get(at) ?? true);
        for (const below of path) over.set(below, is);
        return is;
      };
      const main = seen.filter(text => !isLaidOver(text.up));
      chosen = parts.filter(part => sum(part.texts) >= least && isArticle(part, main)).slice(0, 1);
      const heading = chosen.length && veiledHeading(chosen[0]);
      if (heading) chosen.push({tops: [veilOf(heading)], texts: []});
    }
    if (!chosen.length) break;
    const tops = chosen.flatMap(part => part.tops);
    const veiled = tops.filter(top => getComputedStyle(top).visibility !== 'visible');
    show(tops, new Map());
    show(veiled.flatMap(within), new Map());
    shown += tops.length;
  }
  return shown;
}
