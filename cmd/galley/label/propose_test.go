package label

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/models"
	"galley/models/shipped"
	"galley/page"
	"galley/page/parse"
)

// parsedPage is a page of the test data; "" is an empty one.
func parsedPage(t *testing.T, name string) *page.Page {
	t.Helper()
	var text []byte
	if name != "" {
		var err error
		if text, err = os.ReadFile(filepath.Join("testdata", name)); err != nil {
			t.Fatal(err)
		}
	}
	p, err := parse.HTML(strings.NewReader(string(text)), parse.Source{URL: "https://paper.test/"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Without -w the labeler proposes what the wrapper that ships selects, cuts and "no
// article" included.
func TestFirstProposer(t *testing.T) {
	by, from, err := firstProposer("")
	if err != nil || from != "the wrapper that ships" {
		t.Fatalf("proposals are from %q, %v", from, err)
	}
	p := parsedPage(t, "story.html")
	want, err := shipped.New(models.Options{}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	got, err := by.Propose(p)
	if err != nil || got.Title != want.Title || !slices.Equal(got.Roots, want.Roots) || !slices.Equal(got.Cut, want.Cut) || len(got.Cut) == 0 {
		t.Errorf("the proposal is %d %d without %d, %v, want %d %d without %d", got.Title, got.Roots, got.Cut, err, want.Title, want.Roots, want.Cut)
	}
	if len(got.Bodies) == 0 || len(got.Titles) == 0 || got.NotArticle {
		t.Errorf("%d bodies and %d titles were considered, no article: %v", len(got.Bodies), len(got.Titles), got.NotArticle)
	}
	got, err = by.Propose(parsedPage(t, "front.html"))
	if err != nil || !got.NotArticle || !got.Empty() || got.Score.Article >= 0.5 {
		t.Errorf("of a front page the proposal is %+v, %v", got.Selection, err)
	}
	got, err = by.Propose(parsedPage(t, ""))
	if err != nil || !got.Empty() || got.NotArticle {
		t.Errorf("of an empty page the proposal is %+v, %v", got.Selection, err)
	}
	if _, _, err := firstProposer("none.wrapper"); err == nil {
		t.Error("a wrapper that is not there proposes")
	}
}
