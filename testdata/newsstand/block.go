package newsstand

import (
	"fmt"
	"strconv"
)

// A block is one piece of an article: a paragraph, a figure, a table. Kind
// says which of the templates in blocks.gohtml sets it, and by that which of
// the other fields it has.
type block struct {
	Kind  string
	Text  phrase // of p, h2, quote, code
	By    string // who is quoted
	Items []phrase
	Head  []string
	Rows  [][]string
	Pic   picture
	Pics  []picture
	Bars  []bar
	Src   string // of player and video
	Label string // of a chart, the player and a link to another story
}

// Noise tells whether the block stands inside the body without belonging to
// the article: an advertisement, a link to another story.
func (b block) Noise() bool { return b.Kind == "ad" || b.Kind == "also" }

// author writes the blocks of one story.
type author struct {
	*teller
	root string // from the page to the site's root
	href string // where links in the text go
	pics func(picture) picture
}

func (a *author) phrase(text string) phrase { return phrase{text, a.href} }

// paragraph is two to four sentences, the first of them of the topic as long as
// there are any left.
func (a *author) paragraph() block {
	text := a.fresh('P')
	for range 1 + a.rng.IntN(3) {
		if chance(a.rng, 25) {
			text += " " + a.fresh('P')
		} else {
			text += " " + a.aside('P')
		}
	}
	return block{Kind: "p", Text: a.phrase(text)}
}

func (a *author) heading() block {
	if chance(a.rng, 70) {
		return block{Kind: "h2", Text: a.phrase(a.line('H'))}
	}
	return block{Kind: "h2", Text: a.phrase(a.aside('H'))}
}

func (a *author) quote() block {
	b := block{Kind: "quote", Text: a.phrase(a.line('Q')), By: a.cast["a"]}
	if chance(a.rng, 30) {
		b.By = a.cast["b"]
	}
	return b
}

func (a *author) list() block {
	b := block{Kind: pick(a.rng, []string{"ul", "ul", "ol"})}
	for range 3 + a.rng.IntN(2) {
		b.Items = append(b.Items, a.phrase(a.line('L')))
	}
	if chance(a.rng, 60) {
		b.Items = append(b.Items, a.phrase(a.aside('L')))
	}
	return b
}

func (a *author) table() block {
	from := 2016 + a.rng.IntN(5)
	b := block{Kind: "table", Head: []string{"Year", places[a.rng.IntN(len(places))], a.cast["place"], "Change"}}
	for i := range 3 + a.rng.IntN(5) {
		b.Rows = append(b.Rows, []string{strconv.Itoa(from + i), a.slot("big"), a.slot("big"), a.slot("pct") + " %"})
	}
	return b
}

func (a *author) chart() block {
	var labels []string
	var values []int
	from := 2014 + a.rng.IntN(6)
	for i := range 6 + a.rng.IntN(4) {
		labels = append(labels, strconv.Itoa(from+i))
		values = append(values, 10+a.rng.IntN(90))
	}
	return block{Kind: "chart", Bars: bars(labels, values), Label: fmt.Sprintf("In per cent of %d, %s", from-1, a.cast["place"])}
}

// picture draws a new picture of w by h px and gives it a caption.
func (a *author) picture(w, h int, format string) picture {
	caption := a.line('C')
	if chance(a.rng, 45) {
		caption = a.aside('C')
	}
	return a.pics(picture{
		Seed: uint64(a.rng.IntN(1 << 20)), W: w, H: h, Format: format, Root: a.root,
		Alt: caption, Caption: caption, Credit: firsts[a.rng.IntN(len(firsts))] + " " + lasts[a.rng.IntN(len(lasts))],
	})
}

// figure is a picture in one of the ways that pages include them.
func (a *author) figure() block {
	kind := pick(a.rng, []string{"figure", "figure", "srcset", "lazy", "picture"})
	format := "png"
	if kind == "figure" && chance(a.rng, 25) {
		format = "svg"
	}
	b := block{Kind: kind, Pic: a.picture(720, 300+15*a.rng.IntN(12), format)}
	if kind == "srcset" || kind == "picture" {
		a.pics(b.Pic.Half())
	}
	return b
}

func (a *author) gallery() block {
	b := block{Kind: "gallery"}
	for range 4 + a.rng.IntN(5) {
		b.Pics = append(b.Pics, a.picture(480, 320, "png"))
	}
	return b
}

// moving is a video, a player in a frame or an animated picture.
func (a *author) moving() block {
	still := a.picture(640, 360, "svg")
	switch a.rng.IntN(3) {
	case 0:
		return block{Kind: "video", Pic: still, Src: a.root + clipPath}
	case 1:
		return block{Kind: "player", Src: a.root + playerPath(still), Pic: still, Label: "Player: " + still.Caption}
	}
	return block{Kind: "gif", Pic: a.picture(320, 180, "gif")}
}

func (a *author) code() block {
	n := 3 + a.rng.IntN(5)
	text := fmt.Sprintf("depth := soundings(%d)\nif depth < %d {\n\twait(tide)\n}\nenter(%q)", n, n*4, a.cast["place"])
	return block{Kind: "code", Text: phrase{text: text}}
}
