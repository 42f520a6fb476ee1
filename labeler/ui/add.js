// Pages to capture: addresses, or files that were dropped.

import * as api from './api.js';
import { el, toast } from './dom.js';
import { openDialog } from './dialog.js';
import { on, s } from './session.js';

const urls = el('textarea', { rows: 6, placeholder: 'https://example.org/story\nhttps://example.org/another', spellcheck: false, id: 'add-urls' });
const from = el('input', { type: 'url', placeholder: 'https://example.org/story (optional)', id: 'add-from' });
const picker = el('input', { type: 'file', multiple: true, accept: '.html,.htm,.mhtml,.mht', id: 'add-files', onchange: () => { send([...picker.files]); picker.value = ''; } });
const list = el('div', { className: 'lines', 'aria-live': 'polite' });
const said = { waiting: 'waiting', running: 'capturing…', done: 'captured', failed: 'failed' };

async function submit() {
  const wanted = urls.value.split(/\s+/).filter(Boolean);
  if (!wanted.length) return urls.focus();
  try {
    s.adds = await api.add(wanted);
    urls.value = '';
    draw();
  } catch (e) { toast(e.message, 'error'); }
}

async function send(files) {
  for (const f of files) {
    try { s.adds = await api.addFile(f, files.length === 1 ? from.value.trim() : ''); } catch (e) { toast(`${f.name}: ${e.message}`, 'error'); }
  }
  draw();
}

function draw() {
  list.replaceChildren(...[...(s.adds ?? [])].reverse().map(a => el('div', { className: `line ${a.state}` },
    el('span', { className: 'tag' }, said[a.state]), el('span', { className: 'grow' }, a.name), a.error && el('span', { className: 'warning' }, a.error))));
}

export function openAdd(files = []) {
  draw();
  const drop = el('div', {
    className: 'drop',
    ondragover: e => e.preventDefault(),
    ondrop: e => { e.preventDefault(); e.stopPropagation(); send([...e.dataTransfer.files]); },
  }, el('label', { htmlFor: 'add-files' }, 'Or drop HTML or MHTML files here, or choose them:'), picker,
  el('label', { htmlFor: 'add-from' }, 'The address an HTML file is from, for its pictures and links:'), from);
  openDialog('Add pages', [
    el('label', { htmlFor: 'add-urls' }, 'Addresses of articles, one a line. Best of one site.'), urls,
    el('button', { className: 'strong', onclick: submit }, 'Capture'), drop, list,
  ], { wide: true });
  if (files.length) send(files);
}

on('adds', draw);
