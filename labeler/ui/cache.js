// Pages that were shown, and those that will be shown next, ready to be painted:
// a swap must not wait for the network nor for a picture to be unpacked.

import * as api from './api.js';
import { Doc } from './doc.js';

const most = 6; // pages; a decoded screenshot may take 50 MB
const kept = new Map(); // slug -> promise of {doc, tiles, labelling}

async function load(slug) {
  const [wire, labelling, first] = await Promise.all([api.page(slug), api.labelling(slug), tile(slug, 0)]);
  const tiles = [first];
  for (let n = 1; n < wire.tiles; n++) tiles.push(await tile(slug, n));
  return { doc: new Doc(wire), tiles: tiles.filter(Boolean), labelling };
}

// tile is a picture of a piece of the page, unpacked; null where there is none.
async function tile(slug, n) {
  const image = new Image();
  image.alt = '';
  image.draggable = false;
  try {
    image.src = await api.tile(slug, n);
    await image.decode();
  } catch (e) {
    if (e instanceof api.Offline) throw e;
    if (!image.src) return null;
  }
  return image;
}

// forget lets the pictures of a page go.
function forget(slug) {
  const page = kept.get(slug);
  kept.delete(slug);
  page?.then(({ tiles }) => tiles.forEach(t => { if (!t.isConnected) URL.revokeObjectURL(t.src); }), () => {});
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
    forget(old);
  }
  return page;
}

// preload gets pages one after the other, the likeliest first.
export async function preload(slugs) {
  for (const slug of slugs.slice(0, most - 3)) await get(slug).catch(() => {});
}

// refresh asks anew for the labels and proposals of pages that wait in memory.
export async function refresh(slugs = [...kept.keys()]) {
  for (const slug of slugs) {
    if (!kept.has(slug)) continue;
    const page = await kept.get(slug).catch(() => null);
    if (page) page.labelling = await api.labelling(slug).catch(() => page.labelling);
  }
}

// note tells a page in memory what its label is.
export async function note(slug, known) {
  const page = await kept.get(slug)?.catch(() => null);
  if (page) page.labelling = { ...page.labelling, ...known };
}

export const drop = forget;
