// Shows the slides of which a reader sees one at a time, one below the other: elements alike in a row, each
// with one picture and no link to another page, and beside the row something to choose by. Returns how many
// were hidden.
({isForm, isBeside, isOver, size}) => {
  const most = 60, mostText = 1000, mostRows = 1000, wide = 200; // slides, signs of one, rows that are asked, CSS px
  const noText = 'style, script, template, noscript', buttons = 'button, [role=button], a[href^="#"], a[href^="javascript:" i], a:not([href])';
  const elsewhere = 'a[href]:not([href^="#"]):not([href^="javascript:" i])', isPicture = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;
  const named = element => `${element.localName} ${element.classList[0] || ''}`;
  const isSlide = element => element instanceof HTMLElement && !isForm(element) && element.querySelectorAll('img').length === 1 &&
    !element.querySelector('input, select, textarea, iframe, video') && size(element.textContent) <= mostText &&
    [...element.querySelectorAll(elsewhere)].every(link => isPicture.test(link.getAttribute('href')));
  const isSeen = element => element.offsetHeight > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const isRow = (row, slides) => slides.length > 1 && slides.length <= most && slides.every(slide => isSlide(slide) && named(slide) === named(slides[0]));
  const asked = new Set(), rows = [];
  for (const picture of document.querySelectorAll('img')) {
    let slide = picture;
    for (let level = 0; level < 4 && asked.size < mostRows && slide.parentElement && !asked.has(slide.parentElement); level++, slide = slide.parentElement) {
      const row = slide.parentElement;
      if (isForm(row)) break;
      if (row.childElementCount < 2) continue;
      asked.add(row);
      const slides = [...row.children].filter(child => isForm(child) || !child.matches(noText));
      if (isRow(row, slides)) rows.push({row, slides});
    }
  }
  // Something to choose by is beside the row, and not in it.
  const isChosen = row => {
    for (let n = 0, at = row; n < 2 && (at = at.parentElement) && !isForm(at); n++) {
      if ([...at.querySelectorAll(buttons)].some(button => !row.contains(button))) return at.querySelectorAll('img').length <= 2 * most;
    }
    return false;
  };
  const opened = rows.filter(({row, slides}) => {
    const seen = slides.filter(isSeen);
    return seen.length === 1 && seen[0].offsetWidth >= wide && !isBeside(row) && !isOver(row) && !row.closest('a') && isChosen(row);
  });
  const still = {display: 'block', position: 'relative', inset: 'auto', float: 'none', 'margin-left': '0', 'margin-right': '0', transform: 'none', opacity: '1', visibility: 'visible', transition: 'none', animation: 'none'};
  for (const {row, slides} of opened) {
    for (const slide of slides) for (const [name, value] of Object.entries(still)) slide.style.setProperty(name, value, 'important');
    for (const [name, value] of [['height', 'auto'], ['max-height', 'none']]) row.style.setProperty(name, value, 'important');
  }
  return opened.reduce((sum, {slides}) => sum + slides.length - 1, 0);
}
