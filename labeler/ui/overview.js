// The whole page at a glance, beside the page: where the boxes end without scrolling.

import { $, svg } from './dom.js';
import { on, s } from './session.js';
import { view } from './view.js';

const pane = $('overview'), canvas = pane.querySelector('canvas'), parts = pane.querySelector('svg');
const scroller = $('scroller');
let scale = 1, screen;

function paint() {
  const { doc, tiles } = s.now ?? {};
  if (!doc) return;
  const width = pane.clientWidth, height = pane.clientHeight;
  if (!width) return; // not shown on narrow windows
  scale = Math.min(width / doc.w, height / doc.h);
  canvas.width = Math.round(doc.w * scale);
  canvas.height = Math.round(doc.h * scale);
  const c = canvas.getContext('2d');
  c.imageSmoothingQuality = 'medium';
  let y = 0;
  for (const image of tiles) {
    if (image.naturalWidth) c.drawImage(image, 0, y * scale, image.naturalWidth * scale, image.naturalHeight * scale);
    y += image.naturalHeight;
  }
  draw();
}

function draw() {
  parts.replaceChildren();
  const { doc, draft } = s.now ?? {};
  if (!doc) return;
  const add = (kind, i) => {
    const b = doc.box(i);
    parts.append(svg('rect', { class: kind, x: b.x * scale, y: b.y * scale, width: Math.max(2, b.w * scale), height: Math.max(2, b.h * scale) }));
  };
  if (!draft.none) {
    draft.roots.forEach(i => add('body', i));
    draft.cut.forEach(i => add('cut', i));
    if (draft.title >= 0) add('title', draft.title);
  }
  screen = svg('rect', { class: 'screen', x: 0, width: doc.w * scale });
  parts.append(screen);
  follow();
}

function follow() {
  if (!s.now || !screen) return;
  screen.setAttribute('y', scroller.scrollTop / view.zoom * scale);
  screen.setAttribute('height', scroller.clientHeight / view.zoom * scale);
}

function go(e) {
  const y = (e.clientY - pane.getBoundingClientRect().top) / scale;
  scroller.scrollTop = y * view.zoom - scroller.clientHeight / 2;
}

pane.addEventListener('pointerdown', e => { if (s.now) { go(e); pane.setPointerCapture(e.pointerId); } });
pane.addEventListener('pointermove', e => { if (s.now && e.buttons) go(e); });
scroller.addEventListener('scroll', follow, { passive: true });
// Scaling a picture takes a moment, which the swap must not pay for.
on('painted', () => setTimeout(paint, 30));
on('draft', draw);
