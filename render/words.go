package render

import (
	"context"
	"time"
)

// asideWait is how long a page that was read waits for what other sites have beside its
// words, after all else came: scripts that nothing waits for, what those ask for, and
// frames. A page of few words waits for them as for its own.
func (o Options) asideWait() time.Duration { return o.Stall / 3 }

// enoughWords is how many characters a page must show before it may do without what is
// aside: a page that is filled by scripts has less.
const enoughWords = 1000

// hasWords reports whether the page shows enough words. One that does not say so in time
// has none.
func (d *Document) hasWords(ctx context.Context) (bool, error) {
	var n float64
	ok, err := d.ask(ctx, "document.body ? document.body.innerText.length : 0", &n)
	return ok && n >= enoughWords, err
}
