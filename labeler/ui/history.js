// The decisions of this session, each open to a second look.

import { el } from './dom.js';
import { closeDialog, openDialog } from './dialog.js';
import { s, show } from './session.js';

export function openHistory() {
  const said = { label: 'labelled', 'no article': 'no article', skip: 'skipped' };
  const lines = [...s.history].reverse().slice(0, 50).map(h =>
    el('button', { className: 'line', onclick: () => { closeDialog(); show(h.slug); } },
      el('span', { className: 'tag' }, said[h.kind]), el('span', { className: 'grow' }, h.url)));
  const bySlug = [...s.pages.values()].filter(p => p.labelled);
  openDialog('History', [
    el('p', { className: 'quiet' }, lines.length ? 'Latest first. Choose one to change it; u takes the last one back.' : 'No decisions in this session yet.'),
    el('div', { className: 'lines' }, ...lines),
    bySlug.length > 0 && el('h3', {}, `All ${bySlug.length} labelled pages`),
    el('div', { className: 'lines' }, ...bySlug.map(p =>
      el('button', { className: 'line', onclick: () => { closeDialog(); show(p.slug); } },
        el('span', { className: 'tag' }, p.article ? 'article' : 'none'), el('span', { className: 'grow' }, p.url)))),
  ].filter(Boolean), { wide: true });
}
