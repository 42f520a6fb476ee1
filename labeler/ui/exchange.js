// Labels of and for other programs, and what was done here.

import * as api from './api.js';
import { el, toast } from './dom.js';
import { closeDialog, openDialog } from './dialog.js';
import { s, tell } from './session.js';
import * as undoing from './undo.js';

const link = (name, what) => el('li', {}, el('button', { className: 'link', onclick: () => api.download(`/api/export/${name}`, name).catch(e => toast(e.message, 'error')) }, name), ` – ${what}`);
const said = { label: 'labelled', 'no article': 'no article', skip: 'skipped', bulk: 'same place', import: 'imported' };

function done() {
  const list = undoing.decisions().filter(e => e.list.length).reverse().slice(0, 50);
  if (!list.length) return [el('p', { className: 'quiet' }, 'Nothing yet in this tab.')];
  return [el('p', { className: 'quiet' }, 'Latest first; u takes the last one back.'),
    el('div', { className: 'lines' }, ...list.map(e => el('a', { className: 'line', href: `#/page/${e.list[0].slug}`, onclick: closeDialog },
      el('span', { className: 'tag' }, said[e.kind]), el('span', { className: 'grow' }, e.list.length > 1 ? `${e.list.length} pages` : e.list[0].url))))];
}

export function openExchange() {
  const report = el('div', { 'aria-live': 'polite' });
  const picker = el('input', { type: 'file', accept: '.jsonl,.json,.txt', id: 'import-file', onchange: read });
  async function read() {
    if (!picker.files.length) return;
    try {
      const { labelled, faults, changed } = await api.importLabels(picker.files[0]);
      if (changed.length) undoing.push({ kind: 'import', list: changed });
      tell('list');
      report.replaceChildren(el('p', { className: 'good' }, `${labelled} pages labelled. u takes that back.`),
        el('ul', {}, ...faults.map(f => el('li', { className: 'warning' }, f))));
    } catch (e) { toast(e.message, 'error'); }
    picker.value = '';
  }
  openDialog('Labels', [
    el('h3', {}, 'Export'),
    el('ul', { className: 'plain' },
      link('labels.jsonl', 'every label, a line a page, with XPaths'),
      ...(s.can.train ? [
        link('body.libsvm', 'the rows that bodies are learned from, for LIBSVM'),
        link('title.libsvm', 'the rows that titles are learned from, for LIBSVM'),
      ] : [])),
    el('h3', {}, 'Import'),
    el('label', { htmlFor: 'import-file' }, 'JSON lines such as {"url":…,"title_xpath":…,"body_xpath":…}. Labels of pages that have one already are replaced.'),
    picker, report,
    el('h3', {}, 'Done in this tab'), ...done(),
  ]);
}
