package main

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"galley/dataset"
)

// TestLabelProposals accepts, with one key each, an article with a proposed cut and a
// page that is proposed to be none.
func TestLabelProposals(t *testing.T) {
	needLabelChrome(t)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.ServeFile(w, r, filepath.Join("label", "testdata", filepath.Base(r.URL.Path)+".html"))
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
