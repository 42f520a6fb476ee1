package article

import (
	"errors"
	"slices"

	"galley/article/backdrop"
	"galley/article/flow"
	"galley/article/metadata"
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// ErrEmpty says that a selection names neither a title nor a body.
var ErrEmpty = errors.New("article: the selection is empty")

// Article is a page under a selection: what the writers write.
type Article struct {
	URL     string        // of the page; empty when unknown
	Title   string        // text of the title subtree, or of the document's <title>
	Lang    string        // BCP 47 tag around the body; empty when the page does not say
	Images  []Image       // as parts and nodes stand, without tracking pixels and icons
	Blocks  []flow.Block  // the body's text, in document order
	Score   page.Score    // as selected
	Reasons []page.Reason // likewise
	Relaxed page.Relaxed  // as selected
	Kinship page.Kinship  // likewise

	NoFrontMatter bool // of Markdown: the head as text below the title, and no YAML

	// MovedFrom is the address of the page that sent its reader on to URL, by a script or
	// <meta>; empty: none did. What is there may be another page than the one asked for.
	MovedFrom string

	// NextPage is the address of the page that goes on with the article and was not read, where
	// it is split over several pages; empty: none is known. Pages are the addresses of those that
	// were read and joined; nil for an article on one page.
	NextPage string
	Pages    []string

	// Refused are the hosts that the page tried to reach and that are not for pages, such
	// as those of private networks.
	Refused []Refusal

	// Hidden are texts in the selection that a reader cannot see, where boxes and styles
	// are known: of no size, transparent, off the screen, in the colour of their ground.
	// They are no part of what is written.
	Hidden []string

	// Captions has captions and credits of pictures in WriteText and in the text of the
	// JSON, between the paragraphs.
	Captions bool

	// Local are the pictures that are files of this machine, by address: those beside a page
	// that was read from a file. Beside makes the formats name them.
	Local map[string]string

	page        *page.Page
	sel         page.Selection
	parts       []subtree.Part
	head        flow.Head
	said        *metadata.Reader  // what the page says of the article
	titleNode   page.NodeID       // as selected
	blockScores []page.BlockScore // as selected
	unseen      []page.NodeID     // texts that are cut because nobody sees them
	plan        *plan.Plan
	flow        flow.Flow
	imageURLs   map[page.NodeID]string           // of every img, as picture.URL has it
	backs       map[page.NodeID]backdrop.Picture // background pictures, by element
	signs       map[page.NodeID]backdrop.Sign    // likewise small ones, which the styled document has
	cover       backdrop.Cover                   // what the title stood on; Node None: no picture
	files       map[string][]byte                // pictures by address, as attached
	replaced    map[string]string                // what is written for an address
	beside      bool                             // pictures are files beside the document
	faces       []Face                           // fonts, as attached
	fontSource  func(Face) string                // the address of a face's file; nil: fonts do not come along
}

// Refusal is a host that a page was not let reach.
type Refusal struct {
	Host   string `json:"host"` // with its port
	Reason string `json:"reason"`
}

// place finds the parts of the selection, and what becomes of them.
func (a *Article) place(sel page.Selection) {
	a.sel = sel
	a.parts = subtree.Parts(a.page, sel)
	a.addHead(sel)
	a.backs, a.cover = backdrop.Find(a.page, a.parts)
	a.signs = backdrop.Signs(a.page, a.parts)
	a.hideUnseen()
	a.Images = a.images()
	a.plan = plan.New(a.page, a.parts, a.unseen, a.imageURL)
	a.flow = flow.New(a.flowSource())
	a.Blocks = a.flow.Blocks
	a.captionPictures()
	a.dropControls()
	flow.MarkStandfirst(a.Blocks, a.said.Descriptions())
}

// inPlace is the article as the styled document has it: a title at the beginning of the body
// stands there, on what it stood on. In the other formats title and body are two things.
func (a *Article) inPlace() *Article {
	sel, moved := subtree.TitleInPlace(a.page, a.sel)
	if !moved || !a.page.Laid {
		return a
	}
	b := *a
	b.Hidden, b.unseen, b.imageURLs = nil, nil, map[page.NodeID]string{}
	b.place(sel)
	body := subtree.Body(b.parts).Root
	if slices.ContainsFunc(b.parts, func(pt subtree.Part) bool { return pt.Head && pt.Root > body }) {
		return a // who wrote it stands below the body on the page, and above it here
	}
	return &b
}

// flowSource is what the flow of the article is read of.
func (a *Article) flowSource() flow.Source {
	return flow.Source{
		Plan: a.plan, Parts: a.parts, Title: a.titleNode, Head: a.head, Cover: a.cover.Apart(a.page, a.parts), Score: a.Score, Scores: a.blockScores,
		Backs: func(n page.NodeID) bool { _, ok := a.backs[n]; return ok },
	}
}
