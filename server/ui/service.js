// The page of the service: asks for an article and shows what came of it.
import { $, el, say } from '/ui/dom.js';
import { api, setKey, hasKey } from '/ui/serviceapi.js';
import { showOriginal } from '/ui/original.js';
import { showTabs } from '/ui/formats.js';

let under = null; // what ends the request under way

function state(name) { document.body.dataset.state = name; }

// notice shows words in place of a result.
function notice(kind, title, text, hint = '', ...actions) {
  $('result').hidden = true;
  $('notice').hidden = false;
  $('notice').className = `notice-pane ${kind}`;
  $('notice-title').textContent = title;
  $('notice-text').textContent = text;
  $('notice-hint').textContent = hint;
  $('notice-hint').hidden = !hint;
  $('notice-actions').replaceChildren(...actions);
}

function busy(on) {
  $('go').disabled = on;
  $('stop').hidden = !on;
}

// wanted is the request that the form stands for.
function wanted(force) {
  const r = { url: $('url').value.trim(), format: 'json', with: ['markdown', 'clean', 'html', 'timing', 'view'] };
  for (const name of ['no_browser', 'force', 'no_cut']) if ($(name).checked) r[name] = true;
  if (force) r.force = true;
  if ($('pages').value) r.pages = Number($('pages').value);
  if ($('method').value) r.method = $('method').value;
  else {
    if ($('kind').value) r.kind = $('kind').value;
    r.with.push('why');
  }
  return r;
}

async function extract(force = false) {
  under?.abort();
  const mine = under = new AbortController();
  const request = wanted(force);
  busy(true);
  state('loading');
  const began = performance.now();
  notice('', 'Loading the page', request.url, '0 s', el('div', { className: 'spinner', role: 'presentation' }));
  say('Loading the page');
  const tick = setInterval(() => { $('notice-hint').textContent = `${Math.round((performance.now() - began) / 1000)} s`; }, 1000);
  try {
    const found = await api('POST', '/v1/extract', request, { signal: mine.signal, fresh: $('fresh').checked });
    show(found, request, performance.now() - began);
  } catch (problem) {
    if (under === mine) refuse(problem);
  } finally {
    clearInterval(tick);
    if (under === mine) {
      under = null;
      busy(false);
    }
  }
}

function show(found, request, ms) {
  $('notice').hidden = true;
  $('result').hidden = false;
  side(false);
  $('final').textContent = found.url;
  if (/^https?:/.test(found.url)) $('final').href = found.url;
  $('more').hidden = !found.next_page;
  $('read-on').hidden = request.pages === most();
  $('read-on').onclick = () => {
    $('pages').value = most();
    extract(request.force);
  };
  const point = showOriginal($('original'), found);
  showTabs($('tabs'), $('panel'), found, request, box => { side(true, true); point(box); });
  say(`Found: ${found.title || 'an article without a title'}, ${found.word_count} words, in ${(ms / 1000).toFixed(1)} s`);
  state('result');
}

// most is how many pages of an article can be asked for.
const most = () => Math.max(...[...$('pages').options].map(o => Number(o.value)));

// refuse says what went wrong, and what can be done about it.
function refuse(p) {
  const name = (p.type ?? '').split(':').pop();
  say(p.title);
  state(name);
  const again = el('button', { onclick: () => extract() }, 'Try again');
  switch (name) {
  case 'stopped':
    notice('', 'Stopped', 'The page was not looked at any further.', '', again);
    break;
  case 'no-article':
    notice('warn', p.title, p.posterior === undefined ? p.detail : `This page looks like no article: galley gives it ${(100 * p.posterior).toFixed(1)}\u00a0%.`,
      'Lists of articles, shops, forums and front pages are left alone unless you want them.',
      el('button', { className: 'strong', onclick: () => extract(true) }, 'Extract anyway'));
    break;
  case 'refused': case 'forbidden':
    notice('warn', p.title, p.detail, p.hint ?? 'This service does not load such addresses.');
    break;
  case 'unauthorized':
    notice('warn', p.title, hasKey() ? 'The key is not known here.' : 'Whoever runs this service can give you one.');
    keyForm(true);
    break;
  default:
    notice('bad', p.title, p.detail ?? '', [p.hint, p.instance && `Request ${p.instance.split(':').pop()}`].filter(Boolean).join(' · '), again);
  }
}

// side chooses what a narrow window shows.
function side(original, only = false) {
  if (only && !matchMedia('(max-width: 900px)').matches) return;
  $('result').classList.toggle('with-original', original);
  $('show-original').ariaPressed = String(original);
  $('show-article').ariaPressed = String(!original);
}

function keyForm(open) {
  $('key-form').hidden = !open;
  $('key-button').ariaExpanded = String(open);
  if (open) $('key').focus();
}

async function methods() {
  try {
    for (const m of await api('GET', '/v1/methods')) $('method').append(el('option', { value: m.name }, m.name));
  } catch { /* without a key there is no list, and the wrapper is the choice that is left */ }
}

$('form').addEventListener('submit', e => { e.preventDefault(); extract(); });
$('stop').addEventListener('click', () => under?.abort());
$('show-original').addEventListener('click', () => side(true));
$('show-article').addEventListener('click', () => side(false));
$('key-button').addEventListener('click', () => keyForm($('key-form').hidden));
$('key-form').addEventListener('submit', e => {
  e.preventDefault();
  setKey($('key').value.trim());
  $('key').value = '';
  keyForm(false);
  if ($('method').length < 2) methods();
  if ($('url').value) extract();
});
state('empty');
methods();
