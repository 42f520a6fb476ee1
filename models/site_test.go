package models

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/features"
	"galley/features/wang"
	"galley/models/site"
)

// onBase is tiny with a base and something learned of a site.
func onBase(t testing.TB) *Wrapper {
	t.Helper()
	w := tiny(t)
	w.Base, w.Blend = shippedFile(t, "laid.wrapper"), site.Blend{Body: 10, Title: 10}
	w.Site = &site.Site{
		Templates: [][]string{{"article#article", "div#body", "div#page"}},
		Blend:     site.Blend{Body: 0.5, Title: 1000}, Blocks: site.Correction{"p#note": -9}, Roots: true,
		Page: site.Correction{"nav": 0.25}, Refuse: 0.01,
	}
	return w
}

func TestSiteIsInTheFile(t *testing.T) {
	w := onBase(t)
	data := written(t, w)
	read, err := Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(w.Site, read.Site); diff != "" {
		t.Errorf("the site (-written +read):\n%s", diff)
	}
	if !bytes.Equal(data, written(t, read)) {
		t.Error("writing what was read gives other bytes")
	}
}

func TestReadRefusesSites(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"no site", "", "", "no site.json"},
		{"no JSON", "", "<html>", "site.json: "},
		{"no templates", `"templates"`, `"others"`, "0 templates"},
		{"a blend out of range", `"body": 0.5`, `"body": -0.5`, "blend weights -0.5"},
		{"a threshold out of range", `"refuse": 0.01`, `"refuse": 1.01`, "a threshold of 1.01"},
		{"a weight out of range", `"p#note": -9`, `"p#note": -900`, `trait "p#note" has the weight -900`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := unzip(t, written(t, onBase(t)))
			switch {
			case tt.new == "":
				delete(all, sitePart)
			case tt.old == "":
				all[sitePart] = tt.new
			default:
				all[sitePart] = strings.Replace(all[sitePart], tt.old, tt.new, 1)
			}
			_, err := Read(bytes.NewReader(all.zip(t)))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Read: %v, want %q", err, tt.want)
			}
		})
	}
}

// TestSiteOfFewMarks: where templates have tags without ids and classes, most traits of a page
// must be those of the labelled pages.
func TestSiteOfFewMarks(t *testing.T) {
	p := laid(t, article)
	known := slices.Sorted(maps.Keys(features.NewIndex(p, wang.Limits{}).Traits().Page()))
	known = slices.DeleteFunc(known, func(trait string) bool { return strings.Contains(trait, "#") })
	for _, tt := range []struct {
		name  string
		known []string
		want  bool
	}{{"templates suffice", nil, true}, {"all known", known, true}, {"half known", known[:len(known)/2], false}} {
		w := onBase(t)
		w.Site.Known = tt.known
		s, err := again(t, w).Score(p)
		if err != nil {
			t.Fatal(err)
		}
		if s.site.Article != tt.want || s.site.Frame != tt.want {
			t.Errorf("%s: of the site %v, its frame %v, want %v", tt.name, s.site.Article, s.site.Frame, tt.want)
		}
	}
}

// again reads what was written.
func again(t testing.TB, w *Wrapper) *Wrapper {
	t.Helper()
	read, err := Read(bytes.NewReader(written(t, w)))
	if err != nil {
		t.Fatal(err)
	}
	return read
}

// TestSiteCountsOnItsPages: on a page of the site its weights count, on others those for
// elsewhere.
func TestSiteCountsOnItsPages(t *testing.T) {
	w := onBase(t)
	for _, tt := range []struct {
		name string
		page string
		want site.Blend
	}{{"of the site", article, w.Site.Blend}, {"of another", strings.ReplaceAll(article, "id=", "class="), w.Blend}} {
		s, err := w.Score(laid(t, tt.page))
		if err != nil {
			t.Fatal(err)
		}
		if got := s.site.Weights(w.Blend); got != tt.want {
			t.Errorf("a page %s: the base counts %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestLeavesOthersToTheBase: where the base decides alone elsewhere, a page of another site
// has the scores of the base and nothing of the labels, whatever the machines say.
func TestLeavesOthersToTheBase(t *testing.T) {
	w := onBase(t)
	w.Blend = site.Blend{Body: site.Alone, Title: site.Alone}
	other := strings.ReplaceAll(article, "id=", "class=")
	for _, tt := range []struct {
		name, page string
		left       bool
	}{{"of the site", article, false}, {"of another", other, true}} {
		got, err := w.Score(laid(t, tt.page))
		if err != nil {
			t.Fatal(err)
		}
		base, err := w.Base.Score(laid(t, tt.page))
		if err != nil {
			t.Fatal(err)
		}
		if left := cmp.Equal(got.Body(), base.Body()) && cmp.Equal(got.Title(), base.Title()) && got.Article() == base.Article(); left != tt.left {
			t.Errorf("a page %s has the scores of the base: %v, want %v", tt.name, left, tt.left)
		}
	}
	forced, err := w.With(Options{NoTitle: true, Force: true}).Select(laid(t, other))
	if err != nil || forced.Title != -1 {
		t.Errorf("options of the wrapper: title %v, %v", forced.Title, err)
	}
}
