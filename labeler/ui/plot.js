// How page accuracy grew with the number of labels, as a small SVG: points with their
// 95 % intervals, a line through them.

import { percent, svg } from './dom.js';

const width = 560, height = 220, left = 44, right = 12, top = 12, bottom = 30;

export function plot(history) {
  const most = Math.max(10, ...history.map(p => p.pages));
  const x = pages => left + (width - left - right) * pages / most;
  const y = share => top + (height - top - bottom) * (1 - share);
  const said = history.map(p => `${p.pages} labels: ${percent(p.right / p.pages)}`).join(', ');
  const g = svg('svg', { class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `Page accuracy on held-out pages. ${said}` });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    g.append(svg('line', { class: 'grid', x1: left, x2: width - right, y1: y(share), y2: y(share) }),
      svg('text', { class: 'tick end', x: left - 6, y: y(share) + 4 }, `${100 * share} %`));
  }
  const step = most <= 20 ? 5 : most <= 60 ? 10 : Math.ceil(most / 60) * 10;
  for (let pages = 0; pages <= most; pages += step) {
    g.append(svg('text', { class: 'tick mid', x: x(pages), y: height - 12 }, pages));
  }
  g.append(svg('text', { class: 'tick end', x: width - right, y: height - 1 }, 'labels'));
  if (history.length > 1) {
    const band = [...history.map(p => [p.pages, p.high]), ...[...history].reverse().map(p => [p.pages, p.low])];
    g.append(svg('polygon', { class: 'band', points: band.map(([n, share]) => `${x(n)},${y(share)}`).join(' ') }),
      svg('polyline', { class: 'line', points: history.map(p => `${x(p.pages)},${y(p.right / p.pages)}`).join(' ') }));
  }
  for (const p of history) {
    g.append(svg('line', { class: 'whisker', x1: x(p.pages), x2: x(p.pages), y1: y(p.low), y2: y(p.high) }),
      svg('circle', { class: 'dot', cx: x(p.pages), cy: y(p.right / p.pages), r: 3.5 }));
  }
  return g;
}
