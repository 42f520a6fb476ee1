// Notes what a page says of itself before it is scrolled through: its title, its address, and what
// the head has for machines. parsed has the title and the address of when it was parsed, or
// nothing: a short page has the next story before anything is asked of it. Returns a function that
// puts that back where the title has left the headline that it named, and says whether it ever had
// to: pages that append the next stories while a reader scrolls say of themselves what the story in
// view is. A page that goes elsewhere as a whole has another headline, and stays what it says then.
// Linear in the headings and the head.
parsed => {
  const most = {headings: 100, words: 200, facts: 500};
  const words = text => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || []).slice(0, most.words);
  const names = (title, line) => {
    const said = new Set(words(title)), list = words(line);
    return list.length > 0 && list.filter(word => said.has(word)).length >= 0.8 * list.length;
  };
  const facts = () => [...document.querySelectorAll('head > meta[content], head > link[rel=canonical][href]')].slice(0, most.facts).map(element => {
    const attribute = element.localName === 'link' ? 'href' : 'content';
    const name = ['property', 'name', 'itemprop'].map(key => element.getAttribute(key) || '').join('|');
    return {element, attribute, key: attribute + '|' + name, value: element.getAttribute(attribute)};
  });
  const headings = [...document.querySelectorAll('h1, h2')].slice(0, most.headings);
  let headline, title, address;
  for ([title, address] of [[`${parsed?.title || ''}`, parsed?.address], [document.title, location.href]]) {
    headline = headings.find(element => names(title, element.textContent));
    if (headline) break;
  }
  if (!headline) return () => false;
  let times = 0; // a page may insist
  const said = new Map();
  for (const {key, value} of facts()) said.set(key, said.has(key) ? null : value); // of several none is known
  return () => {
    if (document.title === title || times > 20 || !headline.isConnected || names(document.title, headline.textContent)) return times > 0;
    times++;
    document.title = title;
    for (const {element, attribute, key, value} of facts()) {
      const was = said.get(key);
      if (was != null && was !== value) element.setAttribute(attribute, was);
    }
    if (location.href !== address) try { history.replaceState(history.state, '', address); } catch { /* of another origin */ }
    return true;
  };
}
