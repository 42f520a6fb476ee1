package dataset

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"galley/page"
	"galley/page/pagetest"
	"galley/testdata/testfile"
)

func TestLabelRoundTrip(t *testing.T) {
	p := pagetest.At(t, "https://example.org/?a=1&b=2", news)
	all := selected(t, p)
	tests := []struct {
		name    string
		sel     page.Selection
		article bool
		want    page.Selection
	}{
		{"two roots and a cut", all, true, all},
		{"out of order, nested", page.Selection{
			Title: all.Title,
			Roots: []page.NodeID{all.Roots[1], pagetest.CSS(t, p, "#body p"), all.Roots[0]},
		}, true, page.Selection{Title: all.Title, Roots: all.Roots}},
		{"no title", page.Selection{Title: page.None, Roots: all.Roots[:1]}, true, page.Selection{Title: page.None, Roots: all.Roots[:1]}},
		{"only a title", page.Selection{Title: all.Title}, true, page.Selection{Title: all.Title}},
		{"no article", all, false, page.Selection{Title: page.None}},
		{"the root", page.Selection{Title: page.None, Roots: []page.NodeID{0}}, true, page.Selection{Title: page.None, Roots: []page.NodeID{0}}},
	}
	d := created(t)
	slug := added(t, d, p.URL, news)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			local := noon.In(time.FixedZone("", 3600)).Add(time.Millisecond)
			l := NewLabel(p, tt.sel, tt.article, ByHuman, local)
			if err := d.SetLabel(slug, l); err != nil {
				t.Fatal(err)
			}
			back, err := d.Label(slug)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(back, l) {
				t.Errorf("label = %+v, want %+v", back, l)
			}
			got, err := back.Resolve(p)
			if err != nil || !reflect.DeepEqual(got, tt.want) {
				t.Errorf("Resolve = %+v, %v, want %+v", got, err, tt.want)
			}
			if !d.Pages()[0].Labelled {
				t.Error("the list does not know of the label")
			}
		})
	}
}

func TestLabelGolden(t *testing.T) {
	p := pagetest.At(t, "https://example.org/?a=1&b=2", news)
	got, err := NewLabel(p, selected(t, p), true, ByHuman, noon).encode()
	if err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, "testdata/label.json", got)
	// The file is the plain JSON of the type, only laid out for people.
	plain, err := json.Marshal(NewLabel(p, selected(t, p), true, ByHuman, noon))
	if err != nil {
		t.Fatal(err)
	}
	var a, b any
	if json.Unmarshal(plain, &a) != nil || json.Unmarshal(got, &b) != nil || !reflect.DeepEqual(a, b) {
		t.Errorf("the file says another thing than json.Marshal: %s", plain)
	}
}

func TestNoLabel(t *testing.T) {
	d := created(t)
	slug := added(t, d, "https://example.org/", news)
	if _, err := d.Label(slug); !errors.Is(err, ErrNoLabel) {
		t.Errorf("Label = %v, want ErrNoLabel", err)
	}
	if err := d.RemoveLabel(slug); err != nil {
		t.Errorf("RemoveLabel of none = %v", err)
	}
	if samples, errs := Samples(d); len(samples) != 0 || len(errs) != 0 {
		t.Errorf("Samples = %v, %v, want nothing", samples, errs)
	}
	slug = labelled(t, d, "https://example.org/")
	if err := d.RemoveLabel(slug); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Label(slug); !errors.Is(err, ErrNoLabel) {
		t.Errorf("Label after RemoveLabel = %v, want ErrNoLabel", err)
	}
}

func TestStale(t *testing.T) {
	tests := []struct {
		name, old, new string // one change of the page
		part           string // "": the label still fits
	}{
		{"same page", "", "", ""},
		{"elsewhere", "Home", "Start", ""},
		{"white space in a text", "The bridge over", "The  bridge\nover", ""},
		{"title text", "A bridge opens", "A bridge closes", "title"},
		{"body text", "Crowds", "Nobody", "body"},
		{"cut text", "Buy tickets", "Buy books", "body"},
		{"element moved", "<main>", "<main><hr>", "title"},
		{"element gone", "<section id=more><p>Another part of the story.</p></section>", "", "body"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := created(t)
			const url = "https://example.org/"
			slug := labelled(t, d, url)
			again, err := d.Add(Capture{Page: pagetest.At(t, url, strings.Replace(news, tt.old, tt.new, 1))})
			if again != slug {
				t.Fatalf("Add = %q, want %q: the page is stored whatever its label", again, slug)
			}
			var stale *StaleError
			if errors.As(err, &stale) != (tt.part != "") {
				t.Fatalf("Add = %v", err)
			}
			if _, err := d.Label(slug); err != nil {
				t.Errorf("the label was not kept: %v", err)
			}
			samples, errs := Samples(d)
			if tt.part == "" {
				if len(samples) != 1 || len(errs) != 0 {
					t.Errorf("Samples = %v, %v", samples, errs)
				}
				return
			}
			if stale.Part != tt.part || stale.URL != url {
				t.Errorf("%+v, want part %s", stale, tt.part)
			}
			hinted(t, stale)
			if len(samples) != 0 || len(errs) != 1 || !errors.As(errs[0], &stale) {
				t.Errorf("Samples = %v, %v, want only a *StaleError", samples, errs)
			}
		})
	}
}

// Elements without text have one hash; only the XPath tells them apart.
func TestStaleWithoutText(t *testing.T) {
	const gallery = `<body><main><figure><img src=a></figure></main>`
	p := pagetest.At(t, "https://example.org/", gallery)
	l := NewLabel(p, page.Selection{Title: page.None, Roots: []page.NodeID{pagetest.CSS(t, p, "figure")}}, true, ByHuman, noon)
	if _, err := l.Resolve(p); err != nil {
		t.Fatal(err)
	}
	other := pagetest.At(t, "https://example.org/", strings.ReplaceAll(gallery, "figure", "aside"))
	var stale *StaleError
	if _, err := l.Resolve(other); !errors.As(err, &stale) {
		t.Errorf("Resolve = %v, want *StaleError", err)
	}
}

func TestBadLabels(t *testing.T) {
	p := pagetest.At(t, "https://example.org/", news)
	good := NewLabel(p, selected(t, p), true, ByHuman, noon)
	tests := []struct {
		name   string
		spoil  func(*Label)
		decode bool // the file is refused, whatever the page
	}{
		{"newer", func(l *Label) { l.Version = 2 }, true},
		{"no version", func(l *Label) { l.Version = 0 }, true},
		{"nothing labelled", func(l *Label) { l.Title, l.Body = nil, nil }, true},
		{"no path", func(l *Label) { l.Title.Path = nil }, true},
		{"negative index", func(l *Label) { l.Title.Path = []int{-1} }, false},
		{"far index", func(l *Label) { l.Title.Path = []int{1 << 60} }, false},
		{"no hash", func(l *Label) { l.Title.TextSHA256 = "" }, false},
		{"a text node", func(l *Label) { l.Title.Path = append(l.Title.Path, 0) }, false},
		{"twice the same", func(l *Label) { l.Body = []Element{l.Body[0], l.Body[0]} }, false},
		{"out of order", func(l *Label) { l.Body = []Element{l.Body[1], l.Body[0]} }, false},
		{"cut outside", func(l *Label) { l.Cut = []Element{*l.Title} }, false},
		{"cut of everything", func(l *Label) { l.Cut = l.Body[:1] }, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			l := good
			title := *good.Title
			l.Title = &title
			tt.spoil(&l)
			data, err := json.Marshal(l)
			if err != nil {
				t.Fatal(err)
			}
			_, err = decodeLabel(data, "dir/label.json")
			if (err != nil) != tt.decode {
				t.Errorf("decode = %v", err)
			}
			if err != nil && !strings.Contains(err.Error(), "dir/label.json") {
				t.Errorf("%q does not name the file", err)
			}
			if sel, err := l.Resolve(p); err == nil || !sel.Empty() {
				t.Errorf("Resolve = %v, %v, want an error and no selection", sel, err)
			}
		})
	}
}

func TestSetLabelRefuses(t *testing.T) {
	d := created(t)
	slug := labelled(t, d, "https://example.org/")
	if err := d.SetLabel(slug, Label{Version: 1, Article: true}); err == nil {
		t.Error("a label of nothing was stored")
	}
	if _, err := d.Label(slug); err != nil {
		t.Errorf("the former label is gone: %v", err)
	}
}

func TestNewerLabelFile(t *testing.T) {
	d := created(t)
	slug := labelled(t, d, "https://example.org/")
	name := filepath.Join(d.pages(), slug, labelFile)
	overwrite(t, name, `{"version":9}`)
	_, err := d.Label(slug)
	var version *VersionError
	if !errors.As(err, &version) || version.File != name {
		t.Errorf("Label = %v, want a *VersionError of %s", err, name)
	}
	hinted(t, err)
}
