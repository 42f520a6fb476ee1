package networks

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"galley/eval/corpus"
)

// donors are texts to make boilerplate of.
type donors struct {
	lines  []string // of pages that are no articles
	titles []string // of articles
}

func newDonors(docs []corpus.Document) donors {
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

// generator makes boilerplate: HTML in which everything that differs from site to site is
// drawn at random, such as tags, order, and headings.
type generator struct {
	*rand.Rand
	donors
}

// chance is true with probability p.
func (g generator) chance(p float64) bool { return g.Float64() < p }

// one of the strings.
func (g generator) one(list ...string) string { return list[g.IntN(len(list))] }

// tag is an element, often with a class that means nothing.
func (g generator) tag(tag, content string) string {
	class := ""
	if g.chance(0.7) {
		class = fmt.Sprintf(` class="c%d"`, g.IntN(1000))
	}
	return "<" + tag + class + ">" + content + "</" + tag + ">"
}

func (g generator) line() string { return html.EscapeString(g.one(g.lines...)) }

func (g generator) title() string { return html.EscapeString(g.one(g.titles...)) }

func (g generator) heading(texts ...string) string {
	if g.chance(0.15) {
		return ""
	}
	return g.tag(g.one("h2", "h2", "h3", "h3", "h4", "div", "p", "strong"), g.one(texts...))
}

func (g generator) name() string {
	return g.one("Ana", "Hank", "Quincy", "Guest", "Ola N.", "T. Berg", "devnull", "mia_k", "Petra", "Sunita P.", "old_hand", "R. Moore") + g.one("", "", strconv.Itoa(g.IntN(9999)))
}

func (g generator) date() string {
	n := strconv.Itoa(2 + g.IntN(27))
	return g.one(n+" days ago", n+" hours ago", "Yesterday", "Mar "+n+", 2026", n+" Jan 2026 at 09:14", "2025-11-"+n, n+"/4/2025", "Just now", "October "+n+", 2024 at 9:21 am")
}

// words are paragraphs of text.
func (g generator) words(paragraphs int) string {
	var b strings.Builder
	tag := g.one("p", "p", "p", "div")
	for range paragraphs {
		if tag == "div" && paragraphs == 1 && g.chance(0.5) {
			return g.line()
		}
		b.WriteString("<" + tag + ">" + g.line() + "</" + tag + ">")
	}
	return b.String()
}
