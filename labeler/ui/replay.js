// The page as its archive shows it, in a frame that runs no scripts: it can be read,
// selected and scrolled to its end, and bars over it can be hidden. The frame lies over
// the screenshot, and is shown only where its boxes are those of the capture: labels are
// of those, and outlines are drawn from them.

import { $, say, toast } from './dom.js';
import { on, s, tell } from './session.js';
import { shared } from './local.js';
import { view } from './view.js';

const frames = $('frames');
const most = 3; // frames that are kept: the page on the screen and those before it
const kept = new Map(); // slug -> {frame, fits}
const wish = { picture: false, bars: false, select: false };

function load(slug, doc, address) {
  const frame = document.createElement('iframe');
  frame.title = 'The captured page';
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.style.width = `${doc.w}px`;
  frame.style.height = `${doc.h}px`;
  const held = { frame, fits: null, doc };
  frame.addEventListener('load', async () => {
    if (!frame.contentDocument) { held.fits = false; return show(); } // a refusal: the archive is damaged
    if (frame.contentDocument.location.pathname !== address) return;
    await frame.contentDocument.fonts?.ready;
    rest(frame.contentDocument);
    held.fits = fits(doc, frame.contentDocument);
    listen(frame.contentDocument);
    show();
    tell('replayed', { slug, fits: held.fits });
  });
  frame.src = address;
  frames.append(frame);
  kept.set(slug, held);
  for (const [old, { frame: gone }] of kept) {
    if (kept.size <= most) break;
    gone.remove();
    kept.delete(old);
  }
  return held;
}

// rest ends what moves as a page opens: the capture was taken when that was over. What never
// ends goes on.
function rest(inside) {
  for (const motion of inside.getAnimations?.() ?? []) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}

// fits reports whether the frame shows the elements of the capture where they were: samples
// of those with text are looked for by their text, and by what is at their places.
export function fits(doc, inside) {
  const samples = [], places = placesOf(inside);
  for (let i = 0; i < doc.n; i++) {
    if (!doc.isText(i) || doc.hidden[i] || !doc.words(i)) continue;
    const e = doc.parent[i], b = doc.box(e);
    if (b.w > 4 && b.h > 4 && b.x >= 0 && b.y >= 0 && !pinned(doc, e)) samples.push([i, b]);
  }
  if (!samples.length) return false;
  const step = Math.max(1, Math.floor(samples.length / 80));
  let right = 0, all = 0;
  for (let n = 0; n < samples.length; n += step) {
    const [i, b] = samples[n];
    all++;
    // What is at a place is not told of elements that take no clicks, nor of the middle of
    // a run of text that goes on in the next line.
    const there = places.get(keyOf(doc.text(i, keyLength))) ?? [];
    if (there.some(e => covers(e, b)) || inside.elementsFromPoint(b.x + b.w / 2, b.y + Math.min(b.h / 2, 40)).some(e => covers(e, b))) right++;
  }
  return right >= 0.9 * all;
}

const keyLength = 80, mostAlike = 50;
const keyOf = text => text.replace(/[\s…]+/g, ' ').trim().slice(0, keyLength - 5);

// covers reports whether an element has a box, to a few px.
function covers(e, b) {
  const slack = 4, r = e.getBoundingClientRect();
  return Math.abs(r.x - b.x) <= slack && Math.abs(r.y - b.y) <= slack && Math.abs(r.width - b.w) <= slack && Math.abs(r.height - b.h) <= slack;
}

// placesOf are the elements of a document by the beginning of a text in them, a few of each.
function placesOf(inside) {
  const places = new Map(), walk = inside.createTreeWalker(inside.body ?? inside, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const key = keyOf(walk.currentNode.data.slice(0, 4 * keyLength));
    if (!key) continue;
    if (!places.has(key)) places.set(key, []);
    if (places.get(key).length < mostAlike) places.get(key).push(walk.currentNode.parentElement);
  }
  return places;
}

// fitting waits until a page's frame is there, and says whether it fits; null: it has none.
export async function fitting(slug) {
  while (kept.get(slug)?.fits === null) await new Promise(again => setTimeout(again, 20));
  return kept.get(slug)?.fits ?? null;
}

const pinned = (doc, i) => doc.pinned.some(p => doc.contains(p, i));

// listen gives keys that are pressed in the frame their meaning, and keeps links from
// leading anywhere. The listeners are of this document: the frame's own run nothing.
function listen(inside) {
  inside.addEventListener('click', e => { if (e.target.closest?.('a, area, button, input, summary')) e.preventDefault(); }, true);
  inside.addEventListener('submit', e => e.preventDefault(), true);
  inside.addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const { key, repeat, shiftKey } = e;
    if (!document.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, shiftKey, bubbles: true, cancelable: true }))) e.preventDefault();
  });
}

// hideBars hides what is fixed to the window or sticks to it, or shows it again.
function hideBars(inside) {
  const style = 'visibility';
  for (const e of inside.querySelectorAll('body *')) {
    if (e.dataset.galleyBar) {
      if (!wish.bars) { e.style.removeProperty(style); delete e.dataset.galleyBar; }
      continue;
    }
    if (!wish.bars || !/fixed|sticky/.test(inside.defaultView.getComputedStyle(e).position)) continue;
    e.dataset.galleyBar = 1;
    e.style.setProperty(style, 'hidden', 'important');
  }
}

function show() {
  const { slug } = s.now ?? {}, held = kept.get(slug);
  view.replayed = !!held?.fits && !wish.picture;
  for (const [other, { frame }] of kept) {
    frame.classList.toggle('shown', other === slug && view.replayed);
    frame.inert = !(other === slug && view.replayed && wish.select);
  }
  if (view.replayed) hideBars(held.frame.contentDocument);
  document.body.classList.toggle('selecting', wish.select && view.replayed);
  for (const [name, button] of [['select', 'select'], ['bars', 'bars'], ['picture', 'picture']]) {
    const b = document.querySelector(`[data-do=${button}]`);
    b.setAttribute('aria-pressed', String(name === 'picture' ? !view.replayed && !!s.now : wish[name]));
    b.disabled = !held?.fits;
  }
  place();
}

function place() {
  for (const { frame } of kept.values()) frame.style.transform = `scale(${view.zoom})`;
}

// why says why the page on the screen is its screenshot.
function why() {
  const held = kept.get(s.now?.slug);
  if (!s.now) return 'There is no page on the screen.';
  if (!s.now.labelling.view) return 'This page has no archive: it is shown as its screenshot.';
  return held?.fits === false ? 'This page is shown as its screenshot: its archive does not look like the capture.'
    : 'The archive of this page is still loading.';
}

function toggle(name, yes, no) {
  if (!kept.get(s.now?.slug)?.fits) return toast(why());
  wish[name] = !wish[name];
  shared.set(`wish:${name}`, wish[name]);
  show();
  if (name === 'select' && !wish.select) $('scroller').focus();
  say(wish[name] ? yes : no);
}

on('page', () => {
  if (!kept.size) for (const name of ['picture', 'bars']) wish[name] = shared.get(`wish:${name}`) ?? false;
  wish.select = false;
  show();
});
// The screenshot is painted first: a swap does not wait for the frame.
on('painted', () => {
  const { slug, doc, labelling } = s.now ?? {};
  if (slug && labelling.view && !kept.has(slug)) load(slug, doc, labelling.view);
});
on('scale', place);
on('select', () => toggle('select', 'Text can be selected.', 'Clicks choose again.'));
on('bars', () => toggle('bars', 'Bars are hidden.', 'Bars are shown.'));
on('picture', () => toggle('picture', 'The screenshot is shown.', 'The page is shown.'));
