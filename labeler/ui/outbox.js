// Labels on their way to the disk of the server. Each is kept in the browser until the
// server has acknowledged it, and sent again as often as need be: neither a server that
// dies nor a tab that is closed loses one.

import * as api from './api.js';
import { shared } from './local.js';

const waiting = new Map(); // slug -> {slug, want, base, sent, promise, resolve, reject}
const sleepers = new Set();
export const hooks = { changed: () => {}, conflict: null, refused: () => {}, stored: () => {} };
export const unsaved = () => waiting.size;
export const isWaiting = slug => waiting.has(slug);

export const sameLabel = (a, b) => {
  if (!a || !b) return !a === !b;
  const equal = (x, y) => x.length === y.length && x.every((v, i) => v === y[i]);
  if (!a.article || !b.article) return a.article === b.article;
  return a.title === b.title && equal(a.roots, b.roots) && equal(a.cut, b.cut);
};

// save stores a label that is based on a revision; null removes it. It gives the
// labelling that holds then. What still waits for the same page is replaced.
export function save(slug, want, base, { settle = false } = {}) {
  let entry = waiting.get(slug);
  if (entry) {
    entry.want = want;
    entry.settle = settle;
  } else {
    entry = { slug, want, base, settle, sent: [] };
    entry.promise = new Promise((resolve, reject) => Object.assign(entry, { resolve, reject }));
    waiting.set(slug, entry);
    deliver(entry);
  }
  keep(entry);
  hooks.changed();
  return entry.promise;
}

const keep = ({ slug, want, base, settle, sent }) => shared.set(`outbox:${slug}`, { want, base, settle, sent });

async function deliver(entry) {
  for (let pause = 250; ; pause = Math.min(8000, 2 * pause)) {
    try {
      const labelling = await send(entry);
      if (!labelling) { pause = 125; continue; } // once more, on another base
      hooks.stored();
      return finish(entry, () => entry.resolve(labelling));
    } catch (e) {
      if (!(e instanceof api.Offline)) return finish(entry, () => entry.reject(e));
      if (e.answered) hooks.refused(e);
      await new Promise(go => { sleepers.add(go); setTimeout(go, pause); });
    }
  }
}

// send makes one try. Where the label on the server is one that was sent before, the
// answer to it was lost: that is no conflict.
async function send(entry) {
  const { want } = entry;
  if (!entry.sent.some(l => sameLabel(l, want))) { entry.sent.push(want); keep(entry); }
  try {
    const labelling = await (entry.settle ? api.settle : api.saveLabel)(entry.slug, want, entry.base);
    entry.base = labelling.revision;
    return entry.want === want ? labelling : null;
  } catch (e) {
    if (!(e instanceof api.Conflict)) throw e;
    const theirs = e.labelling;
    if (sameLabel(theirs.label, want)) return theirs;
    const own = entry.sent.some(l => sameLabel(l, theirs.label));
    if (!own && !(await hooks.conflict(entry.slug, want, theirs))) return theirs;
    entry.base = theirs.revision;
    return null;
  }
}

function finish(entry, tell) {
  waiting.delete(entry.slug);
  shared.remove(`outbox:${entry.slug}`);
  hooks.changed();
  tell();
}

// hurry tries again now: the server is back.
export function hurry() {
  for (const go of sleepers) go();
  sleepers.clear();
}

// restore takes over what a tab before this one could not deliver.
export function restore(known) {
  const list = [];
  for (const slug of shared.names('outbox:')) {
    const entry = shared.get(`outbox:${slug}`);
    if (!entry || waiting.has(slug)) continue;
    if (!known(slug)) { shared.remove(`outbox:${slug}`); continue; }
    const sent = entry.sent ?? [];
    list.push(save(slug, entry.want, entry.base, { settle: entry.settle }));
    waiting.get(slug).sent.push(...sent);
  }
  return list;
}
