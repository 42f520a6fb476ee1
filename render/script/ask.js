// Asks activity.js, and how often the page changed since the first call of settle.js. While timers
// are brought forward it asks on, for a short time. What the page sees of it are events.
async name => {
  let about = null;
  const noted = event => { about = event.detail; };
  for (let n = 0; n < 10; n++) {
    document.addEventListener(name + '!', noted);
    document.dispatchEvent(new Event(name + (n ? '?' : '+')));
    document.removeEventListener(name + '!', noted);
    if (!about?.running) break;
    await scheduler.postTask(() => {}, {delay: 1});
  }
  let said = null;
  try { said = about && JSON.stringify({...about, at: []}); } catch { /* the page has answered itself */ }
  return {about: said, changes: galley.changes, marked: galley.marked};
}
