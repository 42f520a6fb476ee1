// The captured page: its screenshot under an overlay that is drawn from the captured
// boxes. The overlay is in CSS px of the screen, so lines are sharp at every zoom.

import { $, el, say, svg, toast } from './dom.js';
import { s, tell, on } from './session.js';

const scroller = $('scroller'), sheet = $('sheet'), overlay = $('overlay'), chips = $('chips');
// replayed: the page is shown by its archive; else by its screenshot.
export const view = { zoom: 1, fit: true, hover: -1, replayed: false };
let frame = 0;

// scale makes the sheet as large as the zoom says, keeping what is at the top.
export function scale(zoom) {
  const { doc } = s.now ?? {};
  if (!doc) return;
  view.fit = zoom === 0;
  const top = scroller.scrollTop / view.zoom;
  view.zoom = zoom || Math.min(1, (scroller.clientWidth - 28) / doc.w);
  view.zoom = Math.max(0.1, Math.min(3, view.zoom));
  sheet.style.width = `${doc.w * view.zoom}px`;
  sheet.style.height = `${doc.h * view.zoom}px`;
  tell('scale');
  scroller.scrollTop = top * view.zoom;
  $('zoom').textContent = `${Math.round(100 * view.zoom)} %`;
  draw();
}

export const zoomBy = factor => scale(view.zoom * factor);

// clear takes the page away.
export function clear() {
  $('shot').replaceChildren();
  draw();
  sheet.style.height = '0';
}

// showPage puts another page on the sheet and says when it is painted.
export function showPage(began) {
  const page = s.now, { doc, tiles, draft } = page;
  view.hover = -1;
  $('shot').replaceChildren(...tiles);
  scale(view.fit ? 0 : view.zoom);
  const first = draft.title >= 0 ? doc.box(draft.title).y : 0;
  scroller.scrollLeft = 0;
  scroller.scrollTop = first * view.zoom > scroller.clientHeight * 0.6 ? first * view.zoom - 80 : 0;
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    page.since = performance.now();
    if (began !== undefined) performance.measure('galley-swap', { start: began, end: page.since, detail: doc.slug });
    tell('painted', doc.slug);
  }));
}

// reveal scrolls so that the beginning of an element can be seen.
export function reveal(i) {
  const { y, h } = s.now.doc.box(i), top = y * view.zoom, bottom = (y + h) * view.zoom;
  const from = scroller.scrollTop, to = from + scroller.clientHeight;
  if (top < from || (top > to - 60) || (bottom < from)) scroller.scrollTop = Math.max(0, top - 80);
}

function rect(kind, i, extra = 0) {
  const { x, y, w, h } = s.now.doc.box(i), z = view.zoom;
  return svg('rect', {
    class: kind, x: x * z - extra, y: y * z - extra,
    width: Math.max(1, w * z + 2 * extra), height: Math.max(1, h * z + 2 * extra), rx: 2,
  });
}

// chip names a box at its upper left; a body mostly begins right under its title, so
// its name goes to the right.
function chip(kind, i, text, right = false) {
  const { x, y, w } = s.now.doc.box(i), z = view.zoom;
  const c = el('span', { className: `chip ${kind} ${right ? 'right' : ''}` }, text);
  c.style.left = `${Math.max(0, (right ? x + w : x) * z)}px`;
  c.style.top = `${Math.max(0, y * z - 26)}px`;
  chips.append(c);
}

// draw renders the overlay anew.
export function draw() {
  overlay.replaceChildren();
  chips.replaceChildren();
  const { doc, draft } = s.now ?? {};
  if (!doc) return;
  const score = s.now.labelling.proposal?.score ?? {};
  if (!draft.none) {
    for (const i of draft.roots) outline('body', i, draft.by.body, score.body);
    for (const i of draft.cut) {
      overlay.append(rect('cut', i, 1));
      chip('cut', i, 'cut');
    }
    if (draft.title >= 0) outline('title', draft.title, draft.by.title, score.title);
  }
  if (s.review?.has(s.now.slug)) drawWrapper(draft);
  const active = draft.active(s.mode);
  if (active >= 0 && !draft.none) overlay.append(rect('active', active, 9));
  if (view.hover >= 0) {
    overlay.append(rect('hover', view.hover));
    chip('hover', view.hover, doc.describe(view.hover));
  }
}

// drawWrapper shows, in a review, where the wrapper differs from the label.
function drawWrapper(draft) {
  const { title, roots, cut } = draft.proposal;
  const other = (i, what, right) => { overlay.append(rect('other', i, 6)); chip('other', i, what, right); };
  const whose = s.review.get(s.now.slug)?.names?.other ?? 'the wrapper’s';
  for (const i of roots) if (!draft.roots.includes(i)) other(i, `${whose} body`, true);
  for (const i of cut) if (!draft.cut.includes(i)) other(i, 'cut by the wrapper', true);
  if (title >= 0 && title !== draft.title) other(title, `${whose} title`);
}

// Outlines stand a little outside of their boxes, so that they cover no letters.
const outside = { title: 4, body: 5 };

function outline(part, i, confirmed, score) {
  const state = confirmed ? 'sure' : 'proposed';
  if (part === 'body') overlay.append(rect(`under ${state}`, i, outside.body));
  overlay.append(rect(`${part} ${state}`, i, outside[part]));
  const how = confirmed ? '✓' : score ? `proposed, ${Math.round(100 * score)} % sure` : 'proposed';
  chip(`${part} ${state}`, i, `${part === 'title' ? 'Title' : 'Body'} ${how}`, part === 'body');
}

function place(e) {
  const r = sheet.getBoundingClientRect();
  return s.now.doc.hit((e.clientX - r.left) / view.zoom, (e.clientY - r.top) / view.zoom, !view.replayed);
}

sheet.addEventListener('pointermove', e => {
  if (!s.now || e.pointerType === 'touch' || frame) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    if (!s.now) return;
    const i = place(e);
    if (i === view.hover) return;
    view.hover = i;
    draw();
    tell('hover', i);
  });
});
sheet.addEventListener('pointerleave', () => { view.hover = -1; if (s.now) draw(); });

// choose makes i what the mode says.
export function choose(i, more) {
  const part = more || (s.more && s.mode === 'body');
  if (s.more) { s.more = false; tell('mode'); }
  if (!s.now.draft.choose(i, s.mode, part)) return toast('Only what is inside the body can be cut.');
  say(`${s.mode}: ${s.now.doc.describe(i)}`);
  tell('draft');
}

// A click takes the smallest element there; with Shift it adds one to the body.
sheet.addEventListener('click', e => {
  if (!s.now) return;
  const i = place(e);
  if (i < 0) return;
  choose(i, e.shiftKey);
});

on('draft', draw);
new ResizeObserver(() => { if (s.now && view.fit) scale(0); }).observe(scroller);
