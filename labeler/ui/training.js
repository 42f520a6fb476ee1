// Training on demand, how good it was, and the pages on which label and model differ.

import * as api from './api.js';
import { el, percent, toast } from './dom.js';
import { closeDialog, openDialog } from './dialog.js';
import { plot } from './plot.js';
import { labelled, on, s, startReview } from './session.js';

const body = el('div', { className: 'training' });
let open = false, shown = '';

export function openTraining() {
  open = true;
  shown = '';
  draw();
  openDialog('Train & review', body, { wide: true, closed: () => { open = false; } });
}

// enough reports whether there is something to learn from: pages without an article are not.
const enough = () => [...s.pages.values()].filter(p => p.labelled && p.article).length >= 2;

async function start() {
  try { s.training = await api.train(); shown = ''; } catch (e) { toast(e.message, 'error'); }
}

// use says what to do with the wrapper: take it along, or extract with it here.
function use({ file, command, download }) {
  const copy = el('button', { onclick: () => navigator.clipboard.writeText(command).then(() => toast('Copied.'), () => toast('This browser does not let the page copy: select the text.')) }, 'Copy');
  return el('div', { className: 'use' },
    el('p', {}, 'Saved as ', el('code', {}, file)),
    download && el('button', { className: 'download', onclick: () => api.download('/api/wrapper', download).catch(e => toast(e.message, 'error')) }, `Download ${download}`),
    command && el('p', {}, 'Extract with it:'),
    command && el('div', { className: 'command' }, el('code', {}, command), copy));
}

function numbers({ pages, right, low, high, ...made }) {
  return el('div', { className: 'numbers' },
    el('p', { className: 'big' }, percent(right / pages)),
    el('p', {}, `${right} of ${pages} pages right, title and body both, each judged by a wrapper that had not seen it. `,
      el('span', { className: 'quiet' }, `95 % interval ${percent(Math.round(low * 1000) / 1000)} to ${percent(Math.round(high * 1000) / 1000)}.`)),
    use(made));
}

function reviewLine(d, all) {
  const parts = [d.title && 'title', d.body && 'body', d.cut && 'cuts'].filter(Boolean);
  const what = d.article !== d.other.article ? (d.other.article ? 'the wrapper sees an article' : 'the wrapper sees no article')
    : parts.length ? parts.join(' and ') : 'hard: wrong when held out';
  return el('button', { className: 'line', onclick: () => begin(all, d.slug) },
    d.suspect ? el('span', { className: 'tag', title: d.suspect }, 'does not fit the others') : '',
    el('span', { className: 'tag' }, what), el('span', { className: 'grow' }, d.url),
    el('span', { className: 'quiet' }, parts.length ? `sure ${percent(Math.round(100 * d.confidence) / 100)}` : ''));
}

function begin(list, slug) {
  closeDialog();
  startReview(list, slug);
}

async function review(into) {
  const list = await api.review().catch(() => null);
  if (!list) return;
  into.replaceChildren(...(list.length
    ? [el('h3', {}, `${list.length} page${list.length === 1 ? '' : 's'} to look at again`),
      el('p', { className: 'quiet' }, 'Labels that do not fit the others come first, then those that differ from the wrapper, where it is most confident. Keep yours with ⏎, take the wrapper’s with p; d goes from difference to difference.'),
      el('button', { className: 'strong', onclick: () => begin(list, list[0].slug) }, 'Review them'),
      el('div', { className: 'lines' }, ...list.map(d => reviewLine(d, list)))]
    : [el('p', { className: 'good' }, 'The wrapper agrees with every label.')]));
}

function draw() {
  const t = s.training ?? { phase: 'idle', history: [] };
  const running = t.phase === 'running' && t.thorough;
  // While only numbers move, only they are drawn: the rest may have the focus.
  const bar = body.querySelector('progress');
  if (running && bar && shown === 'running') {
    bar.value = t.done;
    bar.max = t.all || 1;
    return;
  }
  shown = running ? 'running' : t.phase;
  const again = el('div', { className: 'reviews', 'aria-live': 'polite' });
  body.replaceChildren(...[
    running && el('p', {}, `Training on ${labelled()} labels. You can close this and go on labelling.`),
    running && el('progress', { max: t.all || 1, value: t.done, 'aria-label': 'Training' }),
    running && el('button', { onclick: () => api.cancelTraining().catch(e => toast(e.message, 'error')) }, 'Cancel'),
    t.phase === 'failed' && el('p', { className: 'warning' }, `The training failed: ${t.error}`),
    !running && t.result && numbers(t.result),
    !running && !t.result && el('p', {}, enough()
      ? `Train a wrapper on the ${labelled()} labels, with the best parameters it finds. It takes some seconds to a minute, and you can go on meanwhile.`
      : 'A wrapper needs at least two pages with an article and its label. Label some more: about forty make a good one.'),
    t.history?.length > 0 && el('figure', {}, plot(t.history), el('figcaption', { className: 'quiet' }, 'Held-out page accuracy as the labels grew, with its 95 % interval.')),
    !running && t.result && again,
    !running && el('button', { className: t.result ? 'start' : 'start strong', disabled: !enough(), onclick: start }, t.result ? 'Train again' : 'Train now'),
  ].filter(Boolean));
  if (!running && t.result) review(again);
}

on('training', t => {
  if (open) return draw();
  if (t.phase === 'done' && t.thorough && shown === 'running') toast('The training is done: Train & review shows how good the wrapper is.');
});
