// Shows notes to a text that a button in it opens over the page (HTML, the popover attribute), in their
// place: what is a note has words, and a button right in running text. Menus and
// dialogs stay closed. Returns how many were shown.
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
  return shown.size;
}
