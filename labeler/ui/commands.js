// Everything that can be done, by name: what keys and buttons call.

import { $, say, toast } from './dom.js';
import * as decide from './decide.js';
import * as flow from './session.js';
import { reveal, draw, scale, zoomBy } from './view.js';

const { s } = flow;

// mode chooses what clicks and arrows are about; the same again goes to its next part.
function mode(to) {
  s.more = false;
  if (s.mode === to) s.now?.draft.nextPart(to);
  s.mode = to;
  flow.tell('mode');
  if (!s.now) return;
  draw();
  const i = s.now.draft.active(to);
  if (i >= 0) reveal(i);
  say(`${to} mode. ${i >= 0 ? s.now.doc.describe(i) : 'Nothing chosen.'}`);
}

// more makes the next click, or Enter in the tree, one more part of the body: there is no Shift to hold
// on a touch screen.
function more() {
  if (!s.now) return;
  const on = !s.more;
  if (on && s.mode !== 'body') mode('body');
  s.more = on;
  flow.tell('mode');
  say(on ? 'The next box that you choose is one more part of the body.' : 'The next box that you choose is the body.');
}

// takeBack takes back what the arrows move: a cut, or one of several parts of the body.
function takeBack() {
  if (!s.now) return;
  const i = s.now.draft.drop(s.mode);
  if (i < 0) return say('There is nothing to take back.');
  say(`${s.mode} taken back: ${s.now.doc.describe(i)}`);
  flow.tell('draft');
}

function step(direction) {
  if (!s.now) return;
  const to = s.now.draft.step(s.mode, direction);
  if (to < 0) return say('There is none.');
  say(`${s.mode}: ${s.now.doc.describe(to)}`);
  flow.tell('draft');
  reveal(to);
}

function mend() {
  if (s.now?.draft.mend()) { say('Mended.'); flow.tell('draft'); }
}

function proposal() {
  if (!s.now) return;
  s.now.draft.toProposal();
  flow.tell('draft');
}

function side() {
  const open = document.body.classList.toggle('with-side');
  document.querySelector('[data-do=side]').setAttribute('aria-expanded', String(open));
}

// Dialogs are loaded when they are asked for.
const dialog = (file, name) => async () => {
  try { (await import(`./${file}.js`))[name](); } catch (e) { toast(e.message, 'error'); }
};

const commands = {
  accept: began => decide.accept(began),
  none: began => decide.noArticle(began),
  skip: began => decide.skip(began),
  undo: began => decide.undo(began),
  next: began => flow.next(began),
  prev: began => flow.prev(began),
  titleMode: () => mode('title'), bodyMode: () => mode('body'), cutMode: () => mode('cut'),
  parent: () => step('parent'), child: () => step('child'), before: () => step('before'), after: () => step('after'),
  more, takeBack, mend, proposal, side,
  search: () => { document.body.classList.add('with-side'); $('search').focus(); $('search').select(); },
  zoomIn: () => zoomBy(1.25), zoomOut: () => zoomBy(0.8), zoomFit: () => scale(0),
  scrollDown: () => $('scroller').scrollBy({ top: $('scroller').clientHeight * 0.85 }),
  scrollUp: () => $('scroller').scrollBy({ top: -$('scroller').clientHeight * 0.85 }),
  dismiss: () => $('toasts').replaceChildren(),
  help: dialog('help', 'openHelp'),
  rubric: dialog('help', 'openRubric'),
  pages: () => (s.view === 'pages' ? history.back() : flow.showPages()),
  picture: () => flow.tell('picture'), select: () => flow.tell('select'), bars: () => flow.tell('bars'),
  difference: () => flow.tell('nextDifference'),
  annotator: dialog('annotator', 'openAnnotator'),
  add: dialog('add', 'openAdd'),
  exchange: dialog('exchange', 'openExchange'),
  train: dialog('training', 'openTraining'),
  same: dialog('same', 'openSame'),
};

flow.on('reviewed', commands.train);
flow.on('page', () => { if (s.more) more(); });

// run does a command. began is when the key or button was pressed.
export function run(name, began) {
  Promise.resolve(commands[name]?.(began)).catch(e => toast(e.message, 'error'));
}
