// Package surroundings makes up what stands around articles, and pages of nothing else: comments,
// teasers, boxes and the pages of sections, in mark-up that is drawn at random.
package surroundings

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"galley/eval/corpus"
)

// Donors are texts to make boilerplate of.
type Donors struct {
	Lines  []string // of pages that are no articles
	Titles []string // of articles
}

// DonorsOf are those of the documents of corpora.
func DonorsOf(docs []corpus.Document) Donors {
	var d Donors
	for _, doc := range docs {
		if doc.IsArticle() {
			d.Titles = append(d.Titles, doc.Gold.Title)
			continue
		}
		for line := range strings.SplitSeq(doc.Gold.Text, "\n") {
			if n := len(strings.Fields(line)); n >= 4 && n <= 120 {
				d.Lines = append(d.Lines, strings.TrimSpace(line))
			}
		}
	}
	return d
}

// Generator makes boilerplate: HTML in which everything that differs from site to site is
// drawn at random, such as tags, order, and headings.
type Generator struct {
	*rand.Rand
	Donors
}

// Draws is a generator whose draws depend on a seed and on names.
func (d Donors) Draws(seed uint64, names ...any) Generator {
	h := fnv.New64a()
	fmt.Fprint(h, names...)
	return Generator{rand.New(rand.NewPCG(seed, h.Sum64())), d}
}

// IsEmpty reports whether there is too little to make anything of.
func (d Donors) IsEmpty() bool { return len(d.Lines) == 0 || len(d.Titles) == 0 }

// chance is true with probability p.
func (g Generator) chance(p float64) bool { return g.Float64() < p }

// one of the strings.
func (g Generator) one(list ...string) string { return list[g.IntN(len(list))] }

// tag is an element, often with a class that means nothing.
func (g Generator) tag(tag, content string) string {
	class := ""
	if g.chance(0.7) {
		class = fmt.Sprintf(` class="c%d"`, g.IntN(1000))
	}
	return "<" + tag + class + ">" + content + "</" + tag + ">"
}

func (g Generator) line() string { return html.EscapeString(g.one(g.Lines...)) }

func (g Generator) title() string { return html.EscapeString(g.one(g.Titles...)) }

func (g Generator) heading(texts ...string) string {
	if g.chance(0.15) {
		return ""
	}
	return g.tag(g.one("h2", "h2", "h3", "h3", "h4", "div", "p", "strong"), g.one(texts...))
}

func (g Generator) name() string {
	return g.one("Ana", "Hank", "Quincy", "Guest", "Ola N.", "T. Berg", "devnull", "mia_k", "Petra", "Sunita P.", "old_hand", "R. Moore") + g.one("", "", strconv.Itoa(g.IntN(9999)))
}

func (g Generator) date() string {
	n := strconv.Itoa(2 + g.IntN(27))
	return g.one(n+" days ago", n+" hours ago", "Yesterday", "Mar "+n+", 2026", n+" Jan 2026 at 09:14", "2025-11-"+n, n+"/4/2025", "Just now", "October "+n+", 2024 at 9:21 am")
}

// words are paragraphs of text.
func (g Generator) words(paragraphs int) string {
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
