// The formats of an article, its facts, and why it was chosen, as tabs. Words of a page
// are set as text; its markup is shown in frames that run nothing.
import { el, say, percent } from '/ui/dom.js';

const frame = (address, title) => el('iframe', { sandbox: '', src: address, title, referrerPolicy: 'no-referrer' });

// listed is a list of facts; what is empty is left out.
function listed(pairs) {
  const list = el('dl', { className: 'facts' });
  for (const [name, value] of pairs) {
    if (value === '' || value === undefined || value === null || value.length === 0) continue;
    list.append(el('dt', {}, name), el('dd', {}, Array.isArray(value) ? value.join(', ') : String(value)));
  }
  return list;
}

function facts(a) {
  const when = (iso, raw) => iso || raw;
  const ms = Object.entries(a.timing_ms ?? {}).filter(([, n]) => n > 0).map(([name, n]) => `${name} ${n} ms`);
  return el('div', { className: 'inside' },
    listed([['Title', a.title], ['By', a.byline], ['Sources', a.sources], ['Published', when(a.published, a.published_raw)], ['Modified', when(a.modified, a.modified_raw)],
      ['Site', a.site], ['Section', a.section], ['Tags', a.tags], ['Language', a.language], ['Paid', a.paid], ['Words', a.word_count],
      ['Pictures', a.images.length], ['Description', a.description], ['Address', a.url], ['Sent on by', a.moved_from], ['Pages', a.pages], ['Goes on at', a.next_page], ['Canonical', a.canonical], ['Lead picture', a.lead_image],
      ['Cut out', a.cuts.map(c => c.text.slice(0, 80))], ['Not let reach', (a.refused ?? []).map(r => `${r.host} (${r.reason})`)], ['Time', ms]]));
}

function candidates(list, point) {
  return el('div', { className: 'candidates' }, ...list.map(c => {
    const share = el('span');
    share.style.width = `${100 * c.posterior}%`;
    return el('button', { className: 'candidate' + (c.chosen ? ' chosen' : ''), title: 'Show it in the original', onclick: () => point(c) },
      el('b', { className: 'numbers' }, percent(Math.round(c.posterior * 1000) / 1000)), el('span', { className: 'share', ariaHidden: 'true' }, share),
      el('code', {}, c.xpath), el('span', { className: 'quiet numbers' }, `${c.words} words${c.chosen ? ', chosen' : ''}`));
  }));
}

function why(w, point) {
  const rows = w.reasons.map(r => el('tr', {}, el('td', {}, r.part), el('td', {}, r.feature),
    ...[r.winner, r.runner_up].map(n => el('td', { className: 'number' }, n.toFixed(2))), el('td', { className: 'number' }, (r.weight > 0 ? '+' : '') + r.weight.toFixed(2))));
  const head = ['Part', 'Feature', 'Chosen', 'Next best', 'Weight'].map(t => el('th', { scope: 'col' }, t));
  return el('div', { className: 'inside' },
    w.article > 0 && el('p', {}, `That the page is an article: ${percent(Math.round(w.article * 1000) / 1000)}`),
    el('h2', {}, 'Candidates for the body'), candidates(w.bodies, point),
    el('h2', {}, 'Candidates for the title'), candidates(w.titles, point),
    el('h2', {}, 'What decided between the chosen one and the next best'),
    rows.length ? el('div', { className: 'wide', tabIndex: 0, role: 'group', ariaLabel: 'What decided' }, el('table', { className: 'reasons' }, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows)))
      : el('p', { className: 'quiet' }, 'There was no other candidate.'));
}

// written is text with buttons to take it along.
function written(text, name) {
  const actions = el('div', { className: 'actions' });
  if (navigator.clipboard) {
    actions.append(el('button', { onclick: async () => { await navigator.clipboard.writeText(text); say('Copied'); } }, 'Copy'));
  }
  actions.append(el('button', { onclick: () => {
    const a = el('a', { href: URL.createObjectURL(new Blob([text])), download: name });
    a.click();
    URL.revokeObjectURL(a.href);
  } }, 'Save'));
  return [actions, el('pre', { className: 'words' }, text)];
}

// program is how a program asks for the same.
function program(request) {
  const q = new URLSearchParams({ url: request.url, format: 'md' });
  for (const [name, value] of Object.entries(request)) if (!['url', 'format', 'with'].includes(name)) q.set(name, value);
  const body = { ...request, with: request.with.filter(w => w !== 'view') };
  const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`;
  return el('div', { className: 'inside' },
    el('h2', {}, 'Markdown'), el('pre', { className: 'code' }, `curl ${quoted(`${location.origin}/v1/extract?${q}`)}`),
    el('h2', {}, 'Everything that this page shows'),
    el('pre', { className: 'code' }, `curl -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(body))} ${location.origin}/v1/extract`));
}

export function showTabs(tabs, panel, found, request, point) {
  const { view, html, clean, ...rest } = found;
  const all = [
    ['Article', () => [frame(view['article.html'], 'The article in its own look')]],
    ['Clean', () => [frame(view['clean.html'], 'The article without styles')]],
    ['Markdown', () => written(found.markdown, 'article.md')],
    ['Text', () => written(found.text, 'article.txt')],
    ['HTML', () => written(html, 'article.html')],
    ['JSON', () => written(JSON.stringify(rest, null, 2), 'article.json')],
    ['Facts', () => [facts(found)]],
    ...(found.why ? [['Why', () => [why(found.why, point)]]] : []),
    ['Program', () => [program(request)]],
  ];
  const buttons = all.map(([name], i) => el('button', { role: 'tab', id: `tab-${name.toLowerCase()}`, onclick: () => choose(i) }, name));
  function choose(at, focus) {
    buttons.forEach((b, i) => { b.ariaSelected = String(i === at); b.tabIndex = i === at ? 0 : -1; });
    panel.setAttribute('aria-labelledby', buttons[at].id);
    panel.replaceChildren(...all[at][1]());
    panel.scrollTop = 0;
    buttons[at].scrollIntoView({ block: 'nearest', inline: 'nearest' }); // on narrow windows not all have room
    if (focus) buttons[at].focus();
  }
  tabs.onkeydown = e => {
    const now = buttons.findIndex(b => b.ariaSelected === 'true');
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    choose((to + buttons.length) % buttons.length, true);
  };
  tabs.replaceChildren(...buttons);
  choose(0);
}
