package article

import (
	"bytes"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	goldmarkhtml "github.com/yuin/goldmark/renderer/html"
	"golang.org/x/net/html"

	"galley/article/cleanhtml"
	"galley/article/flow"
	"galley/article/markdown"
	"galley/page"
)

// held is what a document holds, in its order.
type held struct {
	text   string   // without white space
	links  []string // that lead out and show something
	images []string // address and alternative text
	cells  []string // text of the cells that are not empty, without white space
	notes  bool     // it has footnotes, which Markdown numbers anew
}

// holder reads a document.
type holder struct {
	held
	forMarkdown bool // read clean HTML as Markdown can say it
	words       strings.Builder
}

// holds reads an HTML document or a fragment. forMarkdown leaves out what Markdown has
// no word for: films are links, links and pictures in code are its text.
func holds(t *testing.T, document string, forMarkdown bool) held {
	t.Helper()
	tree, err := html.Parse(strings.NewReader(document))
	if err != nil {
		t.Fatal(err)
	}
	h := holder{forMarkdown: forMarkdown}
	for n := range tree.Descendants() {
		if n.Data == "body" && n.Type == html.ElementNode {
			h.read(n, false)
			break
		}
	}
	h.text = h.words.String()
	return h.held
}

func (h *holder) read(n *html.Node, code bool) {
	switch {
	case n.Type == html.TextNode:
		text := squeezed(n.Data)
		if h.forMarkdown { // tasks
			text = strings.NewReplacer("☐", "[]", "☑", "[x]").Replace(text)
		}
		h.words.WriteString(text)
	case n.Data == "img" && !(code && h.forMarkdown):
		h.images = append(h.images, decodedURL(attrOf(n, "src"))+" "+page.Norm(attrOf(n, "alt")))
	case h.forMarkdown && (n.Data == "video" || n.Data == "audio") && n.Namespace == "":
		h.film(n)
		return
	case h.forMarkdown && (n.Data == "math" || n.Data == "svg"):
		if alt := page.FirstOf(attrOf(n, "alttext"), attrOf(n, "aria-label")); alt != "" {
			if n.Data == "math" && strings.ContainsAny(alt, `\^_{`) {
				alt = "$" + alt + "$"
			}
			h.words.WriteString(squeezed(alt))
			return
		}
	case h.forMarkdown && n.Data == "q" && n.Namespace == "":
		if text := strings.TrimSpace(textOf(n)); text != "" && !strings.ContainsRune(flow.Quotes, []rune(text)[0]) {
			h.words.WriteString("“")
			defer h.words.WriteString("”")
		}
	case h.forMarkdown && n.Data == "rt" && n.Namespace == "":
		before := n.PrevSibling
		for before != nil && before.Type == html.TextNode && strings.TrimSpace(before.Data) == "" {
			before = before.PrevSibling
		}
		if before == nil || before.Data != "rp" {
			h.words.WriteString("（")
			defer h.words.WriteString("）")
		}
	case n.Data == "pre":
		code = true
	}
	start, images := h.words.Len(), len(h.images)
	lower := 0
	for c := range n.ChildNodes() {
		if lower++; h.forMarkdown && n.Data == "mfrac" && lower == 2 {
			h.words.WriteString("/")
		}
		h.read(c, code || n.Data == "code" && h.forMarkdown)
	}
	inside := h.words.String()[start:]
	href := attrOf(n, "href")
	switch {
	case n.Data == "a" && n.Namespace == "" && href != "" && !strings.HasPrefix(href, "#") && !(code && h.forMarkdown) && (inside != "" || len(h.images) > images):
		h.links = append(h.links, decodedURL(href))
	case n.Data == "a" && strings.HasPrefix(href, "#fn:"):
		h.notes = true
	case (n.Data == "td" || n.Data == "th") && inside != "" && n.Namespace == "" && !isColumn(n):
		h.cells = append(h.cells, inside)
	}
}

// isColumn reports whether the table of a cell has one cell with words or a picture in each row, and no heads: its cells
// are blocks, one below the other.
func isColumn(cell *html.Node) bool {
	table := cell
	for table.Data != "table" {
		if table = table.Parent; table == nil {
			return false
		}
	}
	cells := map[*html.Node]int{}
	for n := range table.Descendants() {
		switch n.Data {
		case "th", "caption":
			return false
		case "td":
			if shownIn(n) {
				cells[n.Parent]++
			}
		}
	}
	for _, count := range cells {
		if count > 1 {
			return false
		}
	}
	return true
}

// shownIn reports whether words or a picture are in a cell.
func shownIn(cell *html.Node) bool {
	for n := range cell.Descendants() {
		if n.Type == html.TextNode && strings.TrimSpace(n.Data) != "" || n.Data == "img" {
			return true
		}
	}
	return false
}

// film is what Markdown makes of one.
func (h *holder) film(n *html.Node) {
	u := attrOf(n, "src")
	for c := range n.ChildNodes() {
		if u == "" && c.Data == "source" {
			u = attrOf(c, "src")
		}
	}
	name := page.FirstOf(attrOf(n, "title"), attrOf(n, "aria-label"), strings.ToUpper(n.Data[:1])+n.Data[1:])
	switch poster := attrOf(n, "poster"); {
	case u == "":
		return
	case within(n.Parent, "a"):
		h.words.WriteString(squeezed(name))
		return
	case poster != "":
		h.images = append(h.images, decodedURL(poster)+" "+page.Norm(name))
	default:
		h.words.WriteString(squeezed(name))
	}
	h.links = append(h.links, decodedURL(u))
}

func squeezed(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == 0 {
			return -1
		}
		return r
	}, s)
}

func decodedURL(u string) string {
	if d, err := url.PathUnescape(u); err == nil {
		u = d
	}
	return squeezed(u)
}

// same compares what two documents hold and says where they differ first.
func (h held) same(other held) (faults []string) {
	if h.text != other.text && !h.notes && !other.notes {
		i := 0
		for i < len(h.text) && i < len(other.text) && h.text[i] == other.text[i] {
			i++
		}
		faults = append(faults, "text: "+cutAt(h.text, i)+"\n  became "+cutAt(other.text, i))
	}
	for _, list := range []struct {
		what      string
		had, have []string
	}{{"link", h.links, other.links}, {"image", h.images, other.images}, {"cell", h.cells, other.cells}} {
		if fault := missing(list.what, list.had, list.have); fault != "" && !(h.notes || other.notes) {
			faults = append(faults, list.what+": "+fault)
		}
	}
	return faults
}

func cutAt(s string, i int) string { return s[max(0, i-30):min(len(s), i+40)] }

// missing names the first that one list has and the other has not, as often.
func missing(what string, had, have []string) string {
	a, b := slices.Sorted(slices.Values(had)), slices.Sorted(slices.Values(have))
	if what == "link" { // one around several blocks is one around each
		a, b = slices.Compact(a), slices.Compact(b)
	}
	for i := range max(len(a), len(b)) {
		switch {
		case i >= len(b) || i < len(a) && a[i] < b[i]:
			return "lost " + a[i]
		case i >= len(a) || a[i] > b[i]:
			return "new " + b[i]
		}
	}
	return ""
}

// renderedMarkdown is Markdown as CommonMark with tables and footnotes.
func renderedMarkdown(t testing.TB, a *Article) string {
	t.Helper()
	var md, out bytes.Buffer
	a.NoFrontMatter = true
	if err := a.WriteMarkdown(&md); err != nil {
		t.Fatal(err)
	}
	r := goldmark.New(goldmark.WithExtensions(extension.Table, extension.Footnote, extension.Strikethrough), goldmark.WithRendererOptions(goldmarkhtml.WithUnsafe()))
	if err := r.Convert(md.Bytes(), &out); err != nil {
		t.Fatal(err)
	}
	return "<!doctype html><body>" + out.String()
}

// roundTrip says what an article loses on its way through clean HTML and Markdown,
// and what is not valid.
func roundTrip(t *testing.T, a *Article) (faults []string) {
	t.Helper()
	var styled, clean bytes.Buffer
	if a.WriteHTML(&styled) != nil || a.WriteClean(&clean) != nil {
		t.Fatal("cannot be written")
	}
	from, to := holds(t, styled.String(), false), holds(t, clean.String(), false)
	// A link to a place of which nothing is left leads to the page on the web.
	to.links = slices.DeleteFunc(to.links, func(u string) bool {
		return strings.HasPrefix(u, decodedURL(a.URL)+"#") && !slices.Contains(from.links, u)
	})
	for _, fault := range from.same(to) {
		faults = append(faults, "clean: "+fault)
	}
	for _, fault := range invalid(clean.String()) {
		faults = append(faults, "clean is not valid: "+fault)
	}
	had, have := holds(t, clean.String(), true), holds(t, renderedMarkdown(t, a), false)
	if len(have.cells) < len(had.cells) {
		had.cells = gridCells(a) // the others are written one after the other
	}
	for _, fault := range had.same(have) {
		faults = append(faults, "md: "+fault)
	}
	return faults
}

// TestRoundTrip takes shared pages through clean HTML and Markdown: a few, or with
// GALLEY_ROUNDTRIP=all 200.
func TestRoundTrip(t *testing.T) {
	count := 12
	if os.Getenv("GALLEY_ROUNDTRIP") == "all" {
		count = 200
	}
	names := sharedPages(t, count)
	var total held
	for _, name := range names {
		p, sel := sharedPage(t, name)
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		if faults := roundTrip(t, a); len(faults) > 0 {
			t.Errorf("%s:\n%s", filepath.Base(filepath.Dir(name))+"/"+filepath.Base(name), strings.Join(faults[:min(4, len(faults))], "\n"))
		}
		h := holds(t, renderedMarkdown(t, a), false)
		total.text += h.text
		total.links, total.images, total.cells = append(total.links, h.links...), append(total.images, h.images...), append(total.cells, h.cells...)
	}
	t.Logf("%d pages: %d characters, %d links, %d images, %d cells", len(names), len(total.text), len(total.links), len(total.images), len(total.cells))
}

// gridCells are the texts of the cells of tables that Markdown writes as tables.
func gridCells(a *Article) (cells []string) {
	var walk func(p *flow.Piece)
	walk = func(p *flow.Piece) {
		if p.Tag == "table" {
			if rows, ok := markdown.Grid(a.markdownSource(), p); ok {
				for _, row := range rows {
					for _, cell := range row.Kids {
						own := cleanhtml.Of(cleanhtml.Source{Plan: a.plan, Flow: &flow.Flow{Body: cell}, Markup: a.markupSource()})
						tree, _ := html.Parse(bytes.NewReader(own))
						h := holder{forMarkdown: true}
						h.read(tree, false)
						if h.words.Len() > 0 {
							cells = append(cells, h.words.String())
						}
					}
				}
			}
		}
		for _, k := range p.Kids {
			walk(k)
		}
	}
	walk(a.flow.Body)
	return cells
}

// textOf is the text of a subtree.
func textOf(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
		}
	}
	return b.String()
}
