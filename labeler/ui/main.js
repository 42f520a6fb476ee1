// Begins: asks for the state, shows the first page, and follows what happens.

import * as api from './api.js';
import * as cache from './cache.js';
import * as local from './local.js';
import * as outbox from './outbox.js';
import * as undoing from './undo.js';
import { $, say, toast } from './dom.js';
import './keys.js';
import './overview.js';
import './tree.js';
import './pages.js';
import './difference.js';
import './replay.js';
import * as flow from './session.js';
import { Draft } from './draft.js';
import { lastDraft } from './drafts.js';
import { refresh } from './panel.js';
import { clear, showPage } from './view.js';
import { askConflict } from './conflict.js';

const { s, on, tell } = flow;
outbox.hooks.conflict = askConflict;
outbox.hooks.changed = () => tell('list');

on('page', ({ began }) => (s.now ? showPage(began) : clear()));

let begun = false;

// leased are the pages that are open in other tabs, and who has them.
const leased = list => Object.fromEntries(list.filter(l => l.tab !== api.tab).map(l => [l.slug, l.by || 'another tab']));

async function load() {
  const state = await api.state();
  $('name').textContent = state.name;
  s.name = state.name;
  s.pages = new Map(state.pages.map(p => [p.slug, p]));
  s.can = state.can;
  s.adds = state.adds;
  s.training = state.training;
  s.leases = leased(state.leases);
  if (!begun) begin(state.id);
  for (const e of document.querySelectorAll('[data-can]')) e.disabled = !state.can[e.dataset.can];
  flow.setQueue(state);
  tell('training', state.training);
  tell('adds', state.adds);
  for (const p of state.pages) if (p.error) toast(`${p.slug} cannot be read: ${p.error}`, 'error');
  if (s.now || s.view === 'pages') return refresh();
  if (await flow.route()) return;
  const draft = lastDraft();
  if (draft && s.pages.has(draft)) return flow.show(draft, undefined, { entry: 'replace' });
  return flow.forward(undefined, { entry: 'replace' });
}

// begin takes over what was kept of the dataset in this browser.
function begin(id) {
  begun = true;
  local.begin(id);
  undoing.begin();
  for (const sent of outbox.restore(slug => s.pages.has(slug))) {
    sent.then(() => load()).catch(fail);
  }
}

addEventListener('popstate', () => { if (begun) flow.route().catch(fail); });

// Another tab, or a bulk accept, changed a label.
async function labelChanged({ slug, revision, labelled, article, tab, double, second, differ }) {
  // What a page that two people label is to this one, only the server knows.
  if (double && tab !== api.tab) return load();
  const entry = s.pages.get(slug);
  if (entry) Object.assign(entry, { second: labelled && second, differ });
  if (entry && !outbox.isWaiting(slug)) Object.assign(entry, { labelled, article });
  if (labelled) s.queue = s.queue.filter(other => other !== slug);
  tell('list');
  if (tab === api.tab || outbox.isWaiting(slug)) return;
  await cache.refresh([slug]);
  if (s.now?.slug !== slug || s.now.labelling.revision === revision) return;
  // A draft that nobody touched follows; one that was touched meets a conflict when
  // it is stored, and a person decides.
  if (s.now.draft.touched) return toast('Another tab has just labelled this page.');
  s.now.labelling = (await cache.get(slug)).labelling;
  const { changing } = s.now.draft;
  s.now.draft = Object.assign(new Draft(s.now.doc, s.now.labelling), { changing });
  tell('draft');
}

async function queueChanged(q) {
  if (q.ask) q = await api.state();
  const newer = q.generation !== s.generation;
  flow.setQueue(q);
  if (newer) {
    // What waits in memory has old proposals. The page on the screen keeps its own:
    // boxes must not move under the hand.
    await cache.refresh(s.queue.filter(slug => slug !== s.now?.slug));
  }
  if (!s.now && s.view === 'page' && !document.querySelector('dialog[open]') && s.queue.length) await flow.forward();
}

// Messages of a labeler that does not answer are shown once, and go when it is back.
let lost = null;
const fail = e => {
  if (!(e instanceof api.Offline)) return toast(e.message, 'error');
  if (lost?.message === e.message) return;
  lost?.toast.remove();
  lost = { message: e.message, toast: toast(e.message, 'error') };
};

on('lost', fail);

// A label that cannot be stored, on a full disk for instance, is kept: only its person can make room.
outbox.hooks.refused = e => fail(new api.Offline(`A label cannot be stored yet: ${e.message}. It is kept here, and sent again.`));
outbox.hooks.stored = () => { lost?.toast.remove(); lost = null; };

api.listen({
  hello: () => {
    if (lost) { lost.toast.remove(); lost = null; say('Connected again.'); toast('Connected again.'); }
    outbox.hurry();
    if (s.now) api.lease(s.now.slug).catch(() => {});
    load().catch(fail);
  },
  lost: fail,
  label: e => labelChanged(e).catch(fail),
  queue: e => queueChanged(e).catch(fail),
  training: e => { s.training = e; tell('training', e); },
  adds: e => { s.adds = e; tell('adds', e); },
  leases: e => { s.leases = leased(e); tell('list'); if (!s.now) queueChanged({ ask: true }).catch(fail); },
  pages: () => load().catch(fail),
});

for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, e => {
    if (![...e.dataTransfer.types].includes('Files')) return;
    e.preventDefault();
    if (kind === 'drop') import('./add.js').then(m => m.openAdd([...e.dataTransfer.files])).catch(fail);
  });
}
