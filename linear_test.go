package galley_test

import (
	"context"
	"io"
	"os"
	"runtime"
	"testing"

	"galley"
	"galley/article"
	"galley/page/shapetest"
)

// writeAll finds the article of a page without a browser and writes it in all formats.
func writeAll(t *testing.T, e *galley.Extractor, source string) {
	t.Helper()
	a, err := e.Extract(context.Background(), galley.HTML([]byte(source), "https://example.org/storm"))
	if err != nil {
		return // too much for the limits of a page, or nothing to select: it took its time all the same
	}
	for _, format := range []string{"html", "clean", "md", "text", "json"} {
		if err := a.Write(io.Discard, format, article.JSONOptions{HTML: true, Markdown: true, Hidden: true}); err != nil {
			t.Errorf("write %s: %v", format, err)
		}
	}
}

// TestShapesAllocateLinearly counts instead of timing: bytes allocated grow with every text that is
// put together and every list that is kept. Of a page four times as large about four times as many may
// be, and more where lists grow in leaps or more of the page is taken for the article: most times as
// many at most. What grows with the square grows sixteen times. A quarter of the shapes is tried each
// time, all with GALLEY_LONG.
func TestShapesAllocateLinearly(t *testing.T) {
	if testing.Short() {
		t.Skip("a hundred pages")
	}
	const small, most = 25_000, 10
	every := 4
	if os.Getenv("GALLEY_LONG") != "" {
		every = 1
	}
	e := extractor(t, galley.Options{NoBrowser: true, Force: true})
	allocated := func(source string) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		writeAll(t, e, source)
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	allocated(shapetest.Shape{}.HTML(0, shapetest.Inside)) // what is made once
	for i, s := range shapetest.All() {
		if i%every > 0 {
			continue
		}
		a, b := allocated(s.HTML(small, shapetest.Inside)), allocated(s.HTML(times*small, shapetest.Inside))
		if b > most*a {
			t.Errorf("%s: %d kB allocated for %d kB, %d for %d", s.Name, a>>10, small>>10, b>>10, times*small>>10)
		}
	}
}
