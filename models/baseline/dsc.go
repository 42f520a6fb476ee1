package baseline

import (
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// DSC is the document slope curve [DSC]: sections of the page where tags are rare for
// several windows in a row. The defaults are recalled.
type DSC struct {
	Options
	Window int     // W: tokens of a window, which moves by half of them; 0 means 50, and 8 for pages of less than 200 tokens
	Run    int     // c: low windows that begin a section, and high ones that end it; 0 means 3
	Ratio  float64 // a window is low with at most this share of the page's tags a token; 0 means 0.5, negative 0
}

// Declare lists the parameters.
func (d *DSC) Declare(p *method.Params) {
	p.Int(&d.Window, "window", 0, 0, 100_000, "tokens of a window; 0: 50, and 8 for pages of less than 200")
	p.Int(&d.Run, "run", 3, 1, 1000, "windows that begin or end a section")
	p.Float(&d.Ratio, "ratio", 0.5, 0, 10, "of the page's tags a token, at most, makes a window low")
	d.Options.Declare(p)
}

// Select finds the article; a page without a section is models.ErrNoArticle.
func (d *DSC) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, d.ReadHidden)
	tokens := tokens(p, read, "")
	content, all := within(tokens, d.sections(tokens), len(p.Nodes))
	return d.selection(p, read, cover.Majority(content, all))
}

// sections are the spans of tokens from the first of at least c consecutive low
// windows to the last low one before c consecutive high ones.
func (d *DSC) sections(tokens []run) []span {
	all, tags := 0, 0
	for _, r := range tokens {
		all += r.n
		if !r.isText() {
			tags += r.n
		}
	}
	width := d.Window
	if width <= 0 {
		if width = 50; all < 200 {
			width = 8
		}
	}
	runLength := max(method.OrDefault(d.Run, 3), 1)
	limit := method.OrDefault(d.Ratio, 0.5) * float64(tags) / float64(max(all, 1))
	var sections []span
	low, high := 0, 0 // consecutive windows
	var open span     // from the first of the low windows; a section once there are c
	isOpen := false
	for _, w := range windows(tokens, all, max(width, 2)) {
		if w.slope() <= limit {
			if low++; low == 1 && !isOpen {
				open.from = w.from
			}
			high = 0
			isOpen = isOpen || low >= runLength
			open.to = w.to
			continue
		}
		low = 0
		if high++; isOpen && high >= runLength {
			sections = append(sections, open)
			isOpen = false
		}
	}
	if isOpen {
		sections = append(sections, open)
	}
	return sections
}

// A window is a span of tokens and how many of these are tags.
type window struct {
	span
	tags int
}

func (w window) slope() float64 { return float64(w.tags) / float64(w.to-w.from) }

// windows are the windows of a page, each half a window after the one before; the
// last may be shorter, so that no token is left out.
func windows(tokens []run, all, width int) []window {
	var list []window
	from, to := cursor{runs: tokens}, cursor{runs: tokens}
	for start := 0; start < all; start += width / 2 {
		end := min(start+width, all)
		list = append(list, window{span{start, end}, to.tagsBefore(end) - from.tagsBefore(start)})
		if end == all {
			break
		}
	}
	return list
}

// A cursor counts the tags before places that never go back.
type cursor struct {
	runs     []run
	at, tags int // tokens and tags before runs[0]
}

func (c *cursor) tagsBefore(place int) int {
	for len(c.runs) > 0 && c.at+c.runs[0].n <= place {
		if !c.runs[0].isText() {
			c.tags += c.runs[0].n
		}
		c.at += c.runs[0].n
		c.runs = c.runs[1:]
	}
	if len(c.runs) > 0 && !c.runs[0].isText() {
		return c.tags + place - c.at
	}
	return c.tags
}
