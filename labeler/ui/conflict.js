// Two tabs changed one label: a person sees both and decides. Nothing is overwritten
// in silence.

import * as api from './api.js';
import { Doc } from './doc.js';
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

// askConflict gives the mark that holds in the end.
export function askConflict(page, mine, theirs) {
  return new Promise((resolve, reject) => {
    let chosen = theirs; // closing the dialog changes nothing
    const doc = page.doc instanceof Doc ? page.doc : new Doc(page.doc);
    const keep = async () => {
      try {
        chosen = await api.saveLabel(page.slug, mine, theirs.revision);
        closeDialog();
      } catch (e) {
        if (!(e instanceof api.Conflict)) { reject(e); return closeDialog(); }
        resolve(askConflict(page, mine, e.mark));
      }
    };
    openDialog('This label was changed in another tab', [
      el('p', {}, page.doc.url),
      el('div', { className: 'versions' }, column('Yours', doc, mine, keep), column('Theirs', doc, theirs.label, closeDialog)),
    ], { wide: true, closed: () => resolve(chosen) });
  });
}
