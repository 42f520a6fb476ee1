// "The same place on the other pages": where the boxes of this page are found again,
// each page small, to be looked at before it is accepted.

import * as api from './api.js';
import { el, svg, toast } from './dom.js';
import { closeDialog, openDialog } from './dialog.js';
import { forward, s, save, tell } from './session.js';

const width = 220; // px of a thumbnail

function card(t) {
  const z = width / t.w, box = (kind, [x, y, w, h]) => svg('rect', { class: kind, x: x * z, y: y * z, width: w * z, height: h * z });
  const check = el('input', { type: 'checkbox', checked: !t.doubt });
  check.twin = t;
  return el('label', { className: `twin ${t.doubt ? 'doubt' : ''}` },
    el('span', { className: 'thumb' }, el('img', { src: api.thumbURL(t.slug), alt: '', loading: 'lazy', width }),
      svg('svg', { class: 'thumb-marks' }, box('body', t.bodyBox), ...(t.label.title >= 0 ? [box('title', t.titleBox)] : []))),
    el('span', { className: 'twin-title' }, check, ` ${t.title || '(no title)'}`),
    el('span', { className: 'quiet' }, `${t.words} words`, t.doubt ? ` · ${t.doubt}` : ''));
}

async function acceptAll(grid, progress) {
  const chosen = [...grid.querySelectorAll('input:checked')].map(c => c.twin);
  let done = 0;
  for (const t of chosen) {
    try {
      await api.putLabel(t.slug, t.label, t.revision);
      Object.assign(s.pages.get(t.slug), { labelled: true, article: true });
      s.queue = s.queue.filter(slug => slug !== t.slug);
      progress.textContent = `${++done} of ${chosen.length} stored`;
    } catch (e) { toast(`${t.url}: ${e.message}`, 'error'); }
  }
  tell('list');
  closeDialog();
  toast(`${done} pages labelled at the same place.`);
  forward();
}

export async function openSame() {
  if (!s.now || s.now.draft.none || !(await save())) return toast('Choose the title and the body of this page first.');
  const list = await api.same(s.now.slug);
  if (!list.length) return toast('On no other page without a label are these elements in the same place.');
  const grid = el('div', { className: 'twins' }, ...list.map(card)), progress = el('span', { className: 'quiet', role: 'status' });
  const button = el('button', { className: 'strong', onclick: () => { button.disabled = true; acceptAll(grid, progress); } });
  const count = () => { button.textContent = `Accept on ${grid.querySelectorAll('input:checked').length} pages`; };
  grid.addEventListener('change', count);
  count();
  openDialog('The same place on other pages', [
    el('p', { className: 'quiet' }, 'Red: title. Black: body. Take the check away where the boxes are not right; those pages come one by one.'),
    grid, el('div', { className: 'dialog-foot' }, progress, button),
  ], { wide: true });
}
