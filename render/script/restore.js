// Puts back what scripts took out of the document that was served, for a reader to ask for it: rows of
// tables of which they show some at a time, and the ends of texts that they cut off with an ellipsis.
// source is the HTML as it was served. Returns how many tables and texts are whole again. Linear in the
// document and the source.
source => {
  const {isForm, isBeside} = galley.prose();
  const most = {tables: 50, rows: 5000, texts: 200, alike: 20, signs: 20_000};
  const flat = text => text.replace(/[\s\u00ad]+/g, '');
  let served;
  try { served = new DOMParser().parseFromString(source, 'text/html'); } catch { return 0; }
  for (const script of served.querySelectorAll('script, noscript')) script.remove();
  const taken = nodes => nodes.map(node => document.importNode(node, true));
  const grows = element => {
    for (let n = 0; n < 3 && element && !isForm(element); n++, element = element.parentElement) {
      if (element.style.height || n === 0) for (const [name, value] of [['height', 'auto'], ['max-height', 'none']]) element.style.setProperty(name, value, 'important');
    }
  };

  // A table is known by its id, or by its heads where no other has them.
  const heads = table => flat([...table.querySelectorAll('th')].map(head => head.textContent).join('|'));
  const rowsOf = table => [...table.rows].filter(row => row.parentElement.localName === 'tbody' && row.querySelector('td'));
  const keyOf = row => [...row.cells].map(cell => flat(cell.textContent)).join('|');
  const byHeads = new Map();
  for (const table of served.querySelectorAll('table')) {
    const name = heads(table);
    if (name) byHeads.set(name, byHeads.has(name) ? null : table);
  }
  const tableOf = table => {
    const named = table.id && served.getElementById(table.id);
    return named && named.localName === 'table' ? named : byHeads.get(heads(table));
  };
  const fill = table => {
    const was = table.offsetHeight > 1 && tableOf(table);
    if (!was) return false;
    const all = rowsOf(was), shown = rowsOf(table), body = shown[0]?.parentElement;
    if (!body || all.length <= shown.length || all.length > most.rows) return false;
    const counts = new Map(), add = (key, n) => counts.set(key, (counts.get(key) || 0) + n);
    for (const row of shown) add(keyOf(row), 1);
    const rest = all.filter(row => {
      const key = keyOf(row), has = counts.get(key) > 0;
      if (has) add(key, -1);
      return !has;
    });
    if (rest.length !== all.length - shown.length) return false; // what is shown is something else
    for (const row of taken(rest)) {
      const like = shown[0];
      row.className = like.className;
      if (row.cells.length === like.cells.length) [...row.cells].forEach((cell, i) => { cell.className = like.cells[i].className; });
      body.append(row);
    }
    grows(table.parentElement);
    let outer = table;
    for (let n = 0, up; n < 4 && (up = outer.parentElement) && !isForm(up) && flat(up.innerText).length - flat(table.innerText).length < mostBeside; n++, outer = up) {
      for (const element of up.children) if (element !== outer) hideAdded(element);
    }
    return true;
  };
  // What chose the rows or the rest of a text is of no use any more, if it was not served.
  const mostBeside = 400; // signs beside a table, in what is around it
  let words;
  const hideAdded = element => {
    const own = element instanceof HTMLElement && !isForm(element) && flat(element.innerText);
    if (own && !(words ??= flat(served.body.textContent)).includes(own)) element.style.setProperty('display', 'none', 'important');
  };
  let count = [...document.querySelectorAll('table')].slice(0, most.tables).filter(fill).length;

  // Texts are known by how they begin.
  const starts = new Map(), startOf = text => flat(text.slice(0, 60)).slice(0, 12);
  const isText = node => node.data.trim() !== '';
  const textsOf = root => {
    const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT), list = [];
    for (let node; (node = walker.nextNode());) if (isText(node)) list.push(node);
    return list;
  };
  const ellipsis = /\s*(?:…|\.\.\.)\s*$/, leastText = 20, mostBehind = 40; // signs
  const cut = textsOf(document.body || document.documentElement).filter(node => ellipsis.test(node.data) && node.parentElement.offsetHeight !== 0).slice(0, most.texts);
  if (cut.length) for (const node of textsOf(served.body)) {
    const start = startOf(node.data), list = starts.get(start);
    if (!list) starts.set(start, [node]);
    else if (list.length < most.alike) list.push(node);
  }
  const blockOf = node => {
    let block = node.parentElement;
    for (let up; getComputedStyle(block).display === 'inline' && (up = block.parentElement);) block = up;
    return block;
  };
  const complete = node => {
    if (!node.isConnected) return false;
    const block = blockOf(node);
    if (isForm(block) || !(block instanceof HTMLElement) || block === document.body || block.closest('a, pre') || isBeside(block) || block.textContent.length > most.signs) return false;
    const texts = textsOf(block), at = texts.indexOf(node);
    const before = flat(texts.slice(0, at + 1).map(text => text.data).join('').replace(ellipsis, ''));
    const behind = flat(texts.slice(at + 1).map(text => text.data).join('')).length;
    if (before.length < leastText || behind > mostBehind) return false;
    const wholes = (starts.get(startOf(texts[0].data)) || []).map(text => text.parentElement.closest(block.localName)).filter(Boolean);
    const found = new Map(), own = flat(block.textContent);
    for (const whole of wholes) {
      if (whole.textContent.length > most.signs) continue;
      const text = flat(whole.textContent);
      if (text === own || text.startsWith(before) && /^(?:…|\.\.\.)/.test(text.slice(before.length))) return false; // it was served so
      if (text.startsWith(before) && text.length > before.length + behind) found.set(text, whole);
    }
    if (found.size !== 1) return false;
    block.replaceChildren(...taken([...found.values().next().value.childNodes]));
    for (const [name, value] of [['overflow', 'visible'], ['-webkit-line-clamp', 'none']]) block.style.setProperty(name, value, 'important');
    grows(block);
    const next = block.nextElementSibling;
    if (next && flat(next.textContent).length <= mostBehind) hideAdded(next);
    return true;
  };
  count += cut.filter(complete).length;
  return count;
}
