// Two people changed one label: a person sees both and decides. Nothing is overwritten
// in silence.

import * as cache from './cache.js';
import { el } from './dom.js';
import { closeDialog, openDialog } from './dialog.js';

function column(heading, doc, label, choose) {
  const text = id => { const i = doc.at(id); return i < 0 ? 'none' : `${doc.describe(i)}: ${doc.text(i, 160)}`; };
  return el('section', { className: 'version' }, el('h3', {}, heading),
    ...(!label ? [el('p', {}, 'No label.')] : !label.article ? [el('p', {}, 'No article here.')] : [
      el('p', {}, el('b', {}, 'Title '), text(label.title)),
      ...label.roots.map(id => el('p', {}, el('b', {}, 'Body '), text(id))),
      el('p', {}, el('b', {}, 'Cut '), `${label.cut.length}`)]),
    el('button', { className: 'strong', onclick: choose }, `Keep ${heading.toLowerCase()}`));
}

// askConflict reports whether mine is to be kept.
export async function askConflict(slug, mine, theirs) {
  const { doc } = await cache.get(slug);
  return new Promise(resolve => {
    let keep = false; // closing the dialog changes nothing
    openDialog('This label was changed in another tab', [
      el('p', {}, doc.url),
      el('div', { className: 'versions' },
        column('Yours', doc, mine, () => { keep = true; closeDialog(); }), column('Theirs', doc, theirs.label, closeDialog)),
    ], { wide: true, closed: () => resolve(keep) });
  });
}
