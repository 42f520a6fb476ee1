// The picture of the page, with boxes around what was chosen.
import { el, svg } from '/ui/dom.js';

// showOriginal fills the place and returns what points at a box.
export function showOriginal(place, found) {
  const address = found.view?.['page.png'];
  if (!address) {
    place.replaceChildren(el('p', { className: 'quiet' }, 'There is no picture of the page: it was read without a browser. Pictures in the article are not shown either, so that your browser asks nobody for them.'));
    return () => {};
  }
  const img = el('img', { src: address, alt: 'The page as the browser showed it' });
  const over = svg('svg', { 'aria-hidden': 'true', preserveAspectRatio: 'none' });
  const sheet = el('div', { className: 'sheet' }, img, over);
  place.replaceChildren(sheet);
  place.scrollTop = 0;
  img.addEventListener('load', () => over.setAttribute('viewBox', `0 0 ${img.naturalWidth} ${img.naturalHeight}`));
  const rect = (kind, b) => svg('rect', { class: kind, x: b.x, y: b.y, width: b.w, height: b.h });
  const why = found.why;
  if (why) {
    const title = why.titles.find(c => c.chosen);
    for (const [kind, list] of [['cut', why.cuts], ['body', why.roots], ['lead', why.leads], ['title', title ? [title] : []]]) {
      for (const b of list) over.append(...(kind === 'cut' ? [] : [rect('under', b)]), rect(kind, b));
    }
  }
  let pointed = null;
  return box => {
    pointed?.remove();
    pointed = rect('point', box);
    over.append(pointed);
    const zoom = img.clientWidth / (img.naturalWidth || 1);
    place.scrollTop = box.y * zoom - 40;
  };
}
