// Making elements. Text is always set as text: nothing of a captured page is ever
// read as markup.

export const $ = id => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const e = document.createElement(tag);
  set(e, props);
  e.append(...children.filter(c => c !== null && c !== undefined && c !== false));
  return e;
}

export function svg(tag, props = {}, ...children) {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(props)) e.setAttribute(name, value);
  e.append(...children);
  return e;
}

function set(e, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) e.addEventListener(name.slice(2), value);
    else if (name === 'data') Object.assign(e.dataset, value);
    else if (name in e) e[name] = value;
    else e.setAttribute(name, value);
  }
}

// say tells a screen reader. The same words again are told again.
let turn = 0;
export function say(text) { $('live').textContent = text + (turn++ % 2 ? '\u00a0' : ''); }

// toast shows a message for a while; errors stay until they are clicked away.
// The same message is not shown twice.
export function toast(text, kind = 'info') {
  for (const t of [...$('toasts').children]) if (t.firstChild.textContent === text) t.remove();
  const t = el('button', { className: `toast ${kind}`, onclick: () => t.remove() }, el('span', {}, text), kind === 'error' && el('span', { className: 'toast-close', 'aria-hidden': 'true' }, '✕ Esc'));
  $('toasts').append(t);
  if (kind !== 'error') setTimeout(() => t.remove(), 4000);
  return t;
}

export const percent = x => `${(100 * x).toFixed(x > 0 && x < 1 && x * 100 % 1 ? 1 : 0)} %`;
