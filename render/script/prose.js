// What the scripts ask that show hidden parts of a page: what is no text of an article, how
// long texts are, and how a part is shown and hidden again.
() => {
  // Menus, forms, and what lies over the page.
  const beside = `nav, header, footer, aside, form, dialog, menu, [popover], [aria-modal=true],
    ${['navigation', 'menu', 'menubar', 'search', 'dialog', 'alertdialog', 'tooltip'].map(role => `[role=${role}]`).join()}`;
  const isOver = element => /absolute|fixed|sticky/.test(getComputedStyle(element).position);
  // Fields of a form may have the names of what elements can do, so nothing is asked of forms.
  const isForm = element => element instanceof HTMLFormElement;
  // A form around the article is that of a whole page, as some servers make them.
  const frames = new Set([...document.querySelectorAll('form')].filter(form => Element.prototype.querySelector.call(form, 'h1, main, article')));
  const parent = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement').get;
  const {closest} = Element.prototype;
  const isBeside = (element, passes = at => frames.has(at)) => {
    let at = closest.call(element, beside);
    for (let up; at && passes(at);) at = (up = parent.call(at)) && closest.call(up, beside);
    return !!at;
  };
  // Signs that are no white space; where a word is about one sign, it counts as four. Ranges,
  // because a class of Unicode takes longer to compile than most pages to look through.
  const ideographs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;
  const size = text => text ? text.replace(/\s+/g, '').length + 3 * (text.match(ideographs) || []).length : 0;
  // Shows elements, and notes in were what their attributes were, and in galley.shown which they are.
  const show = (list, were) => {
    const styles = list.map(element => {
      const {display, visibility, opacity} = getComputedStyle(element);
      return {display, visibility, opacity};
    });
    list.forEach((element, i) => {
      (galley.shown ||= new WeakSet()).add(element);
      were.set(element, ['hidden', 'style'].map(name => [name, element.getAttribute(name)]));
      element.removeAttribute('hidden');
      const set = (name, value) => element.style.setProperty(name, value, 'important');
      for (const [name, value] of [['transition', 'none'], ['height', 'auto'], ['max-height', 'none'], ['overflow', 'visible'], ['content-visibility', 'visible']]) set(name, value);
      if (styles[i].display === 'none') set('display', 'revert');
      if (styles[i].visibility !== 'visible') set('visibility', 'visible');
      if (styles[i].opacity === '0') set('opacity', '1');
    });
  };
  return {beside, isOver, isForm, frames, parent, closest, isBeside, ideographs, size, show};
}
