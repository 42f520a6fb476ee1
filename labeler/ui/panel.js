// What stands around the page: the label in words, warnings, progress, modes.

import { $, el } from './dom.js';
import { labelled, on, s } from './session.js';
import { run } from './commands.js';

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
  const [text, kind] = s.review?.has(s.now.slug) ? ['review', 'review']
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
  document.body.dataset.mode = s.mode;
}

// pace is how fast the last labels came: minutes between the ten last ones.
function pace() {
  const all = s.pages.size, done = labelled(), recent = s.stamps.slice(-11);
  $('count').textContent = all ? `${done} / ${all}` : '';
  $('meter-fill').style.width = all ? `${100 * done / all}%` : '0';
  $('meter').setAttribute('aria-valuemax', all);
  $('meter').setAttribute('aria-valuenow', done);
  let text = '';
  if (recent.length > 2) {
    const perMinute = (recent.length - 1) / ((recent[recent.length - 1] - recent[0]) / 60000);
    const left = (all - done) / perMinute;
    text = `${perMinute.toFixed(perMinute < 10 ? 1 : 0)} pages/min`;
    if (done < all) text += left < 1 ? ' · under a minute left' : ` · ${Math.ceil(left)} min left`;
  }
  $('pace').textContent = text;
  $('from').textContent = s.from ? `Proposals from ${s.from}` : '';
}

function notice() {
  const box = $('notice'), all = s.pages.size;
  box.hidden = !!s.now;
  if (s.now) return;
  const broken = [...s.pages.values()].filter(p => p.error).length;
  box.replaceChildren(...(!all
    ? [el('h2', {}, 'No pages yet'), el('p', {}, 'Add the addresses of some articles of one site, or drop HTML or MHTML files anywhere on this page. About forty make a good wrapper.'),
      el('button', { className: 'strong', onclick: () => run('add') }, 'Add pages')]
    : [el('h2', {}, `All ${all - broken} pages have a label`), el('p', {}, 'Train a wrapper of them, and look at the pages on which it does not agree with you.'),
      el('button', { className: 'strong', onclick: () => run('train') }, 'Train & review'), el('button', { onclick: () => run('add') }, 'Add pages')]));
}

export function refresh() { cards(); warnings(); badge(); modes(); pace(); notice(); }

on('page', refresh);
on('draft', () => { cards(); warnings(); badge(); modes(); });
on('list', () => { pace(); notice(); });
on('mode', () => { modes(); });
