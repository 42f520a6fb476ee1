package cetd

import (
	"errors"
	"strings"
	"testing"

	"galley/models"
	"galley/page"
)

const long = "A sentence that is long enough to be told from what stands around it. "

var body = strings.Repeat(long, 3)

func TestOptions(t *testing.T) {
	paragraphs := `<div id=text><p>` + body + `<p>` + body + `</div>`
	menu := `<ul><li><a>One</a><li><a>Two</a></ul>`
	text := page.Norm(body)
	both := text + " | " + text
	for _, tt := range []struct {
		name, source string
		opts         Options
		want         string
	}{
		{"published", menu + paragraphs + menu, Options{}, both},
		{"two blocks", menu + paragraphs + menu + paragraphs, Options{}, both + " / " + both},
		{"beyond 1", menu + paragraphs, Options{Lambda: 9}, ""},
		{"λ = 0", menu + paragraphs, Options{Lambda: -1}, "One | Two | " + both},
		{"no links", `<div>Menu</div>` + paragraphs, Options{}, "Menu | " + both},
		{"no links, densities", `<div><b></b><b></b><i>x</i></div>` + paragraphs, Options{LinklessDensities: true, Lambda: 1}, both},
		{"text of the path", `By us. ` + menu + paragraphs + menu, Options{}, "By us. / " + both},
		{"no text of the path", `By us. ` + menu + paragraphs + menu, Options{DropPathText: true}, both},
		{"hidden", `<div hidden><p>` + body + `</div>` + menu + paragraphs, Options{}, both},
		{"only links", menu, Options{Variant: NoLinkChars}, ""},
		{"no text", `<div></div><p> </p><img>`, Options{}, ""},
		{"script", `<script>var x = "` + body + `"</script>` + menu, Options{Variant: CETDDS}, "One | Two"},
		{"smoothed", menu + paragraphs, Options{Variant: CECTDS}, both},
		{"not smoothed", `<p>` + body + `</p><i>q</i>` + menu, Options{Variant: CECTDS, SiblingWeight: -1}, text},
		{"by neighbours", `<p>` + body + `</p><i>q</i>` + menu, Options{Variant: CECTDS, SiblingWeight: 0.5}, "q"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := selected(t, parsed(t, "<body>"+tt.source+"</body>"), tt.opts); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// OPEN-C1 and C4 move densities, seldom decisions.
func TestLinkTags(t *testing.T) {
	p := parsed(t, `<body><ul><li><a>One</a><li><a>Two</a></ul><p id=p><a id=a><b id=b><i><u>in</u></i></b></a> text</p></body>`)
	for _, tt := range []struct {
		name string
		opts Options
		want map[string]int32
	}{
		{"author", Options{}, map[string]int32{"li": 1, "ul": 4, "a": 0, "b": 2, "i": 1, "p": 4, "body": 9}},
		{"paper", Options{PaperLinkTags: true}, map[string]int32{"li": 1, "ul": 2, "b": 2, "p": 1, "body": 3}},
		{"slip", Options{AuthorLinkSlip: true}, map[string]int32{"li": 1, "b": 0, "i": 0, "p": 4}},
	} {
		c := count(p, models.Readable(p, false), &tt.opts)
		for id, want := range tt.want {
			if got := c.linkTags[byID(t, p, id)]; got != want {
				t.Errorf("%s: LT of %s is %d, want %d", tt.name, id, got, want)
			}
		}
	}
}

func TestSkipBlanks(t *testing.T) {
	p := parsed(t, "<body>\n one  two </body>")
	for _, tt := range []struct {
		opts Options
		want int32
	}{{Options{}, 7}, {Options{SkipBlanks: true}, 6}} {
		if got := count(p, models.Readable(p, false), &tt.opts).chars[p.Body()]; got != tt.want {
			t.Errorf("SkipBlanks %v: %d characters, want %d", tt.opts.SkipBlanks, got, tt.want)
		}
	}
}

func TestWholeSubtrees(t *testing.T) {
	p := parsed(t, `<body><div>`+body+`<b></b><b></b><b><a>deep</a></b></div><a>x</a></body>`)
	if got := selected(t, p, Options{Variant: CECTDS}); strings.Contains(got, "deep") {
		t.Errorf("the link is content: %q", got)
	}
	if got := selected(t, p, Options{Variant: CECTDS, WholeSubtrees: true}); !strings.Contains(got, "deep") {
		t.Errorf("the link is not content: %q", got)
	}
}

// What the browser hides is not read; as in the paper it counts, though no reader
// would see it in the output.
func TestLaidOut(t *testing.T) {
	source := `<body><div id=shown><p>` + body + `<p>` + body + `</div><div id=hidden><p>` + body + body + `</div><a>x</a></body>`
	p := parsed(t, source)
	if plain := selected(t, p, Options{}); strings.Count(plain, "A sentence") != 12 {
		t.Fatalf("both are seen: %q", plain)
	}
	p.Laid, p.Viewport = true, page.DefaultViewport
	p.Styles = []page.Style{{Display: "block", Opacity: 1}, {Display: "inline", Opacity: 1}}
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element {
			p.Nodes[i].Style = 0
			if p.Nodes[i].Tag == "a" {
				p.Nodes[i].Style = 1
			}
		}
	}
	p.Nodes[byID(t, p, "hidden")].Hidden = true
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	if got := selected(t, p, Options{}); got != page.Norm(body)+" | "+page.Norm(body) {
		t.Errorf("got %q, want only what is seen", got)
	}
	s, err := (&Extractor{Options{ReadHidden: true}}).Select(p)
	if hidden := byID(t, p, "hidden"); err != nil || len(s.Roots) != 1 || !p.Contains(s.Roots[0], hidden) {
		t.Errorf("ReadHidden: %v, %v, want a root around %d", s, err, hidden)
	}
}

func TestHeading(t *testing.T) {
	p := parsed(t, `<body><h1 hidden>No</h1><h1></h1><h1>Title</h1><p>`+body+`</p><a>x</a></body>`)
	s, err := (&Extractor{Options{Heading: true}}).Select(p)
	if err != nil || s.Title == page.None || p.Text(s.Title) != "Title" {
		t.Errorf("title %v, %v", s.Title, err)
	}
	if s, _ := (&Extractor{}).Select(p); s.Title != page.None {
		t.Errorf("title %v without the option", s.Title)
	}
}

func TestMethods(t *testing.T) {
	p := example(t)
	for i, m := range Methods() {
		s, err := m.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.(*Extractor).Variant; got != Variant(i) || got.String() != m.Name {
			t.Errorf("%s makes %v", m.Name, got)
		}
		if _, err := s.Select(p); err != nil {
			t.Errorf("%s: %v", m.Name, err)
		}
		if _, err := m.New(map[string]float64{"lambda": -1}); err == nil {
			t.Errorf("%s takes a negative lambda", m.Name)
		}
		if _, err := m.New(map[string]float64{"nonsense": 1}); err == nil {
			t.Errorf("%s takes an unknown parameter", m.Name)
		}
		s, err = m.New(map[string]float64{"lambda": 0, "heading": 1})
		if e := s.(*Extractor); err != nil || e.lambda() != 0 || !e.Heading {
			t.Errorf("%s: lambda %v, heading %v, %v", m.Name, e.lambda(), e.Heading, err)
		}
	}
}

// λ = 0 keeps every text, whatever the variant ([Sun11]: recall 100 %).
func TestZeroLambdaKeepsAll(t *testing.T) {
	for _, source := range pages {
		p := parsed(t, source)
		for v := CECTDDS; v <= NoLinkChars; v++ {
			s, err := (&Extractor{Options{Variant: v, Lambda: -1}}).Select(p)
			if errors.Is(err, models.ErrNoArticle) {
				continue
			}
			got := strings.Fields(strings.NewReplacer("/", " ", "|", " ").Replace(textOf(p, s)))
			want := strings.Fields(strings.NewReplacer("/", " ", "|", " ").Replace(p.Text(p.Body())))
			if strings.Join(got, "") != strings.Join(want, "") {
				t.Errorf("%v: %q, want all of %q", v, got, want)
			}
		}
	}
}
