// Requests to the service. What goes wrong is thrown as a problem (RFC 9457).

const place = 'galley-key';

export function setKey(key) {
  if (key) sessionStorage.setItem(place, key);
  else sessionStorage.removeItem(place);
}

export function hasKey() { return !!sessionStorage.getItem(place); }

export async function api(method, path, body, { signal, fresh } = {}) {
  const headers = { Accept: 'application/json' };
  if (body) headers['Content-Type'] = 'application/json';
  if (fresh) headers['Cache-Control'] = 'no-cache';
  if (hasKey()) headers.Authorization = `Bearer ${sessionStorage.getItem(place)}`;
  let answer;
  try {
    answer = await fetch(path, { method, headers, signal, body: body && JSON.stringify(body) });
    if (answer.ok) return await answer.json();
  } catch (e) {
    if (signal?.aborted) throw { type: 'urn:galley:page:stopped', title: 'Stopped' };
    throw { type: 'urn:galley:page:unreachable', title: 'The service does not answer', detail: String(e.message ?? e), hint: 'Is it still running?' };
  }
  let problem;
  try { problem = await answer.json(); } catch { /* something between us and the service answered */ }
  throw problem?.title ? problem : { type: 'urn:galley:page:odd', title: `The answer is HTTP ${answer.status}`, detail: 'It does not look like one of galley’s.' };
}
