// What the page asks of the server. Every failure is an Error with a message for a
// person: Offline where asking again may help, Conflict where somebody else was quicker
// to change a label.

import { enter } from './enter.js';
import { everywhere, own } from './local.js';

// Other tabs hear of a change by events; this name tells a tab its own.
export const tab = own.get('tab') ?? Math.random().toString(36).slice(2);
own.set('tab', tab);

// What requests are let in by, and a promise of it while it is asked for.
let secret = '', entering = null;

const entered = () => (entering ??= enter().then(got => { secret = got; }).finally(() => { entering = null; }));

export let annotator = everywhere.get('annotator') ?? '';
export function setAnnotator(name) {
  annotator = name.trim().slice(0, 60);
  everywhere.set('annotator', annotator);
}

export class Offline extends Error {} // answered: the labeler is there, and says why it cannot

export class Conflict extends Error {
  constructor(labelling) {
    super('Somebody else has changed this label.');
    this.labelling = labelling;
  }
}

const newest = 'This tab is not let in any more: open the address that galley label printed last. Your work here is kept.';

const send = (path, headers, options) => fetch(path, {
  ...options, headers: { Authorization: `Bearer ${secret}`, 'Galley-Tab': tab, 'Galley-Annotator': encodeURIComponent(annotator), ...headers },
});

// request is fetch with what every request needs. Its failures are Offline, or final. A
// labeler that was started again knows no secret of the run before: it is asked for a new one.
async function request(path, { headers = {}, ...options } = {}) {
  let response;
  try {
    if (!secret) await entered();
    const had = secret;
    response = await send(path, headers, options);
    if (response.status === 401) {
      if (secret === had) await entered();
      if (secret && secret !== had) response = await send(path, headers, options);
    }
  } catch (e) {
    if (options.signal?.aborted) throw e;
    throw new Offline('The labeler does not answer. What you do is kept here until it does.');
  }
  if (response.status === 409 && headers['If-Match']) throw new Conflict(await response.json());
  if (response.ok) return response;
  const said = await response.json().catch(() => ({}));
  if (response.status === 401) throw new Offline(newest);
  const message = said.error || `The labeler answered ${response.status}.`;
  throw response.status >= 500 && response.status !== 501 ? Object.assign(new Offline(message), { answered: true }) : new Error(message);
}

const ask = async (path, options) => (await request(path, options)).json();

const json = (method, body, headers = {}) => ({ method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } });
const at = (slug, what = '') => `/api/pages/${slug}${what}`;

export const state = () => ask('/api/state');
export const page = slug => ask(at(slug));
export const labelling = slug => ask(at(slug, '/label'));
export const same = (slug, label) => ask(at(slug, '/same'), json('POST', label));
export const lease = slug => ask(at(slug, '/lease'), { method: 'POST' });
export const release = () => ask('/api/lease', { method: 'DELETE' });
export const opinions = slug => ask(at(slug, '/opinions'));
export const settle = (slug, label, revision) => ask(at(slug, '/opinions'), label
  ? json('PUT', label, { 'If-Match': revision }) : { method: 'DELETE', headers: { 'If-Match': revision } });
export const agreement = () => ask('/api/agreement');
export const review = () => ask('/api/review');
export const train = () => ask('/api/training', { method: 'POST' });
export const cancelTraining = () => ask('/api/training', { method: 'DELETE' });
export const add = urls => ask('/api/add', json('POST', { urls }));

// saveLabel stores a label that is based on a revision, or removes it where it is null.
export const saveLabel = (slug, label, revision) => ask(at(slug, '/label'), label
  ? json('PUT', label, { 'If-Match': revision }) : { method: 'DELETE', headers: { 'If-Match': revision } });

export function addFile(file, url) {
  const query = new URLSearchParams({ name: file.name, url });
  return ask(`/api/add/file?${query}`, { method: 'POST', body: file });
}

export const importLabels = file => ask('/api/import', { method: 'POST', body: file });

// blob fetches a picture or a file, and gives an address that an element can have.
export const blob = async path => URL.createObjectURL(await (await request(path)).blob());
export const tile = (slug, n) => blob(at(slug, `/shot?tile=${n}`));
export const thumb = slug => blob(at(slug, '/thumb'));
// download hands a file to the person: a link of its own would be sent without the token.
export async function download(path, name) {
  const link = document.createElement('a');
  link.href = await blob(path);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// listen calls on[kind](data) for every event, on.hello each time the stream begins anew
// (what happened in between is not told), and on.lost(error) when it ends.
export async function listen(on) {
  for (;;) {
    try {
      const response = await request('/api/events');
      await events(response.body.getReader(), on);
      throw new Offline('The labeler has ended. What you do is kept here until it is back.');
    } catch (e) { on.lost(e); }
    await new Promise(again => setTimeout(again, 1000));
  }
}

async function events(reader, on) {
  const text = new TextDecoder();
  for (let rest = ''; ;) {
    const { done, value } = await reader.read().catch(() => ({ done: true }));
    if (done) return;
    const blocks = (rest + text.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop();
    for (const block of blocks) {
      const event = /^event: (.*)\ndata: (.*)$/m.exec(block);
      if (event) on[event[1]]?.(JSON.parse(event[2]));
    }
  }
}
