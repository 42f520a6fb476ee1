// The DOM tree beside the page, in step with it both ways. Only the rows in sight
// exist, so that pages of 30,000 nodes are no slower than small ones.

import { $, el, say } from './dom.js';
import { on, s } from './session.js';
import { choose, draw, reveal, view } from './view.js';

const tree = $('tree'), rows = $('rows'), search = $('search'), found = $('found');
const height = matchMedia('(pointer: coarse)').matches ? 44 : 24; // px, as in the style sheet
const mostFound = 1000;
let list = [];           // nodes of the rows
let open = new Set();    // nodes whose children have rows
let at = -1;             // the node the tree is at
let scores = new Map();  // node -> what the wrapper says of it

function flatten() {
  list = [];
  const { doc } = s.now ?? {};
  if (!doc) return;
  const wanted = search.value.trim().toLowerCase();
  if (wanted) {
    for (let i = 0; i < doc.n && list.length < mostFound; i++) {
      if ((doc.isText(i) ? doc.snippets[i] : doc.name(i)).toLowerCase().includes(wanted)) list.push(i);
    }
    found.textContent = list.length === mostFound ? `${mostFound}+` : `${list.length}`;
    return;
  }
  found.textContent = '';
  for (let i = 0; i < doc.n; i = open.has(i) ? i + 1 : doc.end[i]) list.push(i);
}

// unfold opens what is around a node.
function unfold(i) {
  for (let a = s.now.doc.parent[i]; a >= 0; a = s.now.doc.parent[a]) open.add(a);
}

function render() {
  rows.style.height = `${list.length * height}px`;
  const first = Math.max(0, Math.floor(tree.scrollTop / height) - 8);
  const last = Math.min(list.length, first + Math.ceil(tree.clientHeight / height) + 16);
  const out = [];
  for (let r = first; r < last; r++) out.push(row(list[r], r));
  rows.replaceChildren(...out);
  const shown = list.indexOf(at);
  if (shown >= first && shown < last) tree.setAttribute('aria-activedescendant', `row-${at}`);
  else tree.removeAttribute('aria-activedescendant');
}

function row(i, r) {
  const { doc, draft } = s.now, searching = search.value.trim() !== '';
  const part = i === draft.title ? 'title' : draft.roots.includes(i) ? 'body' : draft.cut.includes(i) ? 'cut' : '';
  const more = !doc.isText(i) && doc.end[i] > i + 1;
  const e = el('div', {
    id: `row-${i}`, role: 'treeitem', data: { node: i },
    className: `row ${part} ${i === at ? 'at' : ''} ${doc.hidden[i] ? 'gone' : ''}`,
    'aria-level': doc.depth[i] + 1, 'aria-selected': String(part !== ''),
  });
  if (more) e.setAttribute('aria-expanded', String(open.has(i)));
  e.style.transform = `translateY(${r * height}px)`;
  e.style.paddingLeft = `${searching ? 6 : 6 + Math.min(doc.depth[i], 14) * 11}px`;
  e.append(el('span', { className: 'twist' }, more && !searching ? (open.has(i) ? '▾' : '▸') : ''));
  if (doc.isText(i)) e.append(el('span', { className: 'said' }, doc.snippets[i]));
  else e.append(el('b', {}, doc.tagOf(i)), el('span', { className: 'name' }, doc.names[i]), el('span', { className: 'words' }, doc.words(i) || ''));
  const score = scores.get(i);
  if (score) e.append(el('span', { className: `score ${score.part}` }, `${score.part} ${(100 * score.p).toFixed(0)} %`));
  return e;
}

// go moves the tree to a node.
function go(i, scroll = true) {
  if (i < 0) return;
  at = i;
  if (!search.value.trim()) { unfold(i); flatten(); }
  rows.style.height = `${list.length * height}px`;
  const r = list.indexOf(i);
  if (scroll && r >= 0 && (r * height < tree.scrollTop || (r + 1) * height > tree.scrollTop + tree.clientHeight)) {
    tree.scrollTop = r * height - tree.clientHeight / 3;
  }
  render();
}

function fresh() {
  open = new Set();
  scores = new Map();
  search.value = '';
  at = -1;
  if (!s.now) { list = []; return render(); }
  const { doc, draft, labelling } = s.now;
  for (const [part, of] of [['body', labelling.proposal?.bodies], ['title', labelling.proposal?.titles]]) {
    for (const { node, posterior } of of ?? []) {
      const i = doc.at(node);
      if (i >= 0 && posterior >= 0.005) scores.set(i, { part, p: posterior });
    }
  }
  for (const i of [draft.title, ...draft.roots]) if (i >= 0) unfold(i);
  if (!open.size) { open.add(0); for (const c of doc.elements(0)) open.add(c); }
  flatten();
  // Before there is this much to scroll, it cannot be scrolled to the body.
  rows.style.height = `${list.length * height}px`;
  tree.scrollTop = 0;
  go(draft.active('body') >= 0 ? draft.active('body') : draft.title);
  render();
}

function hover(i) {
  if (view.hover === i) return;
  view.hover = i;
  draw();
}

function take(i, more = false) {
  if (s.now.doc.isText(i)) i = s.now.doc.parent[i];
  choose(i, more);
}

const nodeOf = e => Number(e.target.closest?.('[data-node]')?.dataset.node ?? -1);

tree.addEventListener('scroll', () => requestAnimationFrame(() => s.now && render()), { passive: true });
tree.addEventListener('pointermove', e => { const i = nodeOf(e); if (s.now && i >= 0) hover(i); });
tree.addEventListener('pointerleave', () => s.now && hover(-1));
tree.addEventListener('click', e => {
  const i = nodeOf(e);
  if (!s.now || i < 0) return;
  at = i;
  if (e.target.classList.contains('twist')) { toggle(i); return; }
  take(i, e.shiftKey);
  reveal(i);
});

function toggle(i, to = !open.has(i)) {
  if (to) open.add(i); else open.delete(i);
  flatten();
  render();
}

// Keys in the tree are those of every tree; elsewhere arrows move the chosen box.
tree.addEventListener('keydown', e => {
  if (!s.now) return;
  const r = list.indexOf(at), { doc } = s.now;
  const move = i => { if (i !== undefined && i >= 0) { go(i); hover(i); reveal(i); say(doc.describe(i)); } };
  if (e.key === 'ArrowDown') move(list[r + 1]);
  else if (e.key === 'ArrowUp') move(list[r - 1]);
  else if (e.key === 'ArrowRight') { if (!open.has(at)) toggle(at, true); else move(list[r + 1]); }
  else if (e.key === 'ArrowLeft') { if (open.has(at) && doc.end[at] > at + 1) toggle(at, false); else move(doc.parent[at]); }
  else if ((e.key === ' ' || e.key === 'Enter') && at >= 0) take(at, e.shiftKey);
  else return;
  e.preventDefault();
  e.stopPropagation();
});

let pending = 0;
search.addEventListener('input', () => {
  cancelAnimationFrame(pending);
  pending = requestAnimationFrame(() => { if (!s.now) return; flatten(); tree.scrollTop = 0; render(); });
});
search.addEventListener('keydown', e => {
  if (e.key === 'Escape') { search.value = ''; flatten(); render(); $('scroller').focus(); }
  if (e.key === 'Enter' && list.length) {
    const i = list[(list.indexOf(at) + 1) % list.length];
    go(i); hover(i); reveal(i);
  }
  e.stopPropagation();
});

// The swap is painted first; the tree of the new page comes right after.
on('page', ({ began }) => (began === undefined ? fresh() : setTimeout(fresh)));
on('draft', () => go(s.now.draft.active(s.mode)));
on('hover', i => { if (i >= 0 && !search.value.trim()) { at = i; const r = list.indexOf(i); if (r >= 0) render(); } });
