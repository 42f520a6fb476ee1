// Makes the tab ready to show another page, and clears what belongs to the tab and the origin,
// which some versions of Chrome keep when they clear the origin. Returns true where the
// page says that it has nothing open: it stays, and nothing of it runs any more. Else it goes
// to an empty document, and what it does on its way out comes before what is done then.
// activity is what activityJS is called in the page; empty: it is not asked. frames is how
// many frames the page has: it does not see those in shadow trees, which run on.
//
// Runs in an isolated world. Frames of other sites are not reached: what those versions keep
// of them is for the next page that has such a frame.
(activity, frames) => {
  const clear = () => { try { sessionStorage.clear(); } catch { /* it has none */ } };
  // What a document wrote as a cookie is on its way until the document reads its cookies: before that, clearing them can overtake it.
  const settle = of => {
    try { void of.document.cookie; } catch { /* it has none */ }
    for (let i = 0; i < of.length && i < 50; i++) settle(of[i]);
  };
  let stays = false;
  if (activity) {
    document.addEventListener(activity + '!', event => { stays = event.detail === frames; }, {once: true});
    document.dispatchEvent(new CustomEvent(activity + '.'));
  }
  clear();
  window.name = '';
  if (stays) {
    window.stop();
    settle(window);
    return true;
  }
  const end = () => { clear(); settle(window); };
  addEventListener('pagehide', end);
  addEventListener('unload', end);
  location.replace('about:blank');
  return false;
}
