// What is being labelled: the page on the screen with its draft, and the way through the
// pages. It draws nothing; it tells whoever listens: 'page' (another page), 'draft'
// (another choice), 'list' (the pages), 'view' (the page or the list).

import * as api from './api.js';
import * as cache from './cache.js';
import { say, toast } from './dom.js';
import { Draft } from './draft.js';
import { keepDraft, takeDraft } from './drafts.js';
import * as undoing from './undo.js';

const events = new EventTarget();
export const on = (kind, f) => events.addEventListener(kind, e => f(e.detail));
export const tell = (kind, detail) => events.dispatchEvent(new CustomEvent(kind, { detail }));

export const s = {
  pages: new Map(), // slug -> {slug, url, labelled, article, error, …}
  queue: [],        // slugs without a label, in the order to label them
  generation: 0,
  from: '',
  can: {},
  now: null,        // {slug, doc, tiles, labelling, draft, since}
  view: 'page',     // or 'pages'
  mode: 'body',
  more: false,      // the next choice of a body is one more part of it
  trail: [],        // slugs in the order they were shown
  at: -1,           // in trail
  skipped: new Set(),
  leases: {},       // slug -> who has the page open in another tab
  review: null,     // pages to review: Map slug -> difference
  stamps: [],       // when labels were given
};

export const labelled = () => [...s.pages.values()].filter(p => p.labelled).length;
const free = slug => !s.leases[slug];

export function setQueue(q) {
  s.generation = q.generation;
  s.from = q.from;
  // The page that is ready in memory stays next; the order of the rest is the server's.
  const list = q.queue.filter(slug => !s.pages.get(slug)?.labelled);
  // Before a page is shown, none is ready.
  const ready = s.now && s.queue.find(slug => slug !== s.now.slug && list.includes(slug) && !s.skipped.has(slug));
  const rest = list.filter(slug => slug !== ready && !s.skipped.has(slug));
  const later = list.filter(slug => s.skipped.has(slug) && slug !== ready);
  s.queue = [...(ready ? [ready] : []), ...rest, ...later];
  tell('list');
}

// upcoming are the pages that come after this one, the next first.
function upcoming() {
  if (s.review) {
    const list = [...s.review.keys()];
    return list.slice(list.indexOf(s.now?.slug) + 1).filter(slug => !s.pages.get(slug)?.error);
  }
  return s.queue.filter(slug => slug !== s.now?.slug && free(slug) && !s.pages.get(slug)?.labelled && !s.pages.get(slug)?.error);
}

const address = slug => (s.review?.has(slug) ? `#/review/${slug}` : `#/page/${slug}`);

// visit writes where we are into the address, as a step that Back takes back.
function visit(hash, entry) {
  if (location.hash === hash || entry === 'none') return;
  history[entry === 'replace' || !location.hash ? 'replaceState' : 'pushState'](null, '', hash);
}

let latest = 0; // the last page that was asked for

// show brings a page to the screen. began is the time of the key press, if there was
// one, for the measure of how long a swap takes. entry says what becomes of the address.
// onward is for the next page, whichever it is: where one cannot be read, the one after it.
export async function show(slug, began, { step = true, entry = 'push', onward = false } = {}) {
  const turn = ++latest;
  let page;
  try {
    page = await cache.get(slug);
  } catch (e) {
    if (e instanceof api.Offline) return tell('lost', e);
    toast(`${s.pages.get(slug)?.url ?? slug} cannot be read: ${e.message}`, 'error');
    if (s.pages.has(slug)) s.pages.get(slug).error = e.message;
    s.queue = s.queue.filter(other => other !== slug);
    tell('list');
    if (turn === latest && (onward || !s.now)) return forward(began, { entry });
    return;
  }
  if (turn !== latest) return;
  const asked = s.review?.get(slug), label = asked?.mine ?? page.labelling.label;
  s.now = { slug, ...page, draft: new Draft(page.doc, { ...page.labelling, label }, asked?.other) };
  if (takeDraft(s.now)) say('Your draft of this page is here again.');
  watch(s.now);
  s.view = 'page';
  if (step) {
    s.trail.splice(s.at + 1, Infinity, slug);
    s.at = s.trail.length - 1;
  }
  s.mode = 'body';
  visit(address(slug), entry);
  tell('view');
  tell('page', { began });
  api.lease(slug).then(({ by }) => { if (by && s.now?.slug === slug) toast(`${by} has this page open too.`); }).catch(() => {});
  cache.preload(upcoming());
}

// watch keeps what a person changes of a draft: to undo it, and for a reload.
function watch(page) {
  page.draft.changing = was => undoing.push({ kind: 'choice', slug: page.slug, was });
}
on('draft', () => { if (s.now) keepDraft(s.now); });

export function showNothing(entry) {
  latest++;
  // The page that was shown last is free for others, who may have to label it too.
  if (s.now) api.release().catch(() => {});
  s.now = null;
  s.view = 'page';
  visit('#/', entry);
  tell('view');
  tell('page', {});
}

export function showPages(entry) {
  s.view = 'pages';
  visit(location.hash.startsWith('#/pages') ? location.hash : '#/pages', entry);
  tell('view');
}

export function forward(began, options) {
  const next = upcoming()[0];
  if (next) return show(next, began, { ...options, onward: true });
  if (s.review) {
    s.review = null;
    toast('The review is done.');
    tell('reviewed');
    return s.queue.length ? forward(began, options) : showNothing();
  }
  return showNothing();
}

export function next(began) {
  if (s.at + 1 < s.trail.length) return show(s.trail[++s.at], began, { step: false });
  if (upcoming().length) return forward(began);
  const all = [...s.pages.keys()], i = all.indexOf(s.now?.slug);
  if (all.length) return show(all[(i + 1) % all.length], began);
}

export function prev(began) {
  if (s.at > 0) return show(s.trail[--s.at], began, { step: false });
  say('This is the first page of this session.');
}

// startReview goes through pages on which label and wrapper differ.
export function startReview(list, slug = list[0]?.slug, options) {
  s.review = new Map(list.map(d => [d.slug, d]));
  return show(slug, undefined, options);
}

// route shows what the address says, and reports whether it says anything.
export async function route() {
  const [, kind, slug] = /^#\/(pages|page|review)(?:\/([\w-]+))?/.exec(location.hash) ?? [];
  if (kind === 'pages') { showPages('none'); return true; }
  if (!kind || !s.pages.has(slug)) return false;
  if (kind === 'review' && !s.review?.has(slug)) {
    const list = await api.review().catch(() => []);
    if (list.some(d => d.slug === slug)) { await startReview(list, slug, { entry: 'none' }); return true; }
  }
  if (kind === 'page') s.review = null;
  await show(slug, undefined, { entry: 'none' });
  return true;
}
