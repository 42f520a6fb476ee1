package dataset

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"galley/page"
)

func TestReadImports(t *testing.T) {
	tests := []struct {
		name, line string
		want       Import // Line and Article set by the test, unless notArticle
		notArticle bool
	}{
		{"XPaths", `{"url":"https://x.org/","title_xpath":"/html[1]/h1[1]","body_xpath":"/html[1]"}`,
			Import{URL: "https://x.org/", Title: "/html[1]/h1[1]", Body: []string{"/html[1]"}}, false},
		{"URL path, texts, foreign fields", `{"url_path":"/a/","body_xpath":"/html","title_text":"T","title":"other","body_text":"B","images":[1],"kind":null}`,
			Import{URL: "/a/", Body: []string{"/html"}, TitleText: "T", BodyText: "B"}, false},
		{"several bodies and cuts", `{"url":"u","body_xpaths":["/a","/b",""],"cut_xpaths":["/a/c"]}`,
			Import{URL: "u", Body: []string{"/a", "/b"}, Cut: []string{"/a/c"}}, false},
		{"a list where one is usual", `{"url":"u","body_xpath":["/a","/b"]}`, Import{URL: "u", Body: []string{"/a", "/b"}}, false},
		{"selectors", `{"url":"u","title_css":"h1","body_css":"#b","title":" T "}`,
			Import{URL: "u", Title: "h1", Body: []string{"#b"}, TitleText: "T"}, false},
		{"gold", `{"id":"0001","gold_text":"words","gold_title":"T"}`, Import{ID: "0001", GoldText: "words", GoldTitle: "T"}, false},
		{"number as id", `{"id":17,"gold_text":"words"}`, Import{ID: "17", GoldText: "words"}, false},
		{"null is absent", `{"url":"u","title_xpath":null,"body_xpath":"/a","article":null}`, Import{URL: "u", Body: []string{"/a"}}, false},
		{"no article", `{"url":"u","article":false}`, Import{URL: "u"}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			list, errs := ReadImports(strings.NewReader("\ufeff" + tt.line))
			if len(list) != 1 || len(errs) != 0 {
				t.Fatalf("ReadImports = %v, %v", list, errs)
			}
			tt.want.Line, tt.want.Article = 1, !tt.notArticle
			if !reflect.DeepEqual(list[0], tt.want) {
				t.Errorf("got %+v, want %+v", list[0], tt.want)
			}
		})
	}
}

func TestReadImportsGoesOn(t *testing.T) {
	const good = `{"url":"u","body_xpath":"/a"}`
	text := strings.Join([]string{
		good, "", `{"url":`, good + "\r", `{"body_xpath":"/a"}`, `{"url":"u"}`, `[]`,
		`{"url":"u","body_xpath":7}`, `{"url":{}}`, "  ", good,
	}, "\n")
	list, errs := ReadImports(strings.NewReader(text))
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

func TestReadImportsLongLines(t *testing.T) {
	long := `{"id":"1","gold_text":"` + strings.Repeat("word ", 2<<20) + `"}` // 10 MB
	list, errs := ReadImports(strings.NewReader(long + "\n" + long))
	if len(list) != 2 || len(errs) != 0 || len(list[1].GoldText) != 10<<20 {
		t.Errorf("%d imports, errors %v", len(list), errs)
	}
	huge := io.MultiReader(
		io.LimitReader(endless{}, maxLine+1), strings.NewReader("\n"+`{"url":"u","article":false}`+"\n"),
		io.LimitReader(endless{}, maxLine+1))
	list, errs = ReadImports(huge)
	if len(list) != 1 || list[0].Line != 2 || len(errs) != 2 {
		t.Errorf("imports %v, errors %v; want line 2, and errors for 1 and 3", list, errs)
	}
}

type endless struct{}

func (endless) Read(b []byte) (int, error) {
	b[0] = 'x'
	return copy(b, bytes.Repeat(b[:1], len(b))), nil
}

func TestReadImportsFaults(t *testing.T) {
	broken := io.MultiReader(strings.NewReader(`{"url":"u","article":false}`+"\n"), iotest.ErrReader(io.ErrUnexpectedEOF))
	list, errs := ReadImports(broken)
	if len(list) != 1 || len(errs) != 1 || !errors.Is(errs[0], io.ErrUnexpectedEOF) {
		t.Errorf("broken reader: %v, %v", list, errs)
	}
	_, errs = ReadImports(strings.NewReader(strings.Repeat("x\n", 100*maxBadLines)))
	if len(errs) != maxBadLines+1 {
		t.Errorf("%d errors for a file that is not labels, want %d", len(errs), maxBadLines+1)
	}
}

func TestByURL(t *testing.T) {
	list := []Import{
		{Line: 1, URL: "https://Example.org/a/#x", ID: "ignored"},
		{Line: 2, URL: "/b/c/"},
		{Line: 3, URL: "https://example.org/a"},
		{Line: 4, ID: "0001"},
	}
	found, errs := ByURL(list, "http://127.0.0.1:8000/site/")
	for key, line := range map[string]int{
		URLKey("https://example.org/a"): 1, URLKey("http://127.0.0.1:8000/b/c"): 2, "0001": 4,
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
	p := pageOf(t, "https://example.org/", news)
	all := selected(t, p)
	x := func(n page.NodeID) string { return p.XPath(n) }
	title, body, more, cut := x(all.Title), x(all.Roots[0]), x(all.Roots[1]), x(all.Cut[0])
	one := page.Selection{Title: all.Title, Roots: all.Roots[:1]}
	none := page.Selection{Title: page.None}
	const text = "The bridge over the river opened. Crowds came to see it."
	tests := []struct {
		name string
		m    Import
		want page.Selection
		err  any
	}{
		{"XPaths", Import{Title: title, Body: []string{body}}, one, nil},
		{"texts agree", Import{Title: title, Body: []string{body}, TitleText: " a BRIDGE\nopens", BodyText: text}, one, nil},
		{"selectors", Import{Title: "h1", Body: []string{"#body"}}, one, nil},
		{"id XPath", Import{Title: "h1", Body: []string{`//*[@id="body"]`}}, one, nil},
		{"roots and cut, any order", Import{Title: title, Body: []string{more, body}, Cut: []string{cut}}, all, nil},
		{"no title", Import{Body: []string{body}}, page.Selection{Title: page.None, Roots: all.Roots[:1]}, nil},
		{"title by its text", Import{Body: []string{body}, TitleText: "A Bridge Opens"}, one, nil},
		{"gold", Import{GoldText: text, GoldTitle: "A bridge opens"}, one, nil},
		{"gold title nearly", Import{GoldText: text, GoldTitle: "Big bridge opens"}, one, nil},
		{"missing title", Import{Title: "/html[1]/body[1]/h6[1]", Body: []string{body}}, none, new(*MissingError)},
		{"missing body", Import{Title: title, Body: []string{"/html[1]/body[1]/div[9]"}}, none, new(*MissingError)},
		{"missing cut", Import{Body: []string{body}, Cut: []string{"table"}}, none, new(*MissingError)},
		{"malformed", Import{Body: []string{"/html[x]"}}, none, new(*MissingError)},
		{"other title", Import{Title: title, Body: []string{body}, TitleText: "A road opens"}, none, new(*MismatchError)},
		{"other body", Import{Title: title, Body: []string{body}, BodyText: "Quite another story, of cats."}, none, new(*MismatchError)},
		{"no such gold", Import{GoldText: "nothing like that anywhere"}, none, new(*MissingError)},
		{"gold without words", Import{GoldText: "…"}, none, new(*MissingError)},
		{"no such gold title", Import{GoldText: text, GoldTitle: "Cats"}, none, new(*MissingError)},
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
	if got, err := (Import{Body: []string{"/nowhere"}}).Select(p); err != nil || !got.Empty() {
		t.Errorf("no article: %v, %v", got, err)
	}
	outside := Import{Article: true, Body: []string{body}, Cut: []string{more}}
	if got, err := outside.Select(p); err == nil || !got.Empty() {
		t.Errorf("cut outside the body: %v, %v", got, err)
	}
}

func TestMismatchSaysBoth(t *testing.T) {
	p := pageOf(t, "https://example.org/", news)
	_, err := Import{Article: true, Title: "h1", Body: []string{"#body"}, TitleText: "A road " + strings.Repeat("long ", 99)}.Select(p)
	var mismatch *MismatchError
	if !errors.As(err, &mismatch) || mismatch.Got != "A bridge opens" || !strings.HasPrefix(mismatch.Want, "A road") || len(mismatch.Want) > 70 {
		t.Errorf("%+v", mismatch)
	}
}

func TestExportImport(t *testing.T) {
	d := created(t)
	labelled(t, d, "https://example.org/a")
	labelled(t, d, "https://example.org/b?x=1&y=2")
	slug := added(t, d, "https://example.org/none", news)
	p := pageOf(t, "https://example.org/none", news)
	if err := d.SetLabel(slug, NewLabel(p, page.Selection{Title: page.None}, false, ByHuman, noon)); err != nil {
		t.Fatal(err)
	}
	added(t, d, "https://example.org/unlabelled", news)

	var out bytes.Buffer
	if err := d.WriteLabels(&out); err != nil {
		t.Fatal(err)
	}
	list, errs := ReadImports(bytes.NewReader(out.Bytes()))
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
		slug, err := fresh.Add(Capture{Page: p})
		if err != nil {
			t.Fatal(err)
		}
		m, ok := byURL[URLKey(e.URL)]
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
		if err := fresh.SetLabel(slug, NewLabel(p, sel, m.Article, ByHuman, noon)); err != nil {
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

func TestExportLeavesOutStale(t *testing.T) {
	d := created(t)
	labelled(t, d, "https://example.org/a")
	labelled(t, d, "https://example.org/b")
	_, err := d.Add(Capture{Page: pageOf(t, "https://example.org/a", strings.ReplaceAll(news, "bridge", "road"))})
	var stale *StaleError
	if !errors.As(err, &stale) {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := d.WriteLabels(&out); !errors.As(err, &stale) {
		t.Errorf("WriteLabels = %v, want a *StaleError", err)
	}
	var l exportLine
	if err := json.Unmarshal(out.Bytes(), &l); err != nil || l.URL != "https://example.org/b" {
		t.Errorf("wrote %s, %v", out.Bytes(), err)
	}
}
