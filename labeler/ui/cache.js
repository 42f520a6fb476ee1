// Pages that were shown, and those that will be shown next, ready to be painted:
// a swap must not wait for the network nor for a picture to be unpacked.

import * as api from './api.js';
import { Doc } from './doc.js';

const most = 6; // pages; a decoded screenshot may take 50 MB
const kept = new Map(); // slug -> promise of {doc, image, mark}

async function load(slug) {
  const image = new Image();
  image.alt = '';
  image.draggable = false;
  image.src = api.shotURL(slug);
  const [wire, mark] = await Promise.all([api.page(slug), api.mark(slug), image.decode().catch(() => {})]);
  return { doc: new Doc(wire), image, mark };
}

// get is a page, from memory if it is there.
export function get(slug) {
  let page = kept.get(slug);
  if (!page) {
    page = load(slug);
    page.catch(() => kept.delete(slug));
  }
  kept.delete(slug); // and to the end: used last
  kept.set(slug, page);
  for (const old of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(old);
  }
  return page;
}

// preload gets pages one after the other, the likeliest first.
export async function preload(slugs) {
  for (const slug of slugs.slice(0, most - 3)) await get(slug).catch(() => {});
}

// refresh asks anew for the marks of pages that wait in memory: there are new
// proposals, or another tab labelled one.
export async function refresh(slugs = [...kept.keys()]) {
  for (const slug of slugs) {
    if (!kept.has(slug)) continue;
    const page = await kept.get(slug).catch(() => null);
    if (page) page.mark = await api.mark(slug).catch(() => page.mark);
  }
}

export const drop = slug => kept.delete(slug);
