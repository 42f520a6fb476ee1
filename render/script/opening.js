// Opens and shows what a reader of the page would read, and says whether it did anything. first
// says that it is the first time, sign is the event that scripts wait for which are put off until
// a reader does anything, if any, and unstyled says that the page has none of its style sheets.
(first, sign, unstyled) => {
  const {prose, hidden, unveil, disclose, tabsets, slides, popnotes} = galley;
  let moved = false;
  // Parts of a page that React streamed, where no script of the page moved them to
  // their place and showed them.
  for (const part of document.querySelectorAll('div[hidden][id^="S:"]')) {
    if (/^S:[0-9a-f]+$/.test(part.id)) {
      part.hidden = false;
      moved = true;
    }
  }
  if (!first) return moved;
  // A sound that a script plays with buttons of its own is not shown itself.
  for (const sound of document.querySelectorAll('audio:not([controls])')) {
    let box = sound.parentElement;
    for (let n = 0; n < 2 && box && !(box instanceof HTMLFormElement) && !box.querySelector('button'); n++) box = box.parentElement;
    if (!box || box instanceof HTMLFormElement || !(sound.currentSrc || sound.querySelector('source[src]')) || box.localName === 'body' || !box.querySelector('button') || box.offsetHeight <= 1) continue;
    sound.controls = true;
    moved = true;
  }
  const asking = prose();
  const open = () => disclose(asking, () => tabsets(asking), unstyled);
  if (popnotes(asking) + slides(asking) + open() > 0) moved = true;
  const unseen = hidden(asking);
  if (unveil(asking, unseen) > 0) {
    open();
    moved = true;
  }
  // Scripts that are put off until a reader does anything may show what is missing between texts.
  const signs = ['mousemove', 'mouseover', 'mousedown', 'pointermove', 'wheel']; // a page may say anything
  if (sign && signs.includes(sign) && unseen.lacks()) {
    (document.querySelector('body') || document).dispatchEvent(new MouseEvent(sign, {bubbles: true, cancelable: true}));
    moved = true;
  }
  return moved;
}
