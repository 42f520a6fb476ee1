package galley_test

import (
	"bytes"
	"os"
	"testing"

	"galley/article"
	"galley/eval/look"
	"galley/render"
)

// The corners of what is turned or slanted make no article scroll sideways on a telephone.
func TestTurnedOnNarrowScreen(t *testing.T) {
	wide := newKeeper(t)
	source, err := specimen{Name: "title-slanted"}.source()
	if err != nil {
		t.Fatal(err)
	}
	p, err := wide.capture(t.Context(), "title-slanted", source)
	if err != nil {
		t.Fatal(err)
	}
	sel, err := specimen{Title: "#title", Body: "#body"}.selection(p)
	if err != nil {
		t.Fatal(err)
	}
	a, err := article.New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var doc bytes.Buffer
	if err := a.WriteHTML(&doc); err != nil {
		t.Fatal(err)
	}
	b, err := render.Start(t.Context(), render.Options{Chrome: os.Getenv("GALLEY_CHROME"), Offline: true, Viewport: look.NarrowScreen})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	q, err := keeper{b, wide.files}.capture(t.Context(), "title-slanted", doc.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if q.Size.W > look.NarrowScreen.W {
		t.Errorf("the article is %.0f px wide", q.Size.W)
	}
}
