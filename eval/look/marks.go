package look

import (
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"galley/page"
	"galley/page/colour"
)

// mark is what a style sheet puts before or after what is in an element, or for the sign of a
// list item, and a reader sees: the sign of a list item, a line below a heading, a quotation mark.
type mark struct {
	words  string // white space collapsed; of a counter that there is one
	colour string // of the words, or else of the ground and the borders
	paints bool   // it has a ground or a border, so that its size is seen
	laid   bool   // over a place of its element: its insets say where
	value  func(property string) string
	off    page.Rect // how much more its insets are than from the edges of its own element: X left, Y top, W right, H bottom
}

// marks counts those of the elements that have texts, and those that are in the article.
// Signs of fonts of signs do not count: such fonts are files beside an article.
func (c *comparison) marks() {
	for e, i := range c.elements() {
		for _, which := range [3]string{page.Before, page.After, page.Marker} {
			m, ok := markOf(c.a.p, e, which)
			if !ok {
				continue
			}
			if c.Marked++; c.to[i] >= 0 && hasMark(c.b.p, c.b.texts[c.to[i]].node, which, m) {
				c.sameMarks++
				continue
			}
			tag := c.a.p.Nodes[e].Tag
			c.why("mark of "+tag+which, fmt.Sprintf("mark: no %s %q of %s %s", which, m.words, tag, clip(c.a.texts[i].text)))
		}
	}
}

// elements are those around the texts of the labelled part, each once, with the index of the first
// text in it.
func (c *comparison) elements() iter.Seq2[page.NodeID, int] {
	return func(yield func(page.NodeID, int) bool) {
		seen := map[page.NodeID]bool{}
		for i, t := range c.a.texts {
			for e := range c.a.p.Ancestors(t.node) {
				if seen[e] || !c.inRoot(e) {
					break // and so are those around it
				}
				if seen[e] = true; !yield(e, i) {
					return
				}
			}
		}
	}
}

func (c *comparison) inRoot(e page.NodeID) bool {
	return c.a.p.InAny(c.roots, e)
}

// hasMark reports whether an element around a text has such a mark.
func hasMark(p *page.Page, text page.NodeID, which string, want mark) bool {
	for e := range p.Ancestors(text) {
		if got, ok := markOf(p, e, which); ok && got.same(want) {
			return true
		}
	}
	return false
}

// markOf is the mark of an element; ok is false where there is none to be seen.
func markOf(p *page.Page, e page.NodeID, which string) (m mark, ok bool) {
	values := p.StyleOf(e).Generated(which)
	if values == nil {
		return mark{}, false
	}
	value := func(name string) string { return values[slices.Index(page.GeneratedProperties, name)] }
	if value("visibility") != "visible" || number(value("opacity")) < 0.1 || value("display") == "none" || value("position") == "fixed" {
		return mark{}, false
	}
	m = mark{words: said(value("content")), laid: value("position") == "absolute", value: value}
	var painted []string
	// A mask leaves a sign of a ground, as a font of signs does.
	if cut := value("mask-image"); cut != "" && cut != "none" {
		return m, m.words != ""
	}
	if ground, ok := colour.Parse(value("background-color")); ok && ground.A > 0 || strings.Contains(value("background-image"), "gradient(") {
		painted = append(painted, value("background-color"))
	}
	for _, side := range [4]string{"border-top", "border-right", "border-bottom", "border-left"} {
		if line, ok := colour.Parse(value(side + "-color")); ok && line.A > 0 && value(side+"-style") != "none" && number(value(side+"-width")) > 0 {
			painted = append(painted, value(side+"-color"))
		}
	}
	if m.laid {
		m.off = offOf(p, e, value)
	}
	w, h := m.size()
	m.paints = len(painted) > 0 && (m.words != "" || w > 0 && h > 0)
	if m.colour = value("color"); m.words == "" {
		m.colour = strings.Join(painted, " ")
	}
	return m, m.words != "" || m.paints
}

// size is that of the border box, where the mark is a box.
func (m *mark) size() (w, h float64) {
	w, h = number(m.value("width")), number(m.value("height"))
	if m.value("box-sizing") != "border-box" {
		w += number(m.value("padding-left")) + number(m.value("padding-right")) + number(m.value("border-left-width")) + number(m.value("border-right-width"))
		h += number(m.value("padding-top")) + number(m.value("padding-bottom")) + number(m.value("border-top-width")) + number(m.value("border-bottom-width"))
	}
	return w, h
}

// same reports whether two marks look the same, within BlockTolerance.
func (m *mark) same(o mark) bool {
	at := func(m *mark, side string, off float64) float64 { return number(m.value(side)) - off }
	left := within(at(m, "left", m.off.X), at(&o, "left", o.off.X), BlockTolerance)
	top := within(at(m, "top", m.off.Y), at(&o, "top", o.off.Y), BlockTolerance)
	near := [2]bool{
		left || within(at(m, "right", m.off.W), at(&o, "right", o.off.W), BlockTolerance),
		top || within(at(m, "bottom", m.off.H), at(&o, "bottom", o.off.H), BlockTolerance),
	}
	w, h := m.size()
	v, g := o.size()
	return m.words == o.words && m.colour == o.colour && m.paints == o.paints && m.laid == o.laid && m.value("clip-path") == o.value("clip-path") &&
		(!m.paints || within(w, v, BlockTolerance) && within(h, g, BlockTolerance)) &&
		(!m.laid || near[0] && near[1])
}

// offOf is how much more the insets of a mark of e are than from the edges of e: it may lie over a place
// of an element around.
func offOf(p *page.Page, e page.NodeID, value func(string) string) page.Rect {
	own, ok := p.LaidIn(e, value)
	if !ok {
		return page.Rect{}
	}
	around := page.RoomOf(value)
	return page.Rect{X: own.X, Y: own.Y, W: around.W - own.Right(), H: around.H - own.Bottom()}
}

// counters are the calls of counters in a computed content.
var counters = regexp.MustCompile(`counters?\((?:[^()"]|"(?:[^"\\]|\\.)*")*\)`)

// quoteMarks are quotation marks, as a style sheet calls for them and as they are written: an article
// may have either for the other.
var quoteMarks = regexp.MustCompile(`open-quote|close-quote|[«»“”„‟‘’‚‛‹›「」『』]`)

// said is what a computed content says. The names of counters are the author's.
func said(content string) string {
	if content == "normal" {
		return "•" // of a list item: the sign of its list
	}
	content = quoteMarks.ReplaceAllString(counters.ReplaceAllString(content, "#"), "“")
	text := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Co, r) || r == '"' || r == '\\' {
			return -1
		}
		return r
	}, content)
	if strings.Contains(content, "url(") || strings.Contains(content, "gradient(") {
		return ""
	}
	return page.Norm(strings.ReplaceAll(text, "\u200b", ""))
}

// number reads a computed length; 0 for auto.
func number(v string) float64 {
	f, _ := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	return f
}
