// Shows notes to a text that a button in it opens over the page (HTML, the popover attribute), in their
// place: what is a note has words, and a button right in running text. Menus and
// dialogs stay closed. Shows as well the notes at the end of a text that a script put
// such buttons in the place of the links to. Returns how many were shown.
({isForm, isBeside, size}) => {
  const prose = 60; // signs of running text around a button, at least
  const most = 2000; // signs of a note
  const blocks = 'p, li, dd, td, blockquote, figcaption';
  const shown = new Set();
  // Many buttons and links stand in one text and lead to one note: what is asked of an element is asked once.
  const once = ask => {
    const known = new Map();
    return element => known.has(element) ? known.get(element) : known.set(element, ask(element)).get(element);
  };
  const sizeOf = once(element => size(element.textContent)), seenSizeOf = once(element => size(element.innerText));
  const isNote = once(note => {
    if (isForm(note) || !note.matches('[popover]') || !note.parentElement || isBeside(note.parentElement)) return false;
    if (note.querySelector('input, select, textarea, iframe, video, dialog') || note.matches('[role=menu], [role=dialog], nav')) return false;
    if (sizeOf(note) < 2 || sizeOf(note) > most) return false;
    let links = 0;
    for (const link of note.querySelectorAll('a[href]')) links += size(link.textContent);
    return 2 * links <= sizeOf(note);
  });
  for (const button of document.querySelectorAll('button[popovertarget]')) {
    const around = button.closest(blocks), note = document.getElementById(button.getAttribute('popovertarget'));
    if (!around || !note || shown.has(note) || !isNote(note) || note.contains(button) || isBeside(button)) continue;
    if (sizeOf(around) - size(button.textContent) - (around.contains(note) ? sizeOf(note) : 0) < prose) continue;
    shown.add(note);
  }
  for (const note of shown) {
    for (const [name, value] of [['display', 'block'], ['position', 'static'], ['opacity', '1'], ['visibility', 'visible'], ['transform', 'none'], ['transition', 'none']]) {
      note.style.setProperty(name, value, 'important');
    }
  }
  // A note that is hidden like the link to it has a link back to that, which stands beside the button.
  const mark = 8, mostBacks = 100, isShown = element => element.checkVisibility();
  const at = link => document.getElementById(link.getAttribute('href').slice(1));
  const backsOf = once(note => [...note.querySelectorAll('a[href^="#"]')].slice(0, mostBacks).map(at).filter(Boolean));
  const behind = [];
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    if (isShown(link)) continue;
    const note = at(link), around = note && link.closest(blocks);
    if (!around || isForm(note) || isShown(note) || note.contains(link) || !isShown(around) || isBeside(note) || isBeside(link)) continue;
    if (sizeOf(note) < 2 || sizeOf(note) > most || sizeOf(around) < prose) continue;
    if (!backsOf(note).some(back => back.contains(link) || link.contains(back))) continue;
    let outer = link;
    while (outer.parentElement !== around && !isShown(outer.parentElement)) outer = outer.parentElement;
    const button = [outer.previousElementSibling, outer.nextElementSibling].find(next => next && isShown(next) &&
      seenSizeOf(next) <= mark && (next.matches('button, [role=button]') || next.querySelector('button, [role=button]')));
    if (button) behind.push({note, link, button});
  }
  const shows = new Set();
  for (const {note, link} of behind) {
    for (const from of [note, link]) for (let element = from; element && !isForm(element) && !shows.has(element) && !isShown(element); element = element.parentElement) shows.add(element);
  }
  const closed = [...shows].filter(element => getComputedStyle(element).display === 'none');
  for (const element of closed) element.style.setProperty('display', 'revert', 'important');
  for (const {button} of behind) button.style.setProperty('display', 'none', 'important');
  return shown.size + behind.length;
}
