package flow

import "galley/page"

// Block is one block of the body's text: a paragraph, a heading, an item.
type Block struct {
	ID   string `json:"id"`   // "b1", "b2"… in document order
	Kind string `json:"kind"` // "heading", "paragraph", "standfirst", "item", "quote", "code", "caption", "credit", "cell" or "update" (of a live blog)
	Time string `json:"time"` // of an update: when it was written, as the page has it; RFC 3339 mostly
	Text string `json:"text"` // white space collapsed; a line break of the author is \n

	Box page.Rect `json:"-"` // of the words, in CSS px of the page; zero when not laid out

	ofText bool // the caption of a table, of code or of a quotation

	// Posterior is the probability, in [0, 1], that the block belongs to the article:
	// the mean of the scores of the selection's blocks that its words come from,
	// weighted by words. Where none of them was scored, it is that of the body.
	Posterior float64 `json:"-"`
}

// IsCaption reports whether a block is the caption or the credit of a picture, which belongs to
// that. The caption of a table or of code is text, and so is what stands below a quotation: who said it.
func (b Block) IsCaption() bool {
	return !b.ofText && (b.Kind == "caption" || b.Kind == "credit")
}

// blockKinds are the elements that say what the text below them is. Others, such
// as p and div, say what is said around them.
var blockKinds = map[string]string{
	"h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading", "h5": "heading", "h6": "heading",
	"li": "item", "dt": "item", "dd": "item", "blockquote": "quote", "pre": "code",
	"figcaption": "caption", "caption": "caption", "td": "cell", "th": "cell",
}
