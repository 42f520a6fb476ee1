// Package traintest has, for tests, labelled pages of made-up papers to train wrappers on.
package traintest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"

	"galley/dataset"
	"galley/page"
	"galley/page/pagetest"
)

// Need skips the test where a program of LIBSVM is missing, or fails it where
// the environment says that it must be there.
func Need(t testing.TB, program string) {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		if os.Getenv("GALLEY_NEED_SVM") != "" {
			t.Fatalf("GALLEY_NEED_SVM is set and no %s is on PATH", program)
		}
		t.Skipf("no %s on PATH", program)
	}
}

// A Paper is a layout of articles: two sites of different papers look different.
type Paper struct {
	Host          string
	left, width   int     // of the column with the article, CSS px
	header        int     // height of what is above it
	titleFont     float64 // CSS px
	bodyTag, wrap string  // element of the body, elements around the article
	Teasers       int     // beside the article
}

// Three papers that look different.
var (
	Times = Paper{"times.example", 80, 760, 120, 34, "div", "main article", 8}
	Post  = Paper{"post.example", 300, 700, 220, 42, "section", "div main", 8}
	News  = Paper{"news.example", 20, 900, 90, 28, "div", "article", 8}
)

// Samples are n labelled pages of the paper.
func (pp Paper) Samples(t testing.TB, n int) []dataset.Sample {
	t.Helper()
	list := make([]dataset.Sample, n)
	for i := range list {
		list[i] = pp.Sample(t, i)
	}
	return list
}

// Sample is the labelled page i of the paper.
func (pp Paper) Sample(t testing.TB, i int) dataset.Sample {
	t.Helper()
	url := fmt.Sprintf("https://%s/%02d", pp.Host, i)
	p := pagetest.Boxed(t, url, pp.HTML(i))
	return dataset.Sample{
		Slug: fmt.Sprintf("%s-%02d", pp.Host, i), URL: url, Page: p, Article: true, By: dataset.ByHuman,
		Selection: page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "body")}},
	}
}

// Words are those of the papers.
var Words = strings.Fields(`harbour ship crew captain fish storm council budget school bridge street
	market price winter summer river museum painter orchestra mayor law court judge train station
	delay strike union wage farm harvest rain drought minister vote party border river match goal`)

// Phrase is n words of the papers.
func Phrase(r *rand.Rand, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = Words[r.IntN(len(Words))]
	}
	return strings.Join(list, " ")
}

// HTML is a page with a menu, an article of some paragraphs, and teasers beside
// and below it.
func (pp Paper) HTML(i int) string {
	r := rand.New(rand.NewPCG(uint64(i), uint64(pp.left)))
	var b strings.Builder
	y, x, w := pp.header, pp.left, pp.width
	put := func(tag string, x, y, w, h int, text string) {
		name, _, _ := strings.Cut(tag, " ")
		fmt.Fprintf(&b, "<%s box=\"%d %d %d %d\">%s</%s>\n", tag, x, y, w, h, text, name)
	}
	title := Phrase(r, 5+r.IntN(6))
	paragraphs := 4 + r.IntN(8)
	height := 140 * paragraphs
	fmt.Fprintf(&b, "<title>%s | %s</title><body box=\"0 0 1366 %d\">", title, pp.Host, y+height+900)
	for k := range 5 {
		put(fmt.Sprintf("a href=/%s", Words[k]), 20+100*k, 10, 90, 30, Words[k])
	}
	for tag := range strings.FieldsSeq(pp.wrap) {
		fmt.Fprintf(&b, "<%s box=\"%d %d %d %d\">\n", tag, x, y, w, height+200)
	}
	put(fmt.Sprintf("h1 id=title font=%g", pp.titleFont), x, y+10, w, 60, title)
	put("p", x, y+80, w, 20, "By "+Phrase(r, 2))
	fmt.Fprintf(&b, "<%s id=body box=\"%d %d %d %d\">\n", pp.bodyTag, x, y+120, w, height)
	for k := range paragraphs {
		put("p", x, y+120+140*k, w, 120, Phrase(r, 30+r.IntN(40))+".")
	}
	fmt.Fprintf(&b, "</%s>\n", pp.bodyTag)
	for tag := range strings.FieldsSeq(pp.wrap) {
		fmt.Fprintf(&b, "</%s>", tag)
	}
	fmt.Fprintf(&b, "<aside box=\"%d %d 300 900\">", x+w+30, y)
	put("h2 font=20", x+w+30, y, 300, 30, "Most read")
	for k := range pp.Teasers {
		top := y + 40 + 480*k/pp.Teasers
		fmt.Fprintf(&b, "<div font=14 box=\"%d %d 300 80\">", x+w+30, top)
		put(fmt.Sprintf("a href=/s/%d", k), x+w+30, top, 300, 30, Phrase(r, 6))
		put("p", x+w+30, top+30, 300, 50, Phrase(r, 12))
		b.WriteString("</div>")
	}
	put("p font=12", x+w+30, y+600, 300, 200, Phrase(r, 25))
	b.WriteString("</aside>")
	put("footer", 0, y+height+300, 1366, 400, Phrase(r, 20))
	return b.String()
}
