// Shows notes to a text that a button in it opens over the page (HTML, the popover attribute), in their
// place: what is a note has words, and a button right in running text. Menus and
// dialogs stay closed. Shows as well the notes at the end of a text that a script put
// such buttons in the place of the links to. Returns how many were shown.
({isForm, isBeside, size}) => {
  const prose = 60; // signs of running text around a button, at least
  const most = 2000; // signs of a note
  const blocks = 'p, li, dd, td, blockquote, figcaption';
  const shown = new Set();
  for (const button of document.querySelectorAll('button[popovertarget]')) {
    const around = button.closest(blocks), note = document.getElementById(button.getAttribute('popovertarget'));
    if (!around || !note || shown.has(note) || isForm(note) || !note.matches('[popover]') || note.contains(button) || isBeside(button) || !note.parentElement || isBeside(note.parentElement)) continue;
    if (note.querySelector('input, select, textarea, iframe, video, dialog') || note.matches('[role=menu], [role=dialog], nav')) continue;
    const own = size(note.textContent);
    if (own < 2 || own > most || size(around.textContent) - size(button.textContent) - (around.contains(note) ? own : 0) < prose) continue;
    let links = 0;
    for (const link of note.querySelectorAll('a[href]')) links += size(link.textContent);
    if (2 * links > own) continue;
    shown.add(note);
  }
  for (const note of shown) {
    for (const [name, value] of [['display', 'block'], ['position', 'static'], ['opacity', '1'], ['visibility', 'visible'], ['transform', 'none'], ['transition', 'none']]) {
      note.style.setProperty(name, value, 'important');
    }
  }
  // A note that is hidden like the link to it has a link back to that, which stands beside the button.
  const mark = 8, isShown = element => element.checkVisibility();
  const at = link => document.getElementById(link.getAttribute('href').slice(1));
  const behind = [];
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    if (isShown(link)) continue;
    const note = at(link), around = note && link.closest(blocks);
    if (!around || isForm(note) || isShown(note) || note.contains(link) || !isShown(around) || isBeside(note) || isBeside(link)) continue;
    const own = size(note.textContent);
    if (own < 2 || own > most || size(around.textContent) < prose) continue;
    const backs = [...note.querySelectorAll('a[href^="#"]')].map(at).filter(Boolean);
    if (!backs.some(back => back.contains(link) || link.contains(back))) continue;
    let outer = link;
    while (outer.parentElement !== around && !isShown(outer.parentElement)) outer = outer.parentElement;
    const button = [outer.previousElementSibling, outer.nextElementSibling].find(next => next && isShown(next) &&
      size(next.innerText) <= mark && (next.matches('button, [role=button]') || next.querySelector('button, [role=button]')));
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
