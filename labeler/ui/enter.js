// How this page is let in. The token comes behind the # of the first address, which is never
// sent. It is kept as a key that signs and cannot be read, not even by this page: whatever is
// served at this address later could read all else that is kept here. A proof of the token
// gets the secret of one run of galley label, which is kept in memory only.

import { everywhere, own } from './local.js';

const label = 'galley label session ';
const bytes = text => new TextEncoder().encode(text);
// Addresses of other machines without https have no keys; then the tab keeps the token.
const subtle = globalThis.crypto?.subtle;

everywhere.remove('token'); // earlier versions kept it

// The token that the address has, if it has one.
const given = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
if (given) history.replaceState(null, '', location.pathname);

// stored runs a request on the store of keys; undefined where the browser keeps nothing.
const stored = (mode, ask) => new Promise(done => {
  try {
    const opening = indexedDB.open('galley', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
    opening.onerror = opening.onblocked = () => done();
    opening.onsuccess = () => {
      const db = opening.result, end = value => { db.close(); done(value); };
      const asked = ask(db.transaction('keys', mode).objectStore('keys'));
      asked.transaction.oncomplete = () => end(asked.result);
      asked.transaction.onabort = () => end();
    };
  } catch { done(); }
});

async function keep(token) {
  const key = await subtle.importKey('raw', bytes(token), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  await stored('readwrite', keys => keys.put(key, 'label'));
  return key;
}

let key = null; // a promise of it
const ownToken = given ?? own.get('token');
if (subtle) {
  key = given ? keep(given) : stored('readonly', keys => keys.get('label'));
  own.remove('token');
} else if (given) own.set('token', given);

// enter gives the secret to ask with, or '' where this page is not let in. It fails as fetch
// does.
export async function enter() {
  if (!subtle) return ownToken ?? '';
  const mine = await key;
  if (!mine) return '';
  const { challenge } = await (await fetch('/api/session')).json();
  const mac = new Uint8Array(await subtle.sign('HMAC', mine, bytes(label + challenge)));
  const proof = [...mac].map(b => b.toString(16).padStart(2, '0')).join('');
  const answer = await fetch('/api/session', { method: 'POST', body: JSON.stringify({ proof }), headers: { 'Content-Type': 'application/json' } });
  return answer.ok ? (await answer.json()).session : '';
}
