// The little of Markdown that the rubric is written in: headings, paragraphs, lists,
// tables, strong, emphasis and code. Links become their text, pictures nothing.

import { el } from './dom.js';

function inline(text) {
  const out = [];
  let rest = text.replace(/!\[[^\]]*\]\([^)]*\)/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  for (let m; (m = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/.exec(rest)); rest = rest.slice(m.index + m[0].length)) {
    out.push(rest.slice(0, m.index));
    out.push(m[1] ? el('strong', {}, m[1]) : m[2] ? el('em', {}, m[2]) : el('kbd', {}, m[3]));
  }
  return [...out, rest];
}

const cells = line => line.split('|').slice(1, -1).map(c => c.trim());

function block(lines) {
  const [first] = lines;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading) return el(`h${Math.min(4, heading[1].length + 1)}`, {}, ...inline(heading[2]));
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines;
    return el('table', {},
      el('thead', {}, el('tr', {}, ...cells(head).map(c => el('th', {}, ...inline(c))))),
      el('tbody', {}, ...rows.map(r => el('tr', {}, ...cells(r).map(c => el('td', {}, ...inline(c)))))));
  }
  if (/^(- |\d+\. )/.test(first)) {
    const items = lines.join('\n').split(/\n(?=- |\d+\. )/).map(i => i.replace(/^(- |\d+\. )/, '').replace(/\s*\n\s*/g, ' '));
    return el(first.startsWith('- ') ? 'ul' : 'ol', {}, ...items.map(i => el('li', {}, ...inline(i))));
  }
  return el('p', {}, ...inline(lines.join(' ')));
}

export function markdown(text) {
  return text.replace(/<!--[^]*?-->/g, '').split(/\n\s*\n/).map(b => b.split('\n').filter(l => l.trim()))
    .filter(b => b.length && !b[0].startsWith('# ')).map(block);
}
