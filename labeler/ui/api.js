// What the page asks of the server. Every failure is an Error with a message for a
// person; a label that another tab was quicker to change is a Conflict.

// Other tabs hear of a change by events; this name tells a tab its own.
export const tab = Math.random().toString(36).slice(2);

export class Conflict extends Error {
  constructor(mark) {
    super('Another tab has changed this label.');
    this.mark = mark;
  }
}

async function ask(path, options = {}) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Error('The labeler does not answer. Is galley label still running? What it has acknowledged is safe.');
  }
  if (response.status === 409 && options.method && options.headers?.['If-Match']) {
    throw new Conflict(await response.json());
  }
  if (!response.ok) {
    const said = await response.json().catch(() => ({}));
    throw new Error(said.error || `The labeler answered ${response.status}.`);
  }
  return response.json();
}

const json = (method, body, headers = {}) => ({
  method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', 'Galley-Tab': tab, ...headers },
});
const at = (slug, what = '') => `/api/pages/${slug}${what}`;

export const state = () => ask('/api/state');
export const page = slug => ask(at(slug));
export const mark = slug => ask(at(slug, '/label'));
export const shotURL = slug => at(slug, '/shot');
export const thumbURL = slug => at(slug, '/thumb');
export const same = slug => ask(at(slug, '/same'));
export const review = () => ask('/api/review');
export const train = () => ask('/api/training', { method: 'POST' });
export const cancelTraining = () => ask('/api/training', { method: 'DELETE' });
export const add = urls => ask('/api/add', json('POST', { urls }));

// putLabel stores a label that is based on a revision, and gives the new mark.
export const putLabel = (slug, label, revision) =>
  ask(at(slug, '/label'), json('PUT', label, { 'If-Match': revision }));

export const removeLabel = (slug, revision) =>
  ask(at(slug, '/label'), { method: 'DELETE', headers: { 'If-Match': revision, 'Galley-Tab': tab } });

// saveLabel puts a label, or removes it where there is none.
export const saveLabel = (slug, label, revision) =>
  label ? putLabel(slug, label, revision) : removeLabel(slug, revision);

export function addFile(file, url) {
  const query = new URLSearchParams({ name: file.name, url });
  return ask(`/api/add/file?${query}`, { method: 'POST', body: file });
}

export const importLabels = file => ask('/api/import', { method: 'POST', body: file });

// listen calls on[kind](data) for every event, and on.open after each time the
// stream begins anew: what happened in between is not told.
export function listen(on) {
  const source = new EventSource('/api/events');
  for (const kind of ['hello', 'label', 'queue', 'training', 'adds', 'pages']) {
    source.addEventListener(kind, e => on[kind]?.(JSON.parse(e.data)));
  }
  source.onerror = () => on.lost?.();
}
