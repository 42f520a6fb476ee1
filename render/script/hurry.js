// Returns a function that has pictures and frames loaded that the page has lazy and that show
// somewhere, and says whether it found any. They are not lazy for a moment: Chrome begins to
// load them then, without a frame of the screen that they are in. It is called once by itself,
// when the document is read and its style sheets are there: what is lazy loads beside the rest
// of the page then, and not after it. Which elements show is asked of their styles, because a
// layout of a page that still loads is soon another one.
() => {
  const hurried = new WeakSet();
  const {checkVisibility} = Element.prototype; // fields of a form may have this name
  const hurry = () => {
    let any = false;
    for (const element of document.querySelectorAll('img[loading=lazy i], iframe[loading=lazy i]')) {
      if (element.complete || hurried.has(element) || !checkVisibility.call(element)) continue;
      hurried.add(element);
      const was = element.getAttribute('loading');
      element.setAttribute('loading', 'eager');
      element.setAttribute('loading', was);
      any = true;
    }
    return any;
  };
  const early = () => {
    const sheet = [...document.querySelectorAll('link[rel~=stylesheet i]')].find(link => !link.sheet && !link.disabled && link.href);
    if (!sheet) return hurry();
    for (const end of ['load', 'error']) sheet.addEventListener(end, early, {once: true});
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', early, {once: true});
  else early();
  return hurry;
}
