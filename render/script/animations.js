// The animations of a document. finish brings them to their end, and says whether any was not
// there; unfinished says whether any is not.
() => {
  const shown = new Set(); // of those that go with scrolling
  const ofView = animation => window.ViewTimeline && animation.timeline instanceof ViewTimeline;
  const finish = () => {
    let any = false;
    for (const animation of document.getAnimations()) {
      try {
        if (ofView(animation)) {
          // What shows itself on its way through the view is as in the middle of it.
          any ||= !shown.has(animation);
          shown.add(animation);
          animation.currentTime = CSS.percent(50);
          continue;
        }
        const {endTime} = animation.effect.getComputedTiming();
        // What never ends (a spinner, a loader's shimmer) is left alone.
        if (animation.playState === 'finished' || !Number.isFinite(endTime)) continue;
        animation.finish();
        any = true;
      } catch { /* replaced or detached meanwhile */ }
    }
    return any;
  };
  const unfinished = () => document.getAnimations().some(animation => {
    try {
      if (ofView(animation)) return true;
      return animation.playState !== 'finished' && Number.isFinite(animation.effect.getComputedTiming().endTime);
    } catch {
      return false; // as for finish
    }
  });
  return {finish, unfinished};
}
