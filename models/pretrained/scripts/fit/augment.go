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

// comments are made alike, in a make of their own.
func (m maker) comments() string {
	wrapper := m.one("div", "div", "section", "ul", "ol", "dl", "table", "aside")
	item := map[string]string{"ul": "li", "ol": "li", "dl": "dd", "table": "tr"}[wrapper]
	if item == "" {
		item = m.one("div", "article", "section", "div")
	}
	first := m.chance(0.75) // the name comes first
	picture, numbered, wrapped := m.chance(0.6), m.chance(0.15), m.chance(0.6)
	nameTag, dateTag := m.one("b", "strong", "a", "span", "cite", "h4", "div"), m.one("time", "small", "span", "div", "span")
	actions := m.one("", "", `<a href="#r">Reply</a>`, `<button>Like (3)</button> <button>Reply</button>`, `<div><a href="#q">Quote</a> · <a href="#x">Report</a></div>`, `<span>▲ 12</span>`)
	n := 1 + m.IntN(6)
	if m.chance(0.5) {
		n = 3 + m.IntN(30)
	}
	class := fmt.Sprintf(` class="k%d"`, m.IntN(100))
	var b strings.Builder
	for i := range n {
		meta := ""
		if picture && item != "tr" {
			meta = `<img src="/a.png" width=40 height=40 alt="">`
		}
		if numbered {
			meta += strconv.Itoa(i+1) + ". "
		}
		meta += "<" + nameTag + ">" + m.name() + "</" + nameTag + "> <" + dateTag + ">" + m.date() + "</" + dateTag + ">"
		text := m.words(1 + m.IntN(3)*m.IntN(2))
		switch {
		case item == "dd":
			fmt.Fprintf(&b, "<dt>%s</dt><dd>%s%s</dd>", meta, text, actions)
		case item == "tr":
			fmt.Fprintf(&b, "<tr><td>%s</td><td>%s%s</td></tr>", meta, text, actions)
		default:
			if wrapped {
				meta, text = "<div>"+meta+"</div>", "<div>"+text+"</div>"
			}
			if !first {
				meta, text = text, meta
			}
			fmt.Fprintf(&b, "<%s%s>%s%s%s</%s>", item, class, meta, text, actions, item)
		}
	}
	out := m.tag(wrapper, b.String())
	form := `<form><textarea rows=4></textarea>` + m.one("", "<label>Name</label><input>") + `<button>` + m.one("Submit", "Post comment", "Send") + `</button></form>`
	switch m.IntN(4) {
	case 0:
		out = form + out
	case 1, 2:
		out += form
	}
	out = m.heading("Comments", strconv.Itoa(n)+" comments", "What readers say", "Join the conversation", "Responses", "Discussion", "Leave a reply", "Your thoughts") + out
	if m.chance(0.6) {
		out = m.tag(m.one("div", "section", "aside"), out)
	}
	return out
}

// cards lead to other stories, with a line of each.
func (m maker) cards(n int) string {
	wrapper := m.one("div", "div", "section", "ul", "aside")
	item := m.one("div", "article", "a", "section")
	if wrapper == "ul" {
		item = "li"
	}
	picture, teaser, titleTag := m.chance(0.7), m.chance(0.6), m.one("h3", "h4", "strong", "div", "p")
	var b strings.Builder
	for range n {
		in := ""
		if picture {
			in = `<img src="/t.jpg" alt="">`
		}
		title := m.title()
		if item != "a" {
			title = `<a href="/x">` + title + `</a>`
		}
		in += "<" + titleTag + ">" + title + "</" + titleTag + ">"
		if teaser {
			in += "<p>" + m.line() + "</p>"
		}
		fmt.Fprintf(&b, "<%s class=card>%s</%s>", item, in, item)
	}
	return m.tag(m.one("div", "section", "aside"), m.heading("Read next", "Related", "More stories", "You may also like", "Recommended", "In other news")+m.tag(wrapper, b.String()))
}

func (m maker) list() string {
	var b strings.Builder
	for range 3 + m.IntN(6) {
		b.WriteString(`<li><a href="/y">` + m.title() + `</a>`)
	}
	return m.tag(m.one("div", "aside", "nav"), m.heading("Most read", "Latest", "Popular", "Trending")+m.tag(m.one("ol", "ul"), b.String()))
}

func (m maker) box() string {
	return m.tag(m.one("div", "section", "aside", "form"), m.heading("Newsletter", "Stay informed", "Never miss a story", "Support our work")+m.words(1)+
		m.one(`<input type=email><button>Sign up</button>`, `<a href="/s">Subscribe</a>`, `<button>Join</button>`, ""))
}

func (m maker) seeAlso() string {
	return m.tag(m.one("div", "p", "aside", "blockquote"), m.one("See also: ", "Read more: ", "Related: ", "")+`<a href="/z">`+m.title()+`</a>`)
}

func (m maker) bio() string {
	return m.tag(m.one("div", "aside", "section"), m.one("", `<img src="/me.jpg" alt="">`)+m.tag(m.one("h4", "strong", "div"), m.one("About the author", m.name()))+"<p>"+m.line()+"</p>")
}
