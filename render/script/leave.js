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
  let stays = false;
  if (activity) {
    document.addEventListener(activity + '!', event => { stays = event.detail === frames; }, {once: true});
    document.dispatchEvent(new CustomEvent(activity + '.'));
  }
  clear();
  window.name = '';
  if (stays) {
    window.stop();
    return true;
  }
  addEventListener('pagehide', clear);
  addEventListener('unload', clear);
  location.replace('about:blank');
  return false;
}
