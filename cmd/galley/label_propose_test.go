package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/models"
	"galley/models/shipped"
	"galley/page"
)

// storyText is an article with a box in it that does not belong.
func storyText() string {
	var b strings.Builder
	b.WriteString(`<!doctype html><title>The flood of the harbour town | Paper</title><body><main><article><h1>The flood of the harbour town</h1><div>`)
	for i := range 12 {
		fmt.Fprintf(&b, "<p>In the %d. hour the water rose over the lower bridge, and those who lived beside the river carried what they had up to the hall.</p>", i)
		if i == 5 {
			b.WriteString(`<aside class="newsletter"><h3>Newsletter</h3><form><p><a href="/n">Subscribe to our newsletter</a></p><input><button>Sign up</button></form></aside>`)
		}
	}
	b.WriteString(`</div></article></main></body>`)
	return b.String()
}

// frontText is a list of stories.
func frontText() string {
	var b strings.Builder
	b.WriteString(`<!doctype html><title>Paper</title><body><nav><a href="/sport">Sport</a> <a href="/money">Money</a></nav><main>`)
	for i := range 40 {
		fmt.Fprintf(&b, `<div><a href="/2026/story-%d"><img src="/i%[1]d.jpg"></a><h3><a href="/2026/story-%[1]d">Council of town %[1]d meets about the bridge</a></h3></div>`, i)
	}
	b.WriteString(`</main></body>`)
	return b.String()
}

func parsedPage(t *testing.T, text string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(text), page.Source{URL: "https://paper.test/"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Without -w the labeler proposes what the wrapper that ships selects, cuts and "no
// article" included.
func TestLabelProposer(t *testing.T) {
	by, from, err := labelProposer("")
	if err != nil || from != "the wrapper that ships" {
		t.Fatalf("proposals are from %q, %v", from, err)
	}
	p := parsedPage(t, storyText())
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
	got, err = by.Propose(parsedPage(t, frontText()))
	if err != nil || !got.NotArticle || !got.Empty() || got.Score.Article >= 0.5 {
		t.Errorf("of a front page the proposal is %+v, %v", got.Selection, err)
	}
	got, err = by.Propose(parsedPage(t, ""))
	if err != nil || !got.Empty() || got.NotArticle {
		t.Errorf("of an empty page the proposal is %+v, %v", got.Selection, err)
	}
	if _, _, err := labelProposer("none.wrapper"); err == nil {
		t.Error("a wrapper that is not there proposes")
	}
}

// TestLabelProposals accepts, with one key each, an article with a proposed cut and a
// page that is proposed to be none.
func TestLabelProposals(t *testing.T) {
	needLabelChrome(t)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/front" {
			io.WriteString(w, frontText())
		} else {
			io.WriteString(w, storyText())
		}
	}))
	t.Cleanup(server.Close)
	dir := filepath.Join(t.TempDir(), "mixed")
	runGalley(t, "capture", "-d", dir, server.URL+"/front", server.URL+"/story")
	u := openUI(t, startLabel(t, "-d", dir), 1280, 800)
	slug := u.settled("")
	for range 2 {
		front := strings.Contains(slug, "front")
		badge, cut := "proposal", 1
		if front {
			badge, cut = "no article proposed", 0
		}
		got := ask[struct {
			Badge string
			Cut   int
		}](u, `return { Badge: document.getElementById('badge').textContent, Cut: s.now.draft.cut.length }`)
		if got.Badge != badge || got.Cut != cut {
			t.Errorf("%s: the page says %q with %d cuts, want %q with %d", slug, got.Badge, got.Cut, badge, cut)
		}
		// In a review, taking what a model says keeps the cuts of the label.
		if kept := ask[int](u, `
			const { Draft } = await import('/ui/draft.js'), { doc, labelling } = s.now;
			const draft = new Draft(doc, { label: labelling.proposal }, { ...labelling.proposal, cut: [] });
			draft.toProposal();
			return draft.cut.length`); kept != cut {
			t.Errorf("%s: after a review %d cuts are left, want %d", slug, kept, cut)
		}
		u.shot(badge)
		u.press("\r")
		next := u.settled(slug)
		u.wait(`outbox.unsaved() === 0 && s.pages.get(args[0]).labelled`, slug)
		if l := labelOf(t, dir, slug); l.Article == front || len(l.Cut) != cut || l.By != dataset.ByHuman {
			t.Errorf("%s: the label is %+v", slug, l)
		}
		slug = next
	}
}
