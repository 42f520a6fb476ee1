// What a tab keeps in the browser, so that neither a reload nor a server that dies loses
// it: drafts and labels that are on their way (for all tabs), and what can be undone (for
// this tab). Storage belongs to the address with its port: no other service reads it.

const always = 'galley:';
let prefix = always;

// begin names the dataset: another one may be served at this address later.
export function begin(id) { prefix = `galley:${id}:`; }

const store = (area, fixed) => ({
  get(name) {
    try { return JSON.parse(area.getItem((fixed ?? prefix) + name)); } catch { return null; }
  },
  // set reports whether it is kept: the room for it may be used up.
  set(name, value) {
    try { area.setItem((fixed ?? prefix) + name, JSON.stringify(value)); return true; } catch { return false; }
  },
  remove(name) {
    try { area.removeItem((fixed ?? prefix) + name); } catch { /* there is no storage, so there is nothing in it */ }
  },
  // names are those that begin alike, without that beginning.
  names(start) {
    const from = (fixed ?? prefix) + start, list = [];
    for (let i = 0; i < area.length; i++) if (area.key(i).startsWith(from)) list.push(area.key(i).slice(from.length));
    return list;
  },
});

// A browser that keeps nothing has storage of this page's life.
function area(name) {
  try { return window[name]; } catch { /* refused */ }
  const kept = new Map();
  return {
    getItem: k => kept.get(k) ?? null, setItem: (k, v) => kept.set(k, v), removeItem: k => kept.delete(k),
    key: i => [...kept.keys()][i], get length() { return kept.size; },
  };
}

export const shared = store(area('localStorage'));
// everywhere is for all datasets of this address.
export const everywhere = store(area('localStorage'), always);
export const own = store(area('sessionStorage'));
