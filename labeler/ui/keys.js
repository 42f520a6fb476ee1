// Single keys without modifiers, inert while something is typed or a dialog is open.

import { run } from './commands.js';
import { s } from './session.js';

// Each line: keys, command, what it does (for the overview of keys).
export const keys = [
  [['Enter', 'a'], 'accept', 'Accept and go on'],
  [['t'], 'titleMode', 'Clicks and arrows choose the title'],
  [['b'], 'bodyMode', 'Clicks and arrows choose the body; again: its next part'],
  [['c'], 'cutMode', 'Clicks cut something out of the body; again: the next cut'],
  [['o'], 'more', 'The next click adds a part to the body'],
  [['Delete', 'Backspace'], 'takeBack', 'Take back the cut, or the part, that the arrows move'],
  [['ArrowUp'], 'parent', 'Box around the chosen one'],
  [['ArrowDown'], 'child', 'Box inside the chosen one'],
  [['ArrowLeft'], 'before', 'Box before'],
  [['ArrowRight'], 'after', 'Box after'],
  [['m'], 'mend', 'Mend what the warning says'],
  [['p'], 'proposal', 'Back to the proposal'],
  [['n'], 'none', 'There is no article here'],
  [['s'], 'skip', 'Skip; the page comes again at the end'],
  [['u'], 'undo', 'Undo what was done last, whatever it was'],
  [['e'], 'same', 'Accept the same place on the other pages'],
  [['d'], 'difference', 'In a review: the next difference'],
  [['l'], 'pages', 'The list of all pages, and back'],
  [['j', 'PageDown'], 'next', 'Next page'],
  [['k', 'PageUp'], 'prev', 'Page before'],
  [[' '], 'scrollDown', 'Scroll the page; with Shift back up'],
  [['+'], 'zoomIn', 'Larger'],
  [['-'], 'zoomOut', 'Smaller'],
  [['0'], 'zoomFit', 'Fit the width'],
  [['x'], 'select', 'Select text on the page, and back'],
  [['h'], 'bars', 'Hide bars that float over the page, and back'],
  [['v'], 'picture', 'The page as its screenshot, and back'],
  [['/'], 'search', 'Search the tree'],
  [['Escape'], 'dismiss', 'Close messages'],
  [['r'], 'rubric', 'What counts as title and body'],
  [['?'], 'help', 'These keys'],
];

const byKey = new Map(keys.flatMap(([list, command]) => list.map(key => [key, command])));

function typing(target) {
  return target.closest?.('input:not([type=checkbox]), textarea, select, [contenteditable]');
}

document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.altKey || e.metaKey || e.isComposing || typing(e.target) || document.querySelector('dialog[open]')) return;
  // Enter and blank press the button that has the focus.
  if ((e.key === 'Enter' || e.key === ' ') && e.target.closest?.('button, a, summary')) return;
  // In the list of pages only these keys have a meaning.
  const command = e.key === ' ' && e.shiftKey ? 'scrollUp' : byKey.get(e.key);
  if (!command || (s.view === 'pages' && !['pages', 'undo', 'help', 'rubric', 'dismiss'].includes(command))) return;
  e.preventDefault();
  // A key held down must not accept a row of pages unseen.
  if (e.repeat && ['accept', 'none', 'skip', 'undo', 'same', 'pages'].includes(command)) return;
  run(command, e.timeStamp);
});

document.addEventListener('click', e => {
  const button = e.target.closest?.('[data-do]');
  if (button) run(button.dataset.do, e.timeStamp);
});
