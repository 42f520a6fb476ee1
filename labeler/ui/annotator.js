// Who labels here: a name on every label, for sites that several people label.

import * as api from './api.js';
import { el, percent, toast } from './dom.js';
import { closeDialog, openDialog } from './dialog.js';
import { s, startReview, tell } from './session.js';

const names = list => list.map(n => n || 'nobody named').join(' and ');

function report(a) {
  if (!a.share && !a.both) return el('p', { className: 'quiet' }, 'No page is labelled twice: start galley label with --double 0.2 for a share of a fifth.');
  return el('div', { className: 'agreement' },
    el('p', {}, `${percent(a.share)} of the pages are to be labelled by two people: ${a.wanted} pages, ${a.both} of them are.`),
    a.both > 0 && el('table', {},
      el('thead', {}, el('tr', {}, ...['part', 'same', 'of'].map(t => el('th', { scope: 'col' }, t)))),
      el('tbody', {}, ...[['title', a.title], ['body', a.body], ['whole label', a.same]].map(([what, n]) =>
        el('tr', {}, el('th', { scope: 'row' }, what), el('td', {}, percent(n / a.both)), el('td', {}, `${n} of ${a.both}`))))),
    a.both > 0 && el('p', {}, `Words in one body and in the other: F1 ${percent(a.f1)}.`, a.kappa === null ? '' : ` Cohen’s kappa of the words: ${a.kappa.toFixed(2)}.`));
}

// settleAll goes through the pages on which two people differ.
async function settleAll(slugs) {
  const list = [];
  for (const slug of slugs) {
    const { opinions } = await api.opinions(slug);
    const [a, b] = opinions;
    list.push({ slug, mine: a.label, other: b.label, settle: true, names: { mine: `${a.annotator || 'the first'}’s`, other: `${b.annotator || 'the second'}’s` } });
  }
  closeDialog();
  startReview(list);
}

export async function openAnnotator() {
  const field = el('input', { id: 'annotator', type: 'text', value: api.annotator, autocomplete: 'name', maxLength: 60 });
  const save = () => { api.setAnnotator(field.value); tell('annotator'); closeDialog(); toast(api.annotator ? `Labels are by ${api.annotator} from now on.` : 'Labels have no name from now on.'); };
  const a = await api.agreement();
  openDialog('Who labels', [
    // A form: closed by the key itself, Enter would press the button that opened the dialog.
    el('form', { className: 'asked', onsubmit: e => { e.preventDefault(); save(); } },
      el('label', { htmlFor: 'annotator' }, 'Your name, on every label that you give in this browser. It may be empty.'), field,
      el('button', { className: 'strong' }, 'Keep')),
    el('h3', {}, 'Pages that two people label'), report(a),
    a.differ.length > 0 && el('button', { onclick: () => settleAll(a.differ).catch(e => toast(e.message, 'error')) }, `Settle ${a.differ.length} page${a.differ.length === 1 ? '' : 's'} on which ${names(['two people'])} differ`),
  ].filter(Boolean), { wide: true });
  field.focus();
}
