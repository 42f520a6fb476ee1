package imports

import (
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

const news = `<!doctype html><html><head><title>t</title></head><body>
<nav><a href=/>Home</a></nav>
<main><h1>A bridge opens</h1><div id=body><p>The bridge over the river opened.</p>
<aside>Buy tickets</aside><p>Crowds came to see it.</p></div></main>
<section id=more><p>Another part of the story.</p></section>
</body></html>`

// hinted checks that whoever sees the error is told what to do.
func hinted(t testing.TB, err error) {
	t.Helper()
	if h, ok := err.(interface{ Hint() string }); !ok || h.Hint() == "" {
		t.Errorf("%T has no hint: %v", err, err)
	}
}
