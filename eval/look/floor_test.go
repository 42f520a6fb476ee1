package look_test

import (
	"os"
	"testing"

	"galley/eval/evaltest"
	"galley/eval/look"
	"galley/render"
	"galley/render/chrome"
)

// TestLookFloor: articles of a sample of real pages keep the look that they kept. The
// margin of the file is for what a browser lays out otherwise once in a while.
func TestLookFloor(t *testing.T) {
	if testing.Short() || os.Getenv("GALLEY_LONG") == "" {
		t.Skip("renders sixteen pages: make test-long")
	}
	c := evaltest.Corpus(t, "real").Every(7)
	r, err := look.Corpus(t.Context(), browser(t, render.Options{}), c, look.Options{
		Workers: 2, Narrow: browser(t, render.Options{Viewport: look.NarrowScreen}),
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range r.Failed {
		t.Error(err)
	}
	report := look.NewReport(r.Pages)
	if report.Wider > 0 || report.Narrow.Small > 0 || report.Narrow.Overlaps > 0 || report.Places.Overlaps > 0 {
		t.Errorf("%d pages are wider than a narrow screen, %+v, %d overlaps", report.Wider, *report.Narrow, report.Places.Overlaps)
	}
	o, at := report.Overall, report.Places
	evaltest.Hold(t, "look-real", c, evaltest.Figures{"article": {
		"style": o.Style, "layout": o.Layout, "images": o.Images, "media": o.Media,
		"left": at.Left, "order": at.Order, "readable": at.Readable, "marks": at.Marks, "boxes": at.Boxes,
	}})
}

// browser starts one, or skips the test where there is none.
func browser(t *testing.T, o render.Options) *render.Browser {
	t.Helper()
	o.Chrome = os.Getenv("GALLEY_CHROME")
	if _, err := chrome.Find(o.Chrome); err != nil {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal("GALLEY_NEED_CHROME is set: ", err)
		}
		t.Skip(err)
	}
	b, err := render.Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}
