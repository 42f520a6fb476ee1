// Small pictures of pages, fetched when they come into sight.

import * as api from './api.js';
import { el } from './dom.js';

const fetched = new Map(); // slug -> promise of an address

const sight = new IntersectionObserver(list => {
  for (const { isIntersecting, target } of list) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    load(target);
  }
}, { rootMargin: '300px' });

async function load(image) {
  const { slug } = image.dataset;
  if (!fetched.has(slug)) fetched.set(slug, api.thumb(slug));
  try { image.src = await fetched.get(slug); } catch { fetched.delete(slug); }
}

// thumb is the top of a page, small.
export function thumb(slug, width) {
  const image = el('img', { alt: '', width, data: { slug } });
  sight.observe(image);
  return image;
}

// forgetThumb is for a page that was captured anew.
export const forgetThumb = slug => fetched.delete(slug);
