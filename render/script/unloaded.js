// Loads pictures that a script of the page would have loaded by now, if it were there, and says
// whether it found any: also those of which a small copy is shown, much enlarged. One that does not
// load is what it was again.
() => {
  const tried = galley.tried ||= new WeakSet();
  const enlarged = 4; // times as wide as the file
  let moved = false, rest = 200;
  const isWaiting = image => image.naturalWidth <= 2 || image.currentSrc.startsWith('data:') || enlarged * image.naturalWidth <= image.offsetWidth;
  // What a script keeps for the browser to choose from, of the sources around a picture and of itself.
  const choices = image => [...(image.parentElement?.localName === 'picture' ? image.parentElement.children : []), image]
    .filter(element => (element === image || element.localName === 'source') && !element.hasAttribute('srcset'))
    .map(element => [element, element.getAttribute('data-srcset') || element.getAttribute('data-lazy-srcset')]).filter(([, set]) => set);
  for (const image of document.getElementsByTagName('img')) {
    if (tried.has(image) || !image.complete || !isWaiting(image)) continue;
    const {left, right} = image.getBoundingClientRect();
    if (!image.getClientRects().length || right < 0 || left >= window.innerWidth) continue; // not shown, or of a slide show
    const was = image.getAttribute('src');
    const address = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-original-src']
      .map(name => image.getAttribute(name)).find(value => value && value !== was && URL.canParse(value, document.baseURI));
    const sets = choices(image);
    if (address ? !/^https?:/.test(new URL(address, document.baseURI).protocol) : !sets.length) continue;
    if (rest-- === 0) break;
    tried.add(image);
    image.addEventListener('error', () => {
      for (const [element] of sets) element.removeAttribute('srcset');
      if (was === null) image.removeAttribute('src'); else image.setAttribute('src', was);
    }, {once: true});
    if (sets.length && !image.hasAttribute('sizes')) image.setAttribute('sizes', Math.max(image.offsetWidth, 1) + 'px');
    for (const [element, set] of sets) element.setAttribute('srcset', set);
    if (address) image.src = address;
    moved = true;
  }
  return moved;
}
