// Loads pictures that a script of the page would have loaded by now, if it were there, and says
// whether it found any. One that does not load is what it was again.
() => {
  const tried = galley.tried ||= new WeakSet();
  let moved = false, rest = 200;
  for (const image of document.getElementsByTagName('img')) {
    if (tried.has(image) || !image.complete || image.naturalWidth > 2 && !image.currentSrc.startsWith('data:')) continue;
    const {left, right} = image.getBoundingClientRect();
    if (!image.getClientRects().length || right < 0 || left >= window.innerWidth) continue; // not shown, or of a slide show
    const was = image.getAttribute('src');
    const address = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-original-src']
      .map(name => image.getAttribute(name)).find(value => value && value !== was && URL.canParse(value, document.baseURI));
    if (!address || !/^https?:/.test(new URL(address, document.baseURI).protocol)) continue;
    if (rest-- === 0) break;
    tried.add(image);
    image.addEventListener('error', () => was === null ? image.removeAttribute('src') : image.setAttribute('src', was), {once: true});
    image.src = address;
    moved = true;
  }
  return moved;
}
