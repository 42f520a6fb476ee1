package train

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"

	"galley/dataset"
	"galley/models"
	"galley/page"
	"galley/page/parse"
)

// need skips the test where a program of LIBSVM is missing, or fails it where
// the environment says that it must be there.
func need(t testing.TB, program string) {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		if os.Getenv("GALLEY_NEED_SVM") != "" {
			t.Fatalf("GALLEY_NEED_SVM is set and no %s is on PATH", program)
		}
		t.Skipf("no %s on PATH", program)
	}
}

// A paper is a layout of articles: two sites of different papers look different.
type paper struct {
	host          string
	left, width   int     // of the column with the article, CSS px
	header        int     // height of what is above it
	titleFont     float64 // CSS px
	bodyTag, wrap string  // element of the body, elements around the article
	teasers       int     // beside the article
}

var (
	times = paper{"times.example", 80, 760, 120, 34, "div", "main article", 8}
	post  = paper{"post.example", 300, 700, 220, 42, "section", "div main", 8}
	news  = paper{"news.example", 20, 900, 90, 28, "div", "article", 8}
)

// samples are n labelled pages of the paper.
func (pp paper) samples(t testing.TB, n int) []dataset.Sample {
	t.Helper()
	list := make([]dataset.Sample, n)
	for i := range list {
		list[i] = pp.sample(t, i)
	}
	return list
}

func (pp paper) sample(t testing.TB, i int) dataset.Sample {
	t.Helper()
	url := fmt.Sprintf("https://%s/%02d", pp.host, i)
	p := laid(t, url, pp.html(i))
	return dataset.Sample{
		Slug: fmt.Sprintf("%s-%02d", pp.host, i), URL: url, Page: p, Article: true, By: dataset.ByHuman,
		Selection: page.Selection{Title: byID(t, p, "title"), Roots: []page.NodeID{byID(t, p, "body")}},
	}
}

var words = strings.Fields(`harbour ship crew captain fish storm council budget school bridge street
	market price winter summer river museum painter orchestra mayor law court judge train station
	delay strike union wage farm harvest rain drought minister vote party border river match goal`)

func phrase(r *rand.Rand, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = words[r.IntN(len(words))]
	}
	return strings.Join(list, " ")
}

// html is a page with a menu, an article of some paragraphs, and teasers beside
// and below it.
func (pp paper) html(i int) string {
	r := rand.New(rand.NewPCG(uint64(i), uint64(pp.left)))
	var b strings.Builder
	y, x, w := pp.header, pp.left, pp.width
	put := func(tag string, x, y, w, h int, text string) {
		name, _, _ := strings.Cut(tag, " ")
		fmt.Fprintf(&b, "<%s box=\"%d %d %d %d\">%s</%s>\n", tag, x, y, w, h, text, name)
	}
	title := phrase(r, 5+r.IntN(6))
	paragraphs := 4 + r.IntN(8)
	height := 140 * paragraphs
	fmt.Fprintf(&b, "<title>%s | %s</title><body box=\"0 0 1366 %d\">", title, pp.host, y+height+900)
	for k := range 5 {
		put(fmt.Sprintf("a href=/%s", words[k]), 20+100*k, 10, 90, 30, words[k])
	}
	for tag := range strings.FieldsSeq(pp.wrap) {
		fmt.Fprintf(&b, "<%s box=\"%d %d %d %d\">\n", tag, x, y, w, height+200)
	}
	put(fmt.Sprintf("h1 id=title font=%g", pp.titleFont), x, y+10, w, 60, title)
	put("p", x, y+80, w, 20, "By "+phrase(r, 2))
	fmt.Fprintf(&b, "<%s id=body box=\"%d %d %d %d\">\n", pp.bodyTag, x, y+120, w, height)
	for k := range paragraphs {
		put("p", x, y+120+140*k, w, 120, phrase(r, 30+r.IntN(40))+".")
	}
	fmt.Fprintf(&b, "</%s>\n", pp.bodyTag)
	for tag := range strings.FieldsSeq(pp.wrap) {
		fmt.Fprintf(&b, "</%s>", tag)
	}
	fmt.Fprintf(&b, "<aside box=\"%d %d 300 900\">", x+w+30, y)
	put("h2 font=20", x+w+30, y, 300, 30, "Most read")
	for k := range pp.teasers {
		top := y + 40 + 480*k/pp.teasers
		fmt.Fprintf(&b, "<div font=14 box=\"%d %d 300 80\">", x+w+30, top)
		put(fmt.Sprintf("a href=/s/%d", k), x+w+30, top, 300, 30, phrase(r, 6))
		put("p", x+w+30, top+30, 300, 50, phrase(r, 12))
		b.WriteString("</div>")
	}
	put("p font=12", x+w+30, y+600, 300, 200, phrase(r, 25))
	b.WriteString("</aside>")
	put("footer", 0, y+height+300, 1366, 400, phrase(r, 20))
	return b.String()
}

// laid is a page whose elements say their boxes, box="x y w h" in CSS px, and
// their font sizes, font="px".
func laid(t testing.TB, url, html string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(html), parse.Source{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	p.Laid, p.Viewport, p.Size = true, page.DefaultViewport, page.Size{W: 1366, H: 5000}
	fonts := map[float64]int32{}
	for i := range p.Nodes {
		n, font := &p.Nodes[i], 16.0
		if n.Kind != page.Element {
			continue
		}
		scan(t, n.Attr("box"), &n.Box.X, &n.Box.Y, &n.Box.W, &n.Box.H)
		scan(t, n.Attr("font"), &font)
		if _, ok := fonts[font]; !ok {
			fonts[font] = int32(len(p.Styles))
			p.Styles = append(p.Styles, page.Style{Display: "block", FontSize: font, FontWeight: 400, Opacity: 1})
		}
		n.Style = fonts[font]
	}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

func scan(t testing.TB, s string, into ...any) {
	t.Helper()
	if s == "" {
		return
	}
	if _, err := fmt.Sscan(s, into...); err != nil {
		t.Fatalf("%q: %v", s, err)
	}
}

func byID(t testing.TB, p *page.Page, id string) page.NodeID {
	t.Helper()
	n, err := p.FindCSS("#" + id)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// small is a search of four points, for tests that do not look at the grid.
func small(seed uint64) Options {
	return Options{Seed: seed, Folds: 3, Grid: grid([]int{-9, -5}, []int{2, 4})}
}

func trained(t testing.TB, samples []dataset.Sample, o Options) (*models.Wrapper, *Report) {
	t.Helper()
	need(t, "svm-train")
	w, r, err := Train(t.Context(), samples, "Chrome/156", o)
	if err != nil {
		t.Fatal(err)
	}
	return w, r
}

func file(t testing.TB, w *models.Wrapper) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := w.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
