// What stands around the page: the label in words, warnings, progress, modes.

import { $, el, say } from './dom.js';
import { labelled, on, s } from './session.js';
import { run } from './commands.js';
import * as api from './api.js';
import { unsaved } from './outbox.js';

function cards() {
  const { doc, draft } = s.now ?? {};
  const card = (part, nodes, confirmed) => {
    const e = $(`card-${part}`);
    const said = !doc ? '' : draft.none ? 'no article here' : nodes.map(i => doc.text(i, 150)).join(' … ');
    e.querySelector('.what').textContent = said || (part === 'cut' ? 'nothing' : 'none chosen');
    e.querySelector('.much').textContent = !doc || draft.none || !nodes.length ? ''
      : nodes.map(i => `${doc.name(i)} · ${doc.words(i)} words`).join(' + ');
    e.classList.toggle('empty', !said);
    e.classList.toggle('proposed', !!said && !confirmed);
  };
  card('title', doc && draft.title >= 0 ? [draft.title] : [], draft?.by.title);
  card('body', doc ? draft.roots : [], draft?.by.body);
  card('cut', doc ? draft.cut : [], draft?.by.cut);
}

function warnings() {
  const box = $('warnings'), { doc, draft } = s.now ?? {};
  box.replaceChildren();
  if (!doc) return;
  if (draft.stale) box.append(el('p', { className: 'warning' }, `The stored label does not fit this page any more: ${draft.stale}`));
  for (const w of draft.warnings()) {
    if (w.to < 0) { box.append(el('p', { className: 'warning' }, `The ${w.part} is empty.`)); continue; }
    box.append(el('p', { className: 'warning' },
      `The ${w.part} is ${doc.name(w.from)}, but ${doc.name(w.to)} inside it holds everything already. `,
      el('button', { onclick: () => run('mend') }, 'Take that ', el('kbd', {}, 'm'))));
  }
}

function badge() {
  const b = $('badge'), { draft, doc } = s.now ?? {};
  $('url').textContent = doc?.url ?? '';
  $('url').title = doc?.url ?? '';
  if (!doc) { b.textContent = ''; b.className = 'badge'; return; }
  const [text, kind] = s.review?.has(s.now.slug) ? ['review', 'review'] : draft.touched ? ['draft', 'open']
    : draft.none ? (draft.confirmed ? ['no article', 'done'] : ['no article proposed', 'open']) : draft.confirmed ? ['labelled', 'done']
    : draft.title < 0 && !draft.roots.length ? ['nothing proposed', 'open'] : ['proposal', 'open'];
  b.textContent = text;
  b.className = `badge ${kind}`;
}

function modes() {
  for (const mode of ['title', 'body', 'cut']) {
    $(`card-${mode}`).classList.toggle('on', s.mode === mode);
    for (const b of document.querySelectorAll(`.dock .mode.${mode}`)) b.setAttribute('aria-pressed', String(s.mode === mode));
  }
  document.querySelector('.dock [data-do=more]').setAttribute('aria-pressed', String(s.more));
  document.body.dataset.mode = s.mode;
}

// left are the pages without a label that can be shown, and of these those that are open nowhere else.
function left() {
  const usable = [...s.pages.values()].filter(p => !p.error && !p.labelled);
  return { all: usable, free: usable.filter(p => !s.leases[p.slug]) };
}

// idle puts what acts on the page on the screen out of use where there is none and none is on its
// way. While the next one is loaded it stays: a button that goes out of use loses the focus.
function idle() {
  const off = !s.now && !left().free.length;
  for (const b of document.querySelectorAll('[data-needs-page]')) b.disabled = off;
}

// pace is how fast the last labels came: minutes between the ten last ones.
function pace() {
  const all = s.pages.size, done = labelled(), recent = s.stamps.slice(-11);
  $('count').textContent = all ? `${done} / ${all}` : '';
  $('meter-fill').style.width = all ? `${100 * done / all}%` : '0';
  $('meter').setAttribute('aria-valuemax', all);
  $('meter').setAttribute('aria-valuenow', done);
  let text = '';
  $('who').textContent = api.annotator || 'Who?';
  if (recent.length > 2) {
    const perMinute = (recent.length - 1) / ((recent[recent.length - 1] - recent[0]) / 60000);
    const left = (all - done) / perMinute;
    text = `${perMinute.toFixed(perMinute < 10 ? 1 : 0)} pages/min`;
    if (done < all) text += left < 1 ? ' · under a minute left' : ` · ${Math.ceil(left)} min left`;
  }
  $('pace').textContent = text;
  const wait = unsaved();
  $('unsaved').hidden = wait === 0;
  $('unsaved').textContent = wait ? `${wait} label${wait === 1 ? '' : 's'} not stored yet` : '';
  $('from').textContent = $('from').title = s.from ? `Proposals from ${s.from}` : '';
}

// empty is what is said where no page is on the screen: there are none, the next is not here yet,
// the last are open in other tabs, or all have a label. buttons are names of commands.
function empty() {
  const all = [...s.pages.values()], usable = all.filter(p => !p.error), { all: unlabelled, free } = left();
  const differ = usable.filter(p => p.differ).length;
  if (!s.pages.size) {
    return { head: 'No pages yet', buttons: { add: 'Add pages' },
      text: 'Add the addresses of some articles of one site, or drop HTML or MHTML files anywhere on this page. About forty make a good wrapper.' };
  }
  if (!unlabelled.length) {
    return { head: `All ${usable.length} pages have a label`, buttons: { train: 'Train & review', ...(differ && { annotator: differ === 1 ? 'Settle the difference' : `Settle ${differ} differences` }), add: 'Add pages' },
      text: `${waiting(all)}Train a wrapper of them, and look at the pages on which it does not agree with you.` };
  }
  if (free.length) return { head: 'The next page is loaded', text: '', buttons: {} };
  const who = [...new Set(unlabelled.map(p => s.leases[p.slug]))].join(', ');
  return { head: unlabelled.length === 1 ? 'The last page is open elsewhere' : `The last ${unlabelled.length} pages are open elsewhere`, buttons: { pages: 'Pages' },
    text: `What is left to label is open at: ${who}.` };
}

// waiting says what is left of pages that all have a label of this person.
function waiting(pages) {
  const second = pages.filter(p => p.second).length, differ = pages.filter(p => p.differ).length, broken = pages.filter(p => p.error).length;
  return (second ? `${second} of them ${second === 1 ? 'waits' : 'wait'} for a second person. ` : '')
    + (differ ? `Two people differ on ${differ} of them. ` : '')
    + (broken ? `${broken} ${broken === 1 ? 'page' : 'pages'} cannot be read: Pages says why. ` : '');
}

function notice() {
  const box = $('notice');
  box.hidden = !!s.now;
  if (s.now) return;
  const { head, text, buttons } = empty();
  box.replaceChildren(el('h2', {}, head), el('p', {}, text),
    ...Object.entries(buttons).map(([name, label], i) => el('button', { className: i ? '' : 'strong', onclick: () => run(name) }, label)));
}

// announce says what page is on the screen, in the title of the window too.
function announce() {
  const { doc, draft } = s.now ?? {};
  document.title = `${doc ? `${doc.title || doc.url} · ` : ''}${s.name ?? ''} · galley`;
  if (!doc) return say(`${empty().head}.`);
  const at = [...s.pages.keys()].indexOf(s.now.slug) + 1;
  const said = draft.none ? 'No article here' : `Title: ${draft.title < 0 ? 'none' : doc.text(draft.title, 120)}. Body: ${draft.roots.reduce((n, r) => n + doc.words(r), 0)} words${draft.cut.length ? `, ${draft.cut.length} cut` : ''}`;
  say(`Page ${at} of ${s.pages.size}, ${$('badge').textContent}. ${said}.`);
}

// early shows that a key came before the page could be seen.
function early() {
  const button = document.querySelector('.accept');
  button.classList.remove('early');
  void button.offsetWidth; // or the animation would not begin again
  button.classList.add('early');
}

export function refresh() { cards(); warnings(); badge(); modes(); pace(); notice(); idle(); }

on('page', () => { refresh(); announce(); });
on('early', early);
on('annotator', pace);
on('draft', () => { cards(); warnings(); badge(); modes(); });
on('mode', cards);
on('list', () => { pace(); notice(); idle(); });
on('mode', () => { modes(); });
