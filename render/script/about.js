// What the page is about to do, as activity.js says it under a name: now, or null where it does
// not say. ask asks anew. That is to be done wherever it may have changed: what scripts watch is
// not where it was once they put something before it. name is empty for archives, whose scripts
// are off.
name => {
  const ask = () => about.now = name ? told() : {looks: 0, frames: 0, scrolls: false, many: false, at: []};
  const told = () => {
    let told = null;
    const noted = event => { told = event.detail; };
    document.addEventListener(name + '!', noted);
    document.dispatchEvent(new Event(name + '?'));
    document.removeEventListener(name + '!', noted);
    return told && isList(told.at) ? plain(told) : null;
  };
  // Pages may answer themselves: the list is never longer than activity.js makes it, and nothing is of another type.
  const isList = at => Array.isArray(at) && at.length <= 800 && at.every(place => typeof place === 'number');
  const plain = told => {
    for (const key of ['ran', 'running', 'due', 'busy', 'open', 'frames', 'looks', 'sizes']) told[key] = typeof told[key] === 'number' ? told[key] | 0 : 0;
    for (const key of ['sign', 'title', 'address']) if (typeof told[key] !== 'string') told[key] = '';
    return told;
  };
  // Whether scripts watch what is in view, or may do so.
  const watches = () => !about.now || about.now.many || about.now.at.length > 0;
  // Has activity.js bring forward what was put off to the next frame or for some time, and says
  // whether anything else waits for a frame.
  const putsOff = () => !document.dispatchEvent(new Event(name, {cancelable: true}));
  const about = {now: null, ask, watches, putsOff};
  ask();
  return about;
}
