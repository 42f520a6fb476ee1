// The one dialog: whatever opens it gives a heading and what is in it.

import { $ } from './dom.js';

const dialog = $('dialog');
let whenClosed = null;

function closed() {
  const f = whenClosed;
  whenClosed = null;
  f?.();
}

export function openDialog(heading, content, { wide = false, glance = false, closed: after = null } = {}) {
  if (dialog.open) { dialog.close(); closed(); }
  whenClosed = after;
  $('dialog-title').textContent = heading;
  $('dialog-body').replaceChildren(...[content].flat());
  dialog.classList.toggle('wide', wide);
  dialog.classList.toggle('glance', glance);
  dialog.showModal();
  $('dialog-body').scrollTop = 0;
}

export const closeDialog = () => dialog.close();

$('dialog-close').addEventListener('click', closeDialog);
dialog.addEventListener('click', e => { if (e.target === dialog) closeDialog(); });
dialog.addEventListener('close', () => {
  if (dialog.open) return; // it was opened again meanwhile
  closed();
  $('scroller').focus({ preventScroll: true });
});
// The key that opened an overview closes it too.
dialog.addEventListener('keydown', e => {
  if ((e.key !== '?' && e.key !== 'r') || !dialog.classList.contains('glance')) return;
  e.stopPropagation(); // or it would open the overview again
  closeDialog();
});
