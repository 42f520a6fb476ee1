// The overview of keys, and the rubric.

import { el } from './dom.js';
import { openDialog } from './dialog.js';
import { keys } from './keys.js';
import { markdown } from './markdown.js';

const shown = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Enter: '⏎', Escape: 'Esc', ' ': 'space' };

export function openHelp() {
  const lines = keys.map(([list, , what]) => el('div', { className: 'key-line' },
    el('span', { className: 'key-list' }, ...list.map(k => el('kbd', {}, shown[k] ?? k))), el('span', {}, what)));
  openDialog('Keys', [
    el('div', { className: 'key-table' }, ...lines),
    el('p', { className: 'quiet' }, 'A click takes the smallest box under the pointer; with Shift, or after o, it adds a part to the body. In the tree, arrow keys walk and Enter takes.'),
  ], { wide: true, glance: true });
}

let rubric;
export async function openRubric() {
  rubric ??= (await fetch('/ui/labelling.md')).text();
  openDialog('What counts as title and body', el('div', { className: 'prose' }, ...markdown(await rubric)), { wide: true, glance: true });
}
