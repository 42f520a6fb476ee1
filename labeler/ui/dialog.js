// The one dialog: whatever opens it gives a heading and what is in it.

import { $ } from './dom.js';

const dialog = $('dialog');
let whenClosed = null;

export function openDialog(heading, content, { wide = false, glance = false, closed = null } = {}) {
  if (dialog.open) dialog.close();
  whenClosed = closed;
  $('dialog-title').textContent = heading;
  $('dialog-body').replaceChildren(...[content].flat());
  $('dialog-body').scrollTop = 0;
  dialog.classList.toggle('wide', wide);
  dialog.classList.toggle('glance', glance);
  dialog.showModal();
}

export const closeDialog = () => dialog.close();

$('dialog-close').addEventListener('click', closeDialog);
dialog.addEventListener('click', e => { if (e.target === dialog) closeDialog(); });
dialog.addEventListener('close', () => {
  const f = whenClosed;
  whenClosed = null;
  f?.();
  $('scroller').focus({ preventScroll: true });
});
// The key that opened an overview closes it too.
dialog.addEventListener('keydown', e => {
  if ((e.key !== '?' && e.key !== 'r') || !dialog.classList.contains('glance')) return;
  e.stopPropagation(); // or it would open the overview again
  closeDialog();
});
