// The list of all pages: what is known of each, filtered, every one with an address.

import * as api from './api.js';
import { $, el, percent, toast } from './dom.js';
import { hasDraft } from './drafts.js';
import { isWaiting } from './outbox.js';
import { thumb } from './thumb.js';
import { on, s } from './session.js';

const list = $('page-list'), search = $('page-search'), sort = $('page-sort'), chips = $('page-states');

// kinds are what a page can be; each page is of one. More than one may be asked for by "todo".
const kinds = {
  open: 'to label', draft: 'draft', skipped: 'skipped', article: 'labelled', none: 'no article',
  second: 'wants a second label', differ: 'labels differ', broken: 'cannot be read',
};

export function kindOf(p) {
  if (p.error) return 'broken';
  if (p.differ) return 'differ';
  if (hasDraft(p.slug)) return 'draft';
  if (!p.labelled) return s.skipped.has(p.slug) ? 'skipped' : 'open';
  if (p.second) return 'second';
  return p.article ? 'article' : 'none';
}

const wanted = () => new URLSearchParams(location.hash.split('?')[1] ?? '');

function change(name, value) {
  const query = wanted();
  if (value) query.set(name, value); else query.delete(name);
  history.replaceState(null, '', `#/pages${query.size ? `?${query}` : ''}`);
  draw();
}

function states(counts, chosen) {
  const chip = (kind, text, n) => el('button', {
    className: 'chip-button', 'aria-pressed': String(chosen === kind), onclick: () => change('state', kind),
  }, `${text} `, el('span', { className: 'quiet' }, n));
  chips.replaceChildren(chip('', 'all', s.pages.size),
    ...Object.entries(kinds).filter(([kind]) => counts[kind] || chosen === kind).map(([kind, text]) => chip(kind, text, counts[kind] ?? 0)));
}

function line(p, kind) {
  const sure = !p.labelled && p.confidence !== undefined ? (p.proposed === 'none' ? `no article, sure ${percent(p.confidence)}` : `sure ${percent(p.confidence)}`) : '';
  return el('li', {}, el('a', { href: `#/page/${p.slug}`, className: `page-link ${kind}` },
    el('span', { className: 'thumb small' }, thumb(p.slug, 132)),
    el('span', { className: 'page-said' },
      el('span', { className: 'page-title' }, p.title || p.url),
      p.title && el('span', { className: 'quiet page-url' }, p.url),
      el('span', { className: 'page-facts' },
        el('span', { className: `tag ${kind}` }, kinds[kind]),
        isWaiting(p.slug) && el('span', { className: 'tag open' }, 'not stored yet'),
        sure && el('span', { className: 'quiet' }, sure),
        p.annotator && el('span', { className: 'quiet' }, `by ${p.annotator}`),
        s.leases[p.slug] && el('span', { className: 'quiet' }, `open: ${s.leases[p.slug]}`),
        p.error && el('span', { className: 'warning' }, p.error)))));
}

const orders = {
  unsure: (a, b) => (a.confidence ?? 2) - (b.confidence ?? 2) || (a.slug < b.slug ? -1 : 1),
  address: (a, b) => (a.url < b.url ? -1 : 1),
};

function draw() {
  if (s.view !== 'pages') return;
  const query = wanted(), state = query.get('state') ?? '', said = (query.get('q') ?? '').toLowerCase();
  if (search.value !== (query.get('q') ?? '') && document.activeElement !== search) search.value = query.get('q') ?? '';
  sort.value = query.get('sort') ?? 'unsure';
  const counts = {}, shown = [];
  for (const p of s.pages.values()) {
    const kind = kindOf(p);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if ((!state || state === kind) && `${p.title ?? ''} ${p.url}`.toLowerCase().includes(said)) shown.push([p, kind]);
  }
  shown.sort(([a], [b]) => (orders[sort.value] ?? orders.unsure)(a, b));
  states(counts, state);
  list.replaceChildren(...shown.map(([p, kind]) => line(p, kind)));
  $('page-found').textContent = `${shown.length} of ${s.pages.size} pages`;
}

// What is sure changes with every proposal: the list asks when it is opened.
async function open() {
  draw();
  try {
    const { pages } = await api.state();
    for (const p of pages) if (s.pages.has(p.slug) && !isWaiting(p.slug)) Object.assign(s.pages.get(p.slug), p);
    draw();
  } catch (e) { toast(e.message, 'error'); }
}

search.addEventListener('input', () => change('q', search.value.trim()));
sort.addEventListener('change', () => change('sort', sort.value === 'unsure' ? '' : sort.value));
on('list', draw);
on('view', () => {
  const was = document.body.dataset.view;
  document.body.dataset.view = s.view;
  $('pages').hidden = s.view !== 'pages';
  if (s.view === 'pages') { open(); if (was !== 'pages') $('pages-heading').focus(); }
});
