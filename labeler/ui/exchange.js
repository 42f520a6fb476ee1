// Labels of and for other programs.

import * as api from './api.js';
import { el, toast } from './dom.js';
import { openDialog } from './dialog.js';
import { s } from './session.js';

const link = (name, what) => el('li', {}, el('a', { href: `/api/export/${name}`, download: name }, name), ` – ${what}`);

export function openExchange() {
  const report = el('div', { 'aria-live': 'polite' });
  const picker = el('input', { type: 'file', accept: '.jsonl,.json,.txt', id: 'import-file', onchange: read });
  async function read() {
    if (!picker.files.length) return;
    try {
      const { labelled, faults } = await api.importLabels(picker.files[0]);
      report.replaceChildren(el('p', { className: 'good' }, `${labelled} pages labelled.`),
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
  ]);
}
