// Everything that can be undone, in one stack: choices on a page, labels, skips, and
// labels of many pages at once. It is kept for a reload of this tab.

import { own } from './local.js';

const most = 400;
let stack = [];

export const begin = () => { stack = own.get('undo') ?? []; };
const keep = () => own.set('undo', stack);
export const all = () => stack;

// push adds what was done. kind is 'choice', 'skip', 'label', 'no article', 'bulk' or
// 'import'; labels have a list of {slug, url, before, revision}.
export function push(entry) {
  stack.push(entry);
  if (stack.length > most) stack.shift();
  keep();
  return entry;
}

export function pop() {
  const entry = stack.pop();
  keep();
  return entry;
}

export const changed = keep;

// Of a page that has a label now, choices are below the label in the stack: the draft
// that led to it comes back with it.
export const decisions = () => stack.filter(e => e.kind !== 'choice');
