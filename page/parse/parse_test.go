package parse_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/cost"
	"galley/page/pagetest"
	"galley/page/parse"
)

func TestHTML(t *testing.T) {
	// listed is the tags and texts of a page in document order.
	listed := func(p *page.Page) string {
		if p.Laid || p.URL != pagetest.URL {
			t.Errorf("Laid %v, URL %q, want not laid and %q", p.Laid, p.URL, pagetest.URL)
		}
		var list []string
		for i := range p.Nodes {
			n := &p.Nodes[i]
			if n.Kind == page.Text {
				list = append(list, "'"+n.Text+"'")
			} else {
				list = append(list, n.Tag)
			}
		}
		return strings.Join(list, " ")
	}
	pagetest.CheckSources(t, listed, []pagetest.Source{
		{"empty", "", "html head body"},
		{"text alone", "x", "html head body 'x'"},
		{"not HTML at all", "\x00\x01\x02PK\x03", "html head body '\x01\x02PK\x03'"},
		{"doctype and comments go", "<!doctype html><!-- c --><p>x<!-- c -->y", "html head body p 'x' 'y'"},
		{"processing instruction goes", "<?xml version='1.0'?><p>x", "html head body p 'x'"},
		{"order across depths", "<ul><li><b>1</b><li>2</ul>3", "html head body ul li b '1' li '2' '3'"},
		{"scripts and styles are empty", "<script>f()</script><style>p{}</style><body>x", "html head script style body 'x'"},
		{"linked data stays", `<script type=" Application/LD+JSON ">{}</script>`, "html head script '{}' body"},
		{"linked data with a charset", `<script type="application/ld+json; charset=utf-8">{}</script>`, "html head script '{}' body"},
		{"other JSON goes", `<script type="application/json">{}</script>`, "html head script body"},
		{"template", "<body><template><p>x</template>y", "html head body template p 'x' 'y'"},
		{"frames inside are not read", "<iframe><p>x</iframe>", "html head body iframe"},
		{"svg keeps its case", "<svg><linearGradient/><style>x</style></svg>", "html head body svg linearGradient style"},
		{"case of tags", "<DIV><Span>x", "html head body div span 'x'"},
	})
}

func TestParseAttributes(t *testing.T) {
	p := pagetest.Parse(t, `<body CLASS="A b"><svg viewBox="0 0 1 1"><a xlink:href="/x" xml:lang=en /></svg><p id=1 ID=2 data-X hidden>`)
	tests := []struct {
		tag  string
		want []page.Attr
	}{
		{"html", nil},
		{"body", []page.Attr{{Name: "class", Value: "A b"}}},
		{"svg", []page.Attr{{Name: "viewBox", Value: "0 0 1 1"}}},
		{"a", []page.Attr{{Name: "xlink:href", Value: "/x"}, {Name: "xml:lang", Value: "en"}}},
		{"p", []page.Attr{{Name: "id", Value: "1"}, {Name: "data-x", Value: ""}, {Name: "hidden", Value: ""}}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, p.Nodes[p.First(0, tt.tag)].Attrs); diff != "" {
			t.Errorf("attributes of %s (-want +got):\n%s", tt.tag, diff)
		}
	}
}

// What nobody sees is in no text and no attribute, however it is written.
func TestParseInvisible(t *testing.T) {
	p := pagetest.Parse(t, "<p title='a&#xE0069;b'>c\U000e0069d&#xE0067;e")
	n, err := p.FindCSS("p")
	if err != nil {
		t.Fatal(err)
	}
	if title, text := p.Nodes[n].Attr("title"), p.Text(n); title != "ab" || text != "cde" {
		t.Errorf("title %+q, text %+q", title, text)
	}
}

func TestParseBase(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"none", `<p>`, ""},
		{"absolute", `<base href="https://cdn.example/a/">`, "https://cdn.example/a/"},
		{"relative to the page", `<base href="/a/">`, "https://news.example/a/"},
		{"the first with an href", `<base target=_top><base href="/a/"><base href="/b/">`, "https://news.example/a/"},
		{"code is no base", `<base href="javascript:x">`, ""},
	}
	for _, tt := range tests {
		if got := pagetest.Parse(t, tt.source).Base; got != tt.want {
			t.Errorf("%s: Base = %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestParseLimits(t *testing.T) {
	var open strings.Builder // never closed, so that every <p> has them all again
	for i := range 400 {
		fmt.Fprintf(&open, "<b id=%d>", i)
	}
	var quoted strings.Builder
	for i := range 400 {
		fmt.Fprintf(&quoted, `<b a='"' id=">%d">`, i)
	}
	tests := []struct {
		name, source string
		lim          page.Limits
		want         string // LimitError.What; empty: another error
	}{
		{"bytes", "<p>0123456789", page.Limits{Bytes: 12}, "bytes"},
		{"bytes of what is decoded", strings.Repeat("\xe9", 1000), page.Limits{Bytes: 1500}, "bytes"},
		{"nodes", strings.Repeat("<p>", 100), page.Limits{Nodes: 100}, "nodes"},
		{"depth", strings.Repeat("<div>", 20), page.Limits{Depth: 20}, "depth"},
		{"deeper than the parser goes", strings.Repeat("<div>", 600), page.Limits{}, "depth"},
		{"blown up by the parser", open.String() + strings.Repeat("</p><p>x", 50_000), page.Limits{}, "nodes"},
		{"blown up by tags with an end in quotes", quoted.String() + strings.Repeat("</p><p>x", 50_000), page.Limits{}, "nodes"},
		{"blown up inside an svg", "<svg><style>" + open.String() + strings.Repeat("</p><p>x", 50_000), page.Limits{}, "nodes"},
		{"nothing but tags", strings.Repeat("<p>", cost.Most+1), page.Limits{}, "nodes"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{Limits: tt.lim})
			var limit *page.LimitError
			switch {
			case err == nil || p != nil:
				t.Fatalf("HTML = %v, %v, want no page and an error", p, err)
			case errors.As(err, &limit) != (tt.want != ""):
				t.Fatalf("error %v, want LimitError of %q", err, tt.want)
			case limit != nil && limit.What != tt.want:
				t.Errorf("more than the %s, want %q", limit.What, tt.want)
			}
		})
	}
}

func TestParseReadError(t *testing.T) {
	broken := errors.New("connection reset")
	if _, err := parse.HTML(errReader{broken}, parse.Source{}); !errors.Is(err, broken) {
		t.Errorf("error %v, want one that wraps %v", err, broken)
	}
}

type errReader struct{ err error }

func (r errReader) Read([]byte) (int, error) { return 0, r.err }
