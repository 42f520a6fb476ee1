// Decisions: what stores labels, and what takes them back.

import * as api from './api.js';
import * as cache from './cache.js';
import { say, toast } from './dom.js';
import { dropDraft, keepDraft } from './drafts.js';
import * as outbox from './outbox.js';
import { forward, s, show, tell } from './session.js';
import * as undoing from './undo.js';

// A page is on the screen for this long, in ms, before it can be decided: two quick
// presses of a key must not accept a page that nobody has seen.
const glance = 400;

export const seen = () => s.now?.since !== undefined && performance.now() - s.now.since >= glance;

function unseen() {
  if (seen()) return false;
  say('This is the next page already. Look at it, then press again.');
  tell('early');
  return true;
}

// note tells the page, wherever it is held, what is known of its label.
function note(slug, labelling) {
  const known = { label: labelling.label, revision: labelling.revision };
  const apply = () => { if (s.now?.slug === slug) s.now.labelling = { ...s.now.labelling, ...known }; };
  const told = cache.note(slug, known);
  if (s.now?.slug === slug) apply();
  else told.then(apply); // a page that is on its way here may have been asked for before
  const entry = s.pages.get(slug);
  if (entry) Object.assign(entry, { labelled: known.label !== null, article: !!known.label?.article });
}

// commit stores a label. The page counts as labelled at once; the outbox sees to it that
// it is. change is what the undo stack has of it, before is what the page was.
async function commit(change, label, revision, settle = false) {
  const { slug } = change;
  dropDraft(slug);
  note(slug, { label, revision });
  s.queue = s.queue.filter(other => other !== slug);
  tell('list');
  const labelling = await outbox.save(slug, label, revision, { settle });
  change.revision = labelling.revision;
  undoing.changed();
  note(slug, labelling);
  tell('list');
}

function failed(slug, e) {
  toast(`Not saved: ${s.pages.get(slug)?.url ?? slug}. ${e.message}`, 'error');
}

// decide stores the label of the page on the screen and goes on.
function decide(label, kind, began) {
  const page = s.now, { slug, labelling } = page, was = page.draft.snapshot(), settle = settling();
  const before = { label: labelling.label, revision: labelling.revision };
  const change = { slug, url: page.doc.url, before: before.label, revision: null, settle };
  const entry = undoing.push({ kind, list: [change], was });
  if (!before.label) s.stamps.push(performance.now());
  const moved = forward(began);
  commit(change, label, before.revision, settle).catch(async e => {
    // The server will not have it: the page comes back as it was.
    failed(slug, e);
    entry.list = [];
    note(slug, before);
    keepDraft({ ...page, labelling: { ...labelling, ...before } });
    await moved;
    show(slug);
  });
  return moved;
}

// settling is whether this label is to end a difference between two people.
const settling = () => !!s.review?.get(s.now?.slug)?.settle;

export function accept(began) {
  if (!s.now || unseen()) return;
  const { draft } = s.now;
  if (!draft.none && draft.title < 0 && !draft.roots.length) {
    return toast('Nothing is chosen yet: click the body, or press n if there is no article.');
  }
  if (!settling() && outbox.sameLabel(draft.label(), s.now.labelling.label) && !s.now.labelling.label.stale) {
    dropDraft(s.now.slug);
    return forward(began);
  }
  return decide(draft.label(), draft.none ? 'no article' : 'label', began);
}

export function noArticle(began) {
  if (!s.now || unseen()) return;
  return decide({ title: -1, roots: [], cut: [], article: false, by: 'human' }, 'no article', began);
}

export function skip(began) {
  if (!s.now || unseen()) return;
  const { slug, doc } = s.now;
  s.skipped.add(slug);
  s.queue = [...s.queue.filter(other => other !== slug), slug];
  undoing.push({ kind: 'skip', list: [{ slug, url: doc.url }] });
  tell('list');
  return forward(began);
}

// together stores labels of many pages as one thing to undo: list has {slug, url, label,
// before, revision}. It gives how many were stored.
export async function together(kind, list, progress = () => {}) {
  const entry = undoing.push({ kind, list: [] });
  let done = 0;
  for (const { slug, url, label, before, revision } of list) {
    const change = { slug, url, before, revision: null };
    entry.list.push(change);
    try {
      await commit(change, label, revision);
      progress(++done);
    } catch (e) {
      entry.list.pop();
      note(slug, { label: before, revision });
      failed(slug, e);
    }
    undoing.changed();
  }
  return done;
}

// undo takes back what was done last, whatever it was.
export async function undo(began) {
  const last = undoing.pop();
  if (!last) return say('There is nothing to undo.');
  if (last.kind === 'choice') return undoChoice(last, began);
  const [first] = last.list;
  if (last.kind === 'skip') s.skipped.delete(first.slug);
  else await Promise.all(last.list.map(takeBack));
  tell('list');
  if (!first) return undo(began);
  say(`Undone: ${last.kind}${last.list.length > 1 ? ` of ${last.list.length} pages` : ''}.`);
  if (s.view !== 'page' || last.kind === 'import') return;
  await show(first.slug, began);
  if (last.was && s.now?.slug === first.slug) { s.now.draft.restore(last.was); tell('draft'); }
}

async function undoChoice({ slug, was }, began) {
  if (s.now?.slug !== slug) await show(slug, began);
  if (s.now?.slug !== slug) return;
  s.now.draft.restore(was);
  say('Choice taken back.');
  tell('draft');
}

// takeBack gives a page the label that it had before. It does not wait for the server.
async function takeBack({ slug, before, revision, settle }) {
  if (revision === null && !outbox.isWaiting(slug)) return; // it was never stored
  note(slug, { label: before, revision });
  if (!before) { s.queue = [slug, ...s.queue]; s.stamps.pop(); }
  outbox.save(slug, settle ? null : before, revision, { settle }).then(l => { note(slug, l); tell('list'); }, e => failed(slug, e));
}
