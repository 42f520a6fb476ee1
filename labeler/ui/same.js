// "The same place on the other pages": where the boxes of this page are found again,
// each page small, to be looked at before it is accepted.

import * as api from './api.js';
import { el, svg, toast } from './dom.js';
import { together } from './decide.js';
import { thumb } from './thumb.js';
import { closeDialog, openDialog } from './dialog.js';
import { forward, s } from './session.js';

const width = 220; // px of a thumbnail

function card(t) {
  const z = width / t.w, box = (kind, [x, y, w, h]) => svg('rect', { class: kind, x: x * z, y: y * z, width: w * z, height: h * z });
  const check = el('input', { type: 'checkbox', checked: !t.doubt });
  check.twin = t;
  return el('label', { className: `twin ${t.doubt ? 'doubt' : ''}` },
    el('span', { className: 'thumb' }, thumb(t.slug, width),
      svg('svg', { class: 'thumb-parts' }, box('body', t.bodyBox), ...(t.label.title >= 0 ? [box('title', t.titleBox)] : []))),
    el('span', { className: 'twin-title' }, check, ` ${t.title || '(no title)'}`),
    el('span', { className: 'quiet' }, `${t.words} words`, t.doubt ? ` · ${t.doubt}` : ''));
}

// acceptAll stores the label of this page and those of the chosen ones: one step to undo.
async function acceptAll(own, grid, progress) {
  const chosen = [...grid.querySelectorAll('input:checked')].map(c => ({ ...c.twin, before: null }));
  const done = await together('bulk', [own, ...chosen], n => { progress.textContent = `${n} of ${chosen.length + 1} stored`; });
  closeDialog();
  toast(`${done} pages labelled at the same place. u takes them back.`);
  forward();
}

export async function openSame() {
  if (!s.now || s.now.draft.none || !s.now.draft.roots.length) return toast('Choose the title and the body of this page first.');
  const { slug, doc, draft, labelling } = s.now, label = draft.label();
  const list = await api.same(slug, label);
  if (!list.length) return toast('On no other page without a label are these elements in the same place.');
  const own = { slug, url: doc.url, label, before: labelling.label, revision: labelling.revision };
  const grid = el('div', { className: 'twins' }, ...list.map(card)), progress = el('span', { className: 'quiet', role: 'status' });
  const button = el('button', { className: 'strong', onclick: () => { button.disabled = true; acceptAll(own, grid, progress).catch(e => toast(e.message, 'error')); } });
  const count = () => { button.textContent = `Accept here and on ${grid.querySelectorAll('input:checked').length} pages`; };
  grid.addEventListener('change', count);
  count();
  openDialog('The same place on other pages', [
    el('p', { className: 'quiet' }, 'Red: title. Black: body. Take the check away where the boxes are not right; those pages come one by one. Nothing is stored before you accept.'),
    grid, el('div', { className: 'dialog-foot' }, progress, button),
  ], { wide: true });
}
