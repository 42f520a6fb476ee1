// What is being labelled: the page on the screen with its draft, the way through the
// pages, and the decisions that can be undone. It draws nothing; it tells whoever
// listens: 'page' (another page), 'draft' (another choice), 'list' (the pages).

import * as api from './api.js';
import * as cache from './cache.js';
import { say, toast } from './dom.js';
import { Draft } from './draft.js';

const events = new EventTarget();
export const on = (kind, f) => events.addEventListener(kind, e => f(e.detail));
export const tell = (kind, detail) => events.dispatchEvent(new CustomEvent(kind, { detail }));

export const s = {
  pages: new Map(), // slug -> {slug, url, labelled, article, error}
  queue: [],        // slugs without a label, in the order to label them
  generation: 0,
  from: '',
  can: {},
  now: null,        // {slug, doc, image, mark, draft}
  mode: 'body',
  trail: [],        // slugs in the order they were shown
  at: -1,           // in trail
  skipped: new Set(),
  review: null,     // pages to review: Map slug -> disagreement
  history: [],      // decisions, the last one last
  stamps: [],       // when labels were given
  saving: 0,
  onConflict: null, // asks a person
};

export const labelled = () => [...s.pages.values()].filter(p => p.labelled).length;

export function setQueue(q) {
  s.generation = q.generation;
  s.from = q.from;
  // The page that is ready in memory stays next; the order of the rest is the server's.
  const ready = s.queue.find(slug => slug !== s.now?.slug && q.queue.includes(slug) && !s.skipped.has(slug));
  const rest = q.queue.filter(slug => slug !== ready && !s.skipped.has(slug));
  const later = q.queue.filter(slug => s.skipped.has(slug) && slug !== ready);
  s.queue = [...(ready && s.now ? [ready] : []), ...rest, ...later];
  tell('list');
}

// upcoming are the pages that come after this one, the next first.
function upcoming() {
  if (s.review) {
    const list = [...s.review.keys()];
    return list.slice(list.indexOf(s.now?.slug) + 1);
  }
  return s.queue.filter(slug => slug !== s.now?.slug && !s.pages.get(slug)?.labelled);
}

let latest = 0; // the last page that was asked for

// show brings a page to the screen. began is the time of the key press, if there was
// one, for the measure of how long a swap takes.
export async function show(slug, began, step = true) {
  const turn = ++latest;
  let page;
  try {
    page = await cache.get(slug);
  } catch (e) {
    toast(`${s.pages.get(slug)?.url ?? slug}: ${e.message}`, 'error');
    s.skipped.add(slug);
    s.queue = s.queue.filter(other => other !== slug);
    return;
  }
  if (turn !== latest) return;
  const model = s.review?.get(slug)?.model;
  s.now = { slug, ...page, draft: new Draft(page.doc, page.mark, model) };
  if (step) {
    s.trail.splice(s.at + 1, Infinity, slug);
    s.at = s.trail.length - 1;
  }
  s.mode = 'body';
  tell('page', { began });
  cache.preload(upcoming());
}

export function showNothing() {
  latest++;
  s.now = null;
  tell('page', {});
}

export function forward(began) {
  const next = upcoming()[0];
  if (next) return show(next, began);
  if (s.review) {
    s.review = null;
    toast('The review is done.');
    return s.queue.length ? forward(began) : undefined;
  }
  return showNothing();
}

export function next(began) {
  if (s.at + 1 < s.trail.length) return show(s.trail[++s.at], began, false);
  if (upcoming().length) return forward(began);
  const all = [...s.pages.keys()], i = all.indexOf(s.now?.slug);
  if (all.length) return show(all[(i + 1) % all.length], began);
}

export function prev(began) {
  if (s.at > 0) return show(s.trail[--s.at], began, false);
  say('This is the first page of this session.');
}

// store writes a label and waits until it is safe. It gives the new mark, or null
// when it could not be written.
async function store(page, label) {
  const { slug } = page;
  s.saving++;
  try {
    return await api.saveLabel(slug, label, page.mark.revision);
  } catch (e) {
    if (e instanceof api.Conflict && s.onConflict) return await s.onConflict(page, label, e.mark);
    toast(`Not saved: ${s.pages.get(slug)?.url ?? slug}. ${e.message}`, 'error');
    return null;
  } finally {
    s.saving--;
  }
}

// decide stores a label, goes on at once, and comes back if it could not be stored.
async function decide(label, kind, began) {
  const page = s.now, entry = s.pages.get(page.slug);
  const before = page.mark.label, was = { ...entry };
  Object.assign(entry, { labelled: label !== null, article: !!label?.article });
  s.queue = s.queue.filter(slug => slug !== page.slug);
  if (!was.labelled) s.stamps.push(performance.now());
  const moved = forward(began);
  tell('list');
  const mark = await store(page, label);
  if (mark === null) {
    Object.assign(entry, was);
    cache.drop(page.slug);
    await moved;
    return show(page.slug);
  }
  await keep(page, mark);
  s.history.push({ kind, slug: page.slug, url: page.doc.url, before, after: mark.label, revision: mark.revision });
  tell('list');
}

// keep notes the new mark of a page wherever the page is held.
async function keep(page, mark) {
  const held = await cache.get(page.slug).catch(() => null);
  for (const p of [held, page, s.now?.slug === page.slug ? s.now : null]) {
    if (p) p.mark = { ...p.mark, label: mark.label, revision: mark.revision };
  }
  Object.assign(s.pages.get(page.slug), { labelled: mark.label !== null, article: !!mark.label?.article });
}

export function accept(began) {
  if (!s.now) return;
  const { draft } = s.now;
  if (!draft.none && draft.title < 0 && !draft.roots.length) {
    return toast('Nothing is chosen yet: click the body, or press n if there is no article.');
  }
  if (draft.same(s.now.mark.label)) return forward(began);
  return decide(draft.label(), draft.none ? 'no article' : 'label', began);
}

export function noArticle(began) {
  if (s.now) return decide({ title: -1, roots: [], cut: [], article: false, by: 'human' }, 'no article', began);
}

export function skip(began) {
  if (!s.now) return;
  const { slug, doc } = s.now;
  s.skipped.add(slug);
  s.queue = [...s.queue.filter(other => other !== slug), slug];
  s.history.push({ kind: 'skip', slug, url: doc.url });
  tell('list');
  return forward(began);
}

// save stores the draft without going on.
export async function save() {
  const page = s.now;
  if (!page || page.draft.same(page.mark.label)) return !!page;
  const before = page.mark.label;
  const mark = await store(page, page.draft.label());
  if (!mark) return false;
  await keep(page, mark);
  s.queue = s.queue.filter(slug => slug !== page.slug);
  s.history.push({ kind: 'label', slug: page.slug, url: page.doc.url, before, after: mark.label, revision: mark.revision });
  page.draft.confirm();
  tell('list');
  tell('draft');
  return true;
}

// undo takes back the last choice on this page, else the last decision.
export async function undo(began) {
  if (s.now?.draft.undo()) {
    say('Choice taken back.');
    return tell('draft');
  }
  const last = s.history.pop();
  if (!last) return say('There is nothing to undo.');
  if (last.kind === 'skip') {
    s.skipped.delete(last.slug);
  } else {
    const page = await cache.get(last.slug);
    const mark = await store({ ...page, slug: last.slug, mark: { ...page.mark, revision: last.revision } }, last.before);
    if (!mark) return;
    await keep({ ...page, slug: last.slug }, mark);
    if (!mark.label) s.queue = [last.slug, ...s.queue];
    if (!mark.label) s.stamps.pop();
  }
  tell('list');
  say(`Undone: ${last.kind}.`);
  return show(last.slug, began);
}
