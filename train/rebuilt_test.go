package train

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/models/shipped"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

var openTag = regexp.MustCompile(`<([a-z][a-z0-9]*) (?:class="([a-z]+)[^"]*" )?`)

// builtBy is a page with a promotion in its body, of which all elements have names as one build makes them.
func builtBy(t testing.TB, host, build string, i int) dataset.Sample {
	t.Helper()
	html := strings.Replace(box(traintest.Times.HTML(i), promo), "div id=body", `div class="text" data-body`, 1)
	html = openTag.ReplaceAllStringFunc(html, func(open string) string {
		m := openTag.FindStringSubmatch(open)
		name := m[2]
		if name == "" {
			name = m[1]
		}
		sum := sha256.Sum256([]byte(build + name))
		return fmt.Sprintf(`<%s class="Story_%s__%s" `, m[1], name, hex.EncodeToString(sum[:4]))
	})
	var menu strings.Builder
	for k := range 12 {
		fmt.Fprintf(&menu, `<a href=/%d box="%d 60 80 20">%s of %s</a>`, k, 20+90*k, traintest.Words[k], host)
	}
	html = strings.Replace(html, "<main", menu.String()+"<main", 1)
	url := fmt.Sprintf("https://%s/%02d", host, i)
	p := pagetest.Boxed(t, url, html)
	find := func(css string) page.NodeID {
		n, err := p.FindCSS(css)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	return dataset.Sample{Slug: url, URL: url, Page: p, Article: true, By: dataset.ByHuman,
		Selection: page.Selection{Title: find("h1"), Roots: []page.NodeID{find("[data-body]")}, Cut: []page.NodeID{find("div[class*=promo]")}}}
}

// TestNextBuild: what labels taught of a site acts on its pages after a build that gives all classes other
// names, and on none of another site that is made alike.
func TestNextBuild(t *testing.T) {
	var list []dataset.Sample
	for i := range 10 {
		list = append(list, builtBy(t, "times.example", "one", i))
	}
	w, _ := trained(t, list, based(1))
	w = again(t, w)
	for _, tt := range []struct {
		host, build string
		want        page.Kinship
	}{
		{"times.example", "one", page.Labelled}, {"times.example", "two", page.Rebuilt}, {"www.times.example", "two", page.Rebuilt},
		{"other.example", "one", ""}, {"other.example", "two", ""},
	} {
		s := builtBy(t, tt.host, tt.build, 50)
		got := selected(t, w, s.Page)
		alone := selected(t, shipped.Laid(), s.Page)
		if slices.Equal(alone.Cut, s.Selection.Cut) {
			t.Fatal("the base cuts the promotion, too")
		}
		want := s.Selection.Cut
		if tt.want == "" {
			want = alone.Cut
		}
		if got.Kinship != tt.want || !slices.Equal(got.Cut, want) || !slices.Equal(got.Roots, s.Selection.Roots) {
			t.Errorf("%s, build %s: %q, body %v, cut %v, want %q and %v", tt.host, tt.build, got.Kinship, got.Roots, got.Cut, tt.want, want)
		}
	}
	if got := selected(t, w, elsewhere(t, traintest.Post.HTML(3))); got.Kinship != "" {
		t.Errorf("a page of another site is %q", got.Kinship)
	}
	other := pagetest.Boxed(t, "https://times.example/other", traintest.Post.HTML(3))
	if got := selected(t, w, other); got.Kinship != page.Unlike {
		t.Errorf("a page of the host in another make is %q", got.Kinship)
	}
}
