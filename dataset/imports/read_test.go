package imports

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"galley/dataset"
	"galley/page"
	"galley/page/pagetest"
)

func TestRead(t *testing.T) {
	tests := []struct {
		name, line string
		want       Label // Line and Article set by the test, unless notArticle
		notArticle bool
	}{
		{"XPaths", `{"url":"https://x.org/","title_xpath":"/html[1]/h1[1]","body_xpath":"/html[1]"}`,
			Label{URL: "https://x.org/", Title: "/html[1]/h1[1]", Body: []string{"/html[1]"}}, false},
		{"URL path, texts, foreign fields", `{"url_path":"/a/","body_xpath":"/html","title_text":"T","title":"other","body_text":"B","images":[1],"kind":null}`,
			Label{URL: "/a/", Body: []string{"/html"}, TitleText: "T", BodyText: "B"}, false},
		{"several bodies and cuts", `{"url":"u","body_xpaths":["/a","/b",""],"cut_xpaths":["/a/c"]}`,
			Label{URL: "u", Body: []string{"/a", "/b"}, Cut: []string{"/a/c"}}, false},
		{"a list where one is usual", `{"url":"u","body_xpath":["/a","/b"]}`, Label{URL: "u", Body: []string{"/a", "/b"}}, false},
		{"selectors", `{"url":"u","title_css":"h1","body_css":"#b","title":" T "}`,
			Label{URL: "u", Title: "h1", Body: []string{"#b"}, TitleText: "T"}, false},
		{"gold", `{"id":"0001","gold_text":"words","gold_title":"T"}`, Label{ID: "0001", GoldText: "words", GoldTitle: "T"}, false},
		{"number as id", `{"id":17,"gold_text":"words"}`, Label{ID: "17", GoldText: "words"}, false},
		{"null is absent", `{"url":"u","title_xpath":null,"body_xpath":"/a","article":null}`, Label{URL: "u", Body: []string{"/a"}}, false},
		{"no article", `{"url":"u","article":false}`, Label{URL: "u"}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			list, errs := Read(strings.NewReader("\ufeff" + tt.line))
			if len(list) != 1 || len(errs) != 0 {
				t.Fatalf("Read = %v, %v", list, errs)
			}
			tt.want.Line, tt.want.Article = 1, !tt.notArticle
			if !reflect.DeepEqual(list[0], tt.want) {
				t.Errorf("got %+v, want %+v", list[0], tt.want)
			}
		})
	}
}

func TestReadGoesOn(t *testing.T) {
	const good = `{"url":"u","body_xpath":"/a"}`
	text := strings.Join([]string{
		good, "", `{"url":`, good + "\r", `{"body_xpath":"/a"}`, `{"url":"u"}`, `[]`,
		`{"url":"u","body_xpath":7}`, `{"url":{}}`, "  ", good,
	}, "\n")
	list, errs := Read(strings.NewReader(text))
	var lines []int
	for _, m := range list {
		lines = append(lines, m.Line)
	}
	if want := []int{1, 4, 11}; !reflect.DeepEqual(lines, want) {
		t.Errorf("good lines = %v, want %v", lines, want)
	}
	lines = nil
	for _, err := range errs {
		var at *LineError
		if !errors.As(err, &at) {
			t.Fatalf("%T %v, want *LineError", err, err)
		}
		lines = append(lines, at.Line)
		hinted(t, err)
	}
	if want := []int{3, 5, 6, 7, 8, 9}; !reflect.DeepEqual(lines, want) {
		t.Errorf("bad lines = %v, want %v", lines, want)
	}
}

func TestReadLongLines(t *testing.T) {
	long := `{"id":"1","gold_text":"` + strings.Repeat("word ", 2<<20) + `"}` // 10 MB
	list, errs := Read(strings.NewReader(long + "\n" + long))
	if len(list) != 2 || len(errs) != 0 || len(list[1].GoldText) != 10<<20 {
		t.Errorf("%d imports, errors %v", len(list), errs)
	}
	huge := io.MultiReader(
		io.LimitReader(endless{}, maxLine+1), strings.NewReader("\n"+`{"url":"u","article":false}`+"\n"),
		io.LimitReader(endless{}, maxLine+1))
	list, errs = Read(huge)
	if len(list) != 1 || list[0].Line != 2 || len(errs) != 2 {
		t.Errorf("imports %v, errors %v; want line 2, and errors for 1 and 3", list, errs)
	}
}

type endless struct{}

func (endless) Read(b []byte) (int, error) {
	b[0] = 'x'
	return copy(b, bytes.Repeat(b[:1], len(b))), nil
}

func TestReadFaults(t *testing.T) {
	broken := io.MultiReader(strings.NewReader(`{"url":"u","article":false}`+"\n"), iotest.ErrReader(io.ErrUnexpectedEOF))
	list, errs := Read(broken)
	if len(list) != 1 || len(errs) != 1 || !errors.Is(errs[0], io.ErrUnexpectedEOF) {
		t.Errorf("broken reader: %v, %v", list, errs)
	}
	_, errs = Read(strings.NewReader(strings.Repeat("x\n", 100*maxBadLines)))
	if len(errs) != maxBadLines+1 {
		t.Errorf("%d errors for a file that is not labels, want %d", len(errs), maxBadLines+1)
	}
}

func TestByURL(t *testing.T) {
	list := []Label{
		{Line: 1, URL: "https://Example.org/a/#x", ID: "ignored"},
		{Line: 2, URL: "/b/c/"},
		{Line: 3, URL: "https://example.org/a"},
		{Line: 4, ID: "0001"},
	}
	found, errs := ByURL(list, "http://127.0.0.1:8000/site/")
	for key, line := range map[string]int{
		dataset.URLKey("https://example.org/a"): 1, dataset.URLKey("http://127.0.0.1:8000/b/c"): 2, "0001": 4,
	} {
		if found[key].Line != line {
			t.Errorf("%s is line %d, want %d", key, found[key].Line, line)
		}
	}
	var at *LineError
	if len(found) != 3 || len(errs) != 1 || !errors.As(errs[0], &at) || at.Line != 3 {
		t.Errorf("found %v, errors %v; want the second line of a page reported", found, errs)
	}
	if found, errs = ByURL(list[1:2], ""); len(found) != 0 || len(errs) != 1 {
		t.Errorf("relative without a base: %v, %v", found, errs)
	}
}

func TestSelect(t *testing.T) {
	p := pagetest.At(t, "https://example.org/", news)
	all := selected(t, p)
	x := func(n page.NodeID) string { return p.XPath(n) }
	title, body, more, cut := x(all.Title), x(all.Roots[0]), x(all.Roots[1]), x(all.Cut[0])
	one := page.Selection{Title: all.Title, Roots: all.Roots[:1]}
	none := page.Selection{Title: page.None}
	const text = "The bridge over the river opened. Crowds came to see it."
	tests := []struct {
		name string
		m    Label
		want page.Selection
		err  any
	}{
		{"XPaths", Label{Title: title, Body: []string{body}}, one, nil},
		{"texts agree", Label{Title: title, Body: []string{body}, TitleText: " a BRIDGE\nopens", BodyText: text}, one, nil},
		{"selectors", Label{Title: "h1", Body: []string{"#body"}}, one, nil},
		{"id XPath", Label{Title: "h1", Body: []string{`//*[@id="body"]`}}, one, nil},
		{"roots and cut, any order", Label{Title: title, Body: []string{more, body}, Cut: []string{cut}}, all, nil},
		{"no title", Label{Body: []string{body}}, page.Selection{Title: page.None, Roots: all.Roots[:1]}, nil},
		{"title by its text", Label{Body: []string{body}, TitleText: "A Bridge Opens"}, one, nil},
		{"gold", Label{GoldText: text, GoldTitle: "A bridge opens"}, one, nil},
		{"gold title nearly", Label{GoldText: text, GoldTitle: "Big bridge opens"}, one, nil},
		{"missing title", Label{Title: "/html[1]/body[1]/h6[1]", Body: []string{body}}, none, new(*MissingError)},
		{"missing body", Label{Title: title, Body: []string{"/html[1]/body[1]/div[9]"}}, none, new(*MissingError)},
		{"missing cut", Label{Body: []string{body}, Cut: []string{"table"}}, none, new(*MissingError)},
		{"malformed", Label{Body: []string{"/html[x]"}}, none, new(*MissingError)},
		{"other title", Label{Title: title, Body: []string{body}, TitleText: "A road opens"}, none, new(*MismatchError)},
		{"other body", Label{Title: title, Body: []string{body}, BodyText: "Quite another story, of cats."}, none, new(*MismatchError)},
		{"no such gold", Label{GoldText: "nothing like that anywhere"}, none, new(*MissingError)},
		{"gold without words", Label{GoldText: "…"}, none, new(*MissingError)},
		{"no such gold title", Label{GoldText: text, GoldTitle: "Cats"}, none, new(*MissingError)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.m.Article = true
			got, err := tt.m.Select(p)
			if (err != nil) != (tt.err != nil) || err != nil && !errors.As(err, tt.err) {
				t.Fatalf("Select = %v, %T %v, want %T", got, err, err, tt.err)
			}
			if !reflect.DeepEqual(got, tt.want) {
				t.Errorf("Select = %+v, want %+v", got, tt.want)
			}
			if err != nil {
				hinted(t, err)
				if !strings.Contains(err.Error(), p.URL) {
					t.Errorf("%q does not name the page", err)
				}
			}
		})
	}
	if got, err := (Label{Body: []string{"/nowhere"}}).Select(p); err != nil || !got.Empty() {
		t.Errorf("no article: %v, %v", got, err)
	}
	outside := Label{Article: true, Body: []string{body}, Cut: []string{more}}
	if got, err := outside.Select(p); err == nil || !got.Empty() {
		t.Errorf("cut outside the body: %v, %v", got, err)
	}
}

func TestMismatchSaysBoth(t *testing.T) {
	p := pagetest.At(t, "https://example.org/", news)
	_, err := Label{Article: true, Title: "h1", Body: []string{"#body"}, TitleText: "A road " + strings.Repeat("long ", 99)}.Select(p)
	var mismatch *MismatchError
	if !errors.As(err, &mismatch) || mismatch.Got != "A bridge opens" || !strings.HasPrefix(mismatch.Want, "A road") || len(mismatch.Want) > 70 {
		t.Errorf("%+v", mismatch)
	}
}

func created(t testing.TB) *dataset.Dataset {
	t.Helper()
	d, err := dataset.Create(t.TempDir(), dataset.Meta{Browser: "Chrome/156"})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func added(t testing.TB, d *dataset.Dataset, url, source string) string {
	t.Helper()
	slug, err := d.Add(dataset.Capture{Page: pagetest.At(t, url, source), At: noon})
	if err != nil {
		t.Fatal(err)
	}
	return slug
}

// selected is the whole story of the news page: two roots and a cut.
func selected(t testing.TB, p *page.Page) page.Selection {
	return page.Selection{
		Title: pagetest.CSS(t, p, "h1"),
		Roots: []page.NodeID{pagetest.CSS(t, p, "#body"), pagetest.CSS(t, p, "#more")},
		Cut:   []page.NodeID{pagetest.CSS(t, p, "aside")},
	}
}

// labelled adds the news page, with a label of all of its story: two roots and a cut.
func labelled(t testing.TB, d *dataset.Dataset, url string) {
	t.Helper()
	slug, p := added(t, d, url, news), pagetest.At(t, url, news)
	if err := d.SetLabel(slug, dataset.NewLabel(p, selected(t, p), true, dataset.ByHuman, noon)); err != nil {
		t.Fatal(err)
	}
}

func TestExportImport(t *testing.T) {
	d := created(t)
	labelled(t, d, "https://example.org/a")
	labelled(t, d, "https://example.org/b?x=1&y=2")
	slug := added(t, d, "https://example.org/none", news)
	p := pagetest.At(t, "https://example.org/none", news)
	if err := d.SetLabel(slug, dataset.NewLabel(p, page.Selection{Title: page.None}, false, dataset.ByHuman, noon)); err != nil {
		t.Fatal(err)
	}
	added(t, d, "https://example.org/unlabelled", news)

	var out bytes.Buffer
	if err := d.WriteLabels(&out); err != nil {
		t.Fatal(err)
	}
	list, errs := Read(bytes.NewReader(out.Bytes()))
	if len(list) != 3 || len(errs) != 0 {
		t.Fatalf("%d lines, errors %v", len(list), errs)
	}
	fresh := created(t)
	byURL, errs := ByURL(list, "")
	if len(errs) != 0 {
		t.Fatal(errs)
	}
	for _, e := range d.Pages() {
		p, err := d.Page(e.Slug)
		if err != nil {
			t.Fatal(err)
		}
		slug, err := fresh.Add(dataset.Capture{Page: p})
		if err != nil {
			t.Fatal(err)
		}
		m, ok := byURL[dataset.URLKey(e.URL)]
		if ok != e.Labelled {
			t.Fatalf("%s: exported %v, labelled %v", e.URL, ok, e.Labelled)
		}
		if !ok {
			continue
		}
		sel, err := m.Select(p)
		if err != nil {
			t.Fatal(err)
		}
		if err := fresh.SetLabel(slug, dataset.NewLabel(p, sel, m.Article, dataset.ByHuman, noon)); err != nil {
			t.Fatal(err)
		}
	}
	for _, e := range d.Pages() {
		want, wantErr := d.Label(e.Slug)
		got, err := fresh.Label(e.Slug)
		if !reflect.DeepEqual(got, want) || !errors.Is(err, wantErr) {
			t.Errorf("%s: %+v, %v; want %+v, %v", e.Slug, got, err, want, wantErr)
		}
	}
}
