package main

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"galley/eval"
	"galley/models/fused"
	"galley/page"
)

// Comments, teasers and boxes differ from site to site more than articles do, and the
// corpora have those of few sites. So every article is fitted to a second time, with
// furniture of random make set around and into it, and some cut short, because it is
// short articles that drown in long comments. What is added is wrong by the gold text
// as it is; its words are those of pages that are no articles.

// donors are lines to make furniture of.
type donors struct{ lines, titles []string }

func newDonors(docs []eval.Document) donors {
	var d donors
	for _, doc := range docs {
		if doc.IsArticle() {
			d.titles = append(d.titles, doc.Gold.Title)
			continue
		}
		for line := range strings.SplitSeq(doc.Gold.Text, "\n") {
			if n := len(strings.Fields(line)); n >= 4 && n <= 120 {
				d.lines = append(d.lines, strings.TrimSpace(line))
			}
		}
	}
	return d
}

// augmented is a copy of an article with furniture; nil where there is nowhere to
// set it.
func (s *sample) augmented(o *options, d donors, copy int) *sample {
	h := fnv.New64a()
	fmt.Fprint(h, s.doc.ID, copy)
	m := maker{rand.New(rand.NewPCG(o.seed, h.Sum64())), d}
	plain := &sample{doc: s.doc}
	var err error
	if plain.page, err = page.ParseHTML(bytes.NewReader(s.doc.HTML), page.Source{URL: s.doc.URL, ContentType: s.doc.ContentType}); err != nil {
		return nil
	}
	plain.seen = fused.Observe(plain.page)
	plain.mark()
	body := plain.bestElement()
	if body == page.None {
		return nil
	}
	doc, err := html.Parse(bytes.NewReader(s.doc.HTML))
	if err != nil {
		return nil
	}
	at := find(doc, plain.page.XPath(body))
	if at == nil || at.Parent == nil || at.Data == "body" || at.Data == "html" {
		return nil
	}
	if m.chance(0.4) {
		m.shorten(at)
	}
	m.furnish(at)
	var out bytes.Buffer
	if html.Render(&out, doc) != nil {
		return nil
	}
	c := &sample{doc: s.doc, fold: s.fold, fitted: true, article: true, made: true}
	c.doc.ContentType = "text/html; charset=utf-8"
	if c.page, err = page.ParseHTML(&out, page.Source{URL: s.doc.URL, ContentType: c.doc.ContentType}); err != nil {
		return nil
	}
	c.observe(o)
	c.gold = 0
	for i, w := range c.words {
		c.gold += w * c.right[i]
	}
	if c.gold < 20 {
		return nil
	}
	return c
}

// bestElement is the lowest of the block elements with the best F1.
func (s *sample) bestElement() page.NodeID {
	var list []page.NodeID
	for i := range s.page.Nodes {
		if n := page.NodeID(i); s.page.IsBlock(n) && !s.page.Nodes[i].Hidden {
			list = append(list, n)
		}
	}
	for i, right := range s.rightBodies(list) {
		if right {
			return list[i]
		}
	}
	return page.None
}

// find follows an XPath of tags and positions.
func find(n *html.Node, path string) *html.Node {
	for step := range strings.SplitSeq(strings.Trim(path, "/"), "/") {
		tag, rest, _ := strings.Cut(step, "[")
		k, err := strconv.Atoi(strings.TrimSuffix(rest, "]"))
		if err != nil {
			return nil
		}
		var next *html.Node
		for c := n.FirstChild; c != nil && k > 0; c = c.NextSibling {
			if c.Type == html.ElementNode && c.Data == tag {
				if k--; k == 0 {
					next = c
				}
			}
		}
		if next == nil {
			return nil
		}
		n = next
	}
	return n
}

// maker makes furniture.
type maker struct {
	*rand.Rand
	donors
}

func (m maker) chance(p float64) bool { return m.Float64() < p }

func (m maker) one(list ...string) string { return list[m.IntN(len(list))] }

// shorten leaves one to six elements of an article.
func (m maker) shorten(n *html.Node) {
	keep := 1 + m.IntN(6)
	for c := n.FirstChild; c != nil; {
		next := c.NextSibling
		if c.Type == html.ElementNode && len(strings.Fields(textOf(c))) >= 10 {
			keep--
		}
		if keep < 0 {
			n.RemoveChild(c)
		}
		c = next
	}
}

func textOf(n *html.Node) string {
	var b strings.Builder
	for c := range n.Descendants() {
		if c.Type == html.TextNode {
			b.WriteString(c.Data)
		}
	}
	return b.String()
}

// furnish sets furniture after, into and around an element.
func (m maker) furnish(body *html.Node) {
	if m.chance(0.35) {
		m.into(body, m.one(m.seeAlso(), m.box(), m.cards(1+m.IntN(3))))
	}
	after := body
	if up := body.Parent; m.chance(0.4) && up.Parent != nil && up.Data != "body" && up.Data != "html" {
		after = up
	}
	var parts []string
	if m.chance(0.3) {
		parts = append(parts, m.bio())
	}
	if m.chance(0.4) {
		parts = append(parts, m.cards(3+m.IntN(6)))
	}
	if m.chance(0.3) {
		parts = append(parts, m.box())
	}
	if m.chance(0.3) {
		parts = append(parts, m.list())
	}
	m.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	if m.chance(0.75) {
		parts = append(parts, m.comments())
	}
	if m.chance(0.2) && after == body {
		set(body, nil, strings.Join(parts, ""))
		return
	}
	set(after.Parent, after.NextSibling, strings.Join(parts, ""))
}

// into sets a part between the children of an element.
func (m maker) into(n *html.Node, part string) {
	var places []*html.Node
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode {
			places = append(places, c)
		}
	}
	if len(places) > 1 {
		set(n, places[1+m.IntN(len(places)-1)], part)
	}
}

func set(parent, before *html.Node, part string) {
	nodes, err := html.ParseFragment(strings.NewReader(part), &html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div})
	if err != nil {
		return
	}
	for _, n := range nodes {
		parent.InsertBefore(n, before)
	}
}

func (m maker) tag(tag, content string) string {
	class := ""
	if m.chance(0.7) {
		class = fmt.Sprintf(` class="c%d"`, m.IntN(1000))
	}
	return "<" + tag + class + ">" + content + "</" + tag + ">"
}

func (m maker) line() string { return html.EscapeString(m.one(m.lines...)) }

func (m maker) title() string { return html.EscapeString(m.one(m.titles...)) }

func (m maker) heading(texts ...string) string {
	if m.chance(0.15) {
		return ""
	}
	return m.tag(m.one("h2", "h2", "h3", "h3", "h4", "div", "p", "strong"), m.one(texts...))
}

func (m maker) name() string {
	return m.one("Ana", "Hank", "Quincy", "Guest", "Ola N.", "T. Berg", "devnull", "mia_k", "Petra", "Sunita P.", "old_hand", "R. Moore") + m.one("", "", strconv.Itoa(m.IntN(9999)))
}

func (m maker) date() string {
	n := strconv.Itoa(2 + m.IntN(27))
	return m.one(n+" days ago", n+" hours ago", "Yesterday", "Mar "+n+", 2026", n+" Jan 2026 at 09:14", "2025-11-"+n, n+"/4/2025", "Just now", "October "+n+", 2024 at 9:21 am")
}

func (m maker) words(paragraphs int) string {
	var b strings.Builder
	tag := m.one("p", "p", "p", "div")
	for range paragraphs {
		if tag == "div" && paragraphs == 1 && m.chance(0.5) {
			return m.line()
		}
		b.WriteString("<" + tag + ">" + m.line() + "</" + tag + ">")
	}
	return b.String()
}
