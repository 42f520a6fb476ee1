// In a review: where two labels of the page on the screen differ, in words, each
// difference a button that leads there. d goes from one to the next.

import { $, el, say } from './dom.js';
import { on, s } from './session.js';
import { run } from './commands.js';
import { draw, reveal, view } from './view.js';

const pane = $('difference');
let found = [], at = -1;

// texts are the visible texts that a label holds.
function texts(doc, { roots, cut, none }) {
  const held = new Set();
  if (none) return held;
  for (const r of roots) {
    for (let i = r; i < doc.end[r]; i++) {
      if (cut.includes(i)) { i = doc.end[i] - 1; continue; }
      if (doc.isText(i) && doc.words(i)) held.add(i);
    }
  }
  return held;
}

// runs are stretches of text that one of two sets of texts has and the other has not.
function runs(doc, a, b) {
  const list = [];
  let run = null;
  for (const i of [...new Set([...a, ...b])].sort((x, y) => x - y)) {
    const side = a.has(i) === b.has(i) ? null : a.has(i) ? 'mine' : 'other';
    if (run && run.side !== side) run = null;
    if (!side) continue;
    if (!run) list.push(run = { part: 'body', side, node: doc.parent[i], words: 0, text: '' });
    run.words += doc.words(i);
    if (run.text.length < 240) run.text += ` ${doc.snippets[i]}`;
  }
  return list;
}

// differences are those of two labels a and b on a page, the first first.
export function differences(doc, a, b) {
  const list = [];
  if (a.none !== b.none) list.push({ part: 'article', side: a.none ? 'other' : 'mine', node: (a.none ? b : a).roots[0] ?? 0, words: 0, text: '' });
  const title = l => (l.none ? -1 : l.title);
  if (title(a) !== title(b)) {
    for (const [side, i] of [['mine', title(a)], ['other', title(b)]]) {
      if (i >= 0) list.push({ part: 'title', side, node: i, words: doc.words(i), text: doc.text(i) });
    }
  }
  const words = runs(doc, texts(doc, a), texts(doc, b));
  const same = (x, y) => x.length === y.length && x.every((v, i) => v === y[i]);
  if (!words.length && !a.none && !b.none && !same(a.roots, b.roots)) {
    list.push({ part: 'element', side: 'other', node: b.roots[0] ?? 0, words: 0, text: 'The same words, in another element.' });
  }
  return [...list, ...words];
}

function line(d, n, names) {
  const what = { article: 'says that there is an article', title: 'title', body: `${d.words} word${d.words === 1 ? '' : 's'}`, element: 'body' }[d.part];
  return el('li', {}, el('button', { className: `difference-line ${d.side} ${n === at ? 'at' : ''}`, 'aria-current': n === at ? 'true' : undefined, onclick: () => go(n) },
    el('span', { className: 'tag' }, d.part === 'article' ? names[d.side] : `only ${names[d.side]}`), ` ${what}`,
    el('span', { className: 'difference-text' }, d.text.trim())));
}

const button = (command, text, key) => el('button', { onclick: e => run(command, e.timeStamp) }, `${text} `, el('kbd', {}, key));

// alike is what is said where nothing differs.
function alike(draft, entry, names) {
  if (draft.touched) return `The label is now as ${names.other}: Accept keeps that, u goes back.`;
  return entry.heldOut ? 'The wrapper that knows your labels is right here; one that had not seen this page was wrong.' : '';
}

function show() {
  const entry = s.now && s.review?.get(s.now.slug);
  pane.hidden = !entry;
  if (!entry) return;
  const { doc, draft } = s.now, names = entry.names ?? { mine: 'yours', other: 'the wrapper’s' };
  found = differences(doc, draft, draft.proposal);
  const left = [...s.review.keys()].length - [...s.review.keys()].indexOf(s.now.slug) - 1;
  pane.replaceChildren(
    el('h2', {}, found.length ? `${found.length} difference${found.length === 1 ? '' : 's'}` : 'No difference now'),
    entry.suspect ? el('p', { className: 'warning' }, `This label does not fit the others: ${entry.suspect}.`) : '',
    found.length === 0 ? el('p', { className: 'quiet' }, alike(draft, entry, names)) : '',
    el('ol', { className: 'difference-list' }, ...found.map((d, n) => line(d, n, names))),
    el('p', { className: 'difference-do' },
      button('accept', draft.touched ? 'Accept' : `Keep ${names.mine}`, '⏎'),
      found.length > 0 && button('proposal', `Take ${names.other}`, 'p'),
      found.length > 0 && button('difference', 'Next difference', 'd')),
    el('p', { className: 'quiet' }, `${left} more page${left === 1 ? '' : 's'} to review`));
}

// go shows one difference on the page.
function go(n) {
  if (!found.length) return;
  at = (n + found.length) % found.length;
  const { node, side, text, part } = found[at];
  reveal(node);
  view.hover = node;
  draw();
  show();
  pane.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
  const names = s.review?.get(s.now.slug)?.names ?? { mine: 'yours', other: 'the wrapper’s' };
  say(`Difference ${at + 1} of ${found.length}, ${part}: only ${names[side]}. ${text.slice(0, 120)}`);
}

on('nextDifference', () => go(at + 1));
on('page', () => { at = -1; show(); });
on('painted', () => { if (!pane.hidden && found.length) go(0); });
on('draft', () => { at = Math.min(at, 0); show(); });
