// Drafts that were begun and not accepted, kept in the browser for whoever reloads.

import { shared } from './local.js';

// A page that was captured anew has other nodes: its drafts are of no use.
const fingerprint = doc => `${doc.n} ${doc.w} ${doc.h} ${doc.title}`;

export function keepDraft({ slug, doc, labelling, draft }) {
  if (!draft.touched) return dropDraft(slug);
  shared.set(`draft:${slug}`, { of: fingerprint(doc), base: labelling.revision, at: Date.now(), ...draft.snapshot() });
}

export const dropDraft = slug => shared.remove(`draft:${slug}`);
export const hasDraft = slug => shared.get(`draft:${slug}`) !== null;

// takeDraft gives a page the draft that was kept of it, and reports whether there is
// one. What it was based on comes along: if the label changed since, a person decides.
export function takeDraft(page) {
  const kept = shared.get(`draft:${page.slug}`);
  if (!kept) return false;
  if (kept.of !== fingerprint(page.doc)) { dropDraft(page.slug); return false; }
  page.draft.restore(kept);
  page.labelling = { ...page.labelling, revision: kept.base };
  return true;
}

// lastDraft is the page whose draft was changed last.
export function lastDraft() {
  const list = shared.names('draft:').map(slug => ({ slug, at: shared.get(`draft:${slug}`)?.at ?? 0 }));
  return list.sort((a, b) => b.at - a.at)[0]?.slug;
}
