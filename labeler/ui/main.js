// Begins: asks for the state, shows the first page, and follows what happens.

import * as api from './api.js';
import * as cache from './cache.js';
import { $, toast } from './dom.js';
import './keys.js';
import './overview.js';
import './tree.js';
import * as flow from './session.js';
import { Draft } from './draft.js';
import { refresh } from './panel.js';
import { showPage } from './view.js';
import { askConflict } from './conflict.js';

const { s, on, tell } = flow;
s.onConflict = askConflict;

on('page', ({ began }) => {
  if (s.now) showPage(began);
  else { $('shot').replaceChildren(); $('overlay').replaceChildren(); $('chips').replaceChildren(); $('sheet').style.height = '0'; }
});

async function load() {
  const state = await api.state();
  document.title = `${state.name} · galley`;
  $('name').textContent = state.name;
  s.pages = new Map(state.pages.map(p => [p.slug, p]));
  s.can = state.can;
  s.adds = state.adds;
  s.training = state.training;
  for (const e of document.querySelectorAll('[data-can]')) e.disabled = !state.can[e.dataset.can];
  flow.setQueue(state);
  tell('training', state.training);
  tell('adds', state.adds);
  for (const p of state.pages) if (p.error) toast(`${p.slug} cannot be read: ${p.error}`, 'error');
  if (!s.now) await flow.forward();
  else refresh();
}

// Another tab, or a bulk accept, changed a label.
async function labelChanged({ slug, revision, labelled, article, tab }) {
  const entry = s.pages.get(slug);
  if (entry) Object.assign(entry, { labelled, article });
  if (labelled) s.queue = s.queue.filter(other => other !== slug);
  tell('list');
  if (tab === api.tab) return;
  await cache.refresh([slug]);
  if (s.now?.slug !== slug || s.now.mark.revision === revision) return;
  // A draft that nobody touched follows; one that was touched meets a conflict when
  // it is stored, and a person decides.
  if (s.now.draft.past.length) return toast('Another tab has just labelled this page.');
  s.now.mark = (await cache.get(slug)).mark;
  s.now.draft = new Draft(s.now.doc, s.now.mark);
  tell('draft');
}

async function queueChanged(q) {
  const newer = q.generation !== s.generation;
  flow.setQueue(q);
  if (newer) {
    // What waits in memory has old proposals. The page on the screen keeps its own:
    // boxes must not move under the hand.
    await cache.refresh(s.queue.filter(slug => slug !== s.now?.slug));
  }
  if (!s.now && !document.querySelector('dialog[open]') && s.queue.length) flow.forward();
}

let lost = false;
api.listen({
  hello: () => { if (lost) { lost = false; toast('Connected again.'); load().catch(fail); } },
  lost: () => { if (!lost) { lost = true; toast('The labeler does not answer. What it has acknowledged is safe.', 'error'); } },
  label: e => labelChanged(e).catch(fail),
  queue: e => queueChanged(e).catch(fail),
  training: e => { s.training = e; tell('training', e); },
  adds: e => { s.adds = e; tell('adds', e); },
  pages: () => load().catch(fail),
});

const fail = e => toast(e.message, 'error');

addEventListener('beforeunload', e => { if (s.saving) e.preventDefault(); });
for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, e => {
    if (![...e.dataTransfer.types].includes('Files')) return;
    e.preventDefault();
    if (kind === 'drop') import('./add.js').then(m => m.openAdd([...e.dataTransfer.files])).catch(fail);
  });
}

load().catch(fail);
