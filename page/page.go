package page

import (
	"fmt"
	"slices"
)

// NodeID is an index into Page.Nodes, in document order.
type NodeID int32

// None is the NodeID of no node.
const None NodeID = -1

// Size is a width and height in CSS px.
type Size struct {
	W float64 `json:"w"`
	H float64 `json:"h"`
}

// IsScreen reports a size that a browser can lay pages out in, and that a machine can hold
// pictures of: 200 to 8,000 px each way.
func (s Size) IsScreen() bool {
	return s.W >= 200 && s.H >= 200 && s.W <= 8000 && s.H <= 8000
}

// DefaultViewport is the screen that pages are laid out on unless asked
// otherwise. Training and extraction must agree on it, so it is stored in
// every Page and wrapper.
var DefaultViewport = Size{W: 1366, H: 768}

// Page is one document: what was rendered, or parsed.
type Page struct {
	URL      string          // absolute; empty when unknown
	Base     string          // what relative references are relative to; empty: URL
	Viewport Size            // the screen
	Size     Size            // the whole document; zero when not Laid
	Laid     bool            // boxes and styles are the browser's
	Unseen   map[string]bool // classes, in small letters, that style sheets in a page without styles take from sight
	Styles   []Style         // interned computed styles; Node.Style is an index
	Nodes    []Node          // pre-order; Nodes[0] is the root element, <html>
	Broken   []string        // addresses of pictures that could not be loaded, as far as that is known
	Fonts    []Font          // web fonts that its texts were shown in, as far as looks name them and they were measured

	// Hyphenated are the texts with soft hyphens, as they are written: Node.Text is without them.
	Hyphenated map[NodeID]string
}

// Kind says what a node is.
type Kind uint8

// The kinds of node a Page has. Comments, doctypes, processing instructions and
// pseudo-elements are dropped where a page is made.
const (
	Element Kind = iota
	Text
)

// Attr is one attribute of an element. Names are lower-case as the parser gives
// them; SVG attributes keep their case.
type Attr struct{ Name, Value string }

// NoStyle is the Node.Style of a node whose computed style is not known.
const NoStyle int32 = -1

// Node is one element or text of a Page. What is asked most comes first, so that it
// lies together in memory.
type Node struct {
	Kind   Kind
	Hidden bool   // a reader does not see it: no box, visibility, or in head, script, template…
	Shadow uint8  // how many shadow roots are around it; 0 in the light document
	Style  int32  // index into Page.Styles, or NoStyle
	Parent NodeID // None for the root
	End    NodeID // one past the last descendant
	Tag    string // lower-case name of an element (SVG names keep their case); empty for text
	Text   string // raw characters of a text node, without soft hyphens; empty for elements
	Attrs  []Attr // of an element, in source order
	Box    Rect   // border box of an element, bounding box of a text; the zero Rect: not laid out
	Src    string // absolute URL the browser chose to show (currentSrc); may be empty
}

// Attr returns the value of the named attribute, and "" when there is none.
func (n *Node) Attr(name string) string {
	v, _ := n.LookupAttr(name)
	return v
}

// LookupAttr returns the value of the named attribute and whether it is there.
func (n *Node) LookupAttr(name string) (string, bool) {
	for i := range n.Attrs {
		if n.Attrs[i].Name == name {
			return n.Attrs[i].Value, true
		}
	}
	return "", false
}

// ShowsText reports whether a node is a text of which a reader sees more than blanks.
func (n *Node) ShowsText() bool { return n.Kind == Text && !n.Hidden && !IsBlank(n.Text) }

// ShowsLetters reports whether a node is a text in which a reader sees letters or digits.
func (n *Node) ShowsLetters() bool { return n.Kind == Text && !n.Hidden && HasLetters(n.Text) }

// Selection is what a person labelled, or what an extractor found: the subtrees
// of title and body.
type Selection struct {
	Title   NodeID   // None: no title
	Roots   []NodeID // the subtrees that hold the body, in document order; one, for a wrapper
	Cut     []NodeID // subtrees inside Roots that do not belong (advertisements, related links)
	Lead    []NodeID // subtrees outside of Roots that lead the article: pictures with captions, the standfirst
	Score   Score    // zero for people
	Relaxed Relaxed  // which strict candidate rules had to be dropped to find anything
	Reasons []Reason // why, where it was asked for
	Kinship Kinship  // with the labelled pages of the wrapper

	// Blocks scores every block of the page, in document order; nil where the
	// extractor does not judge blocks.
	Blocks []BlockScore
}

// BlockScore is the probability, in [0, 1], that the text of Nodes[From:To] belongs
// to the article. A block is a run of text under one element that is not inline.
type BlockScore struct {
	From, To  NodeID
	Posterior float64
}

// Check returns an error where a selection names a node that the page does not have:
// selections are read from files too.
func (s Selection) Check(p *Page) error {
	nodes := slices.Concat(s.Roots, s.Cut, s.Lead)
	if s.Title != None {
		nodes = append(nodes, s.Title)
	}
	for _, n := range nodes {
		if n < 0 || int(n) >= len(p.Nodes) {
			return fmt.Errorf("the selection names node %d, the page has %d", n, len(p.Nodes))
		}
	}
	return nil
}

// Empty reports whether nothing was selected.
func (s Selection) Empty() bool { return s.Title == None && len(s.Roots) == 0 }

// Body returns the first body subtree, None when there is none.
func (s Selection) Body() NodeID {
	if len(s.Roots) == 0 {
		return None
	}
	return s.Roots[0]
}

// Reason is a feature that decided between the subtree that was selected and the next
// best one.
type Reason struct {
	Part     string  `json:"part"` // "body" or "title"
	Feature  string  `json:"feature"`
	Winner   float64 `json:"winner"`    // its value, in the units of the feature as models read it
	RunnerUp float64 `json:"runner_up"` // that of the next best
	Weight   float64 `json:"weight"`    // how much less the winner would be with the other's value; below 0: it speaks against
}

// Score holds posteriors in [0, 1].
type Score struct {
	Title   float64 `json:"title"`   // that the title subtree is the title
	Body    float64 `json:"body"`    // that the body subtree is the body
	Article float64 `json:"article"` // that the page is an article at all; 0 when not judged
}

// Kinship is what a wrapper that learned of the labelled pages of one site says of a page. Empty: it is of
// another site, or the wrapper learned of none.
type Kinship string

// What pages of the labelled site are.
const (
	Labelled  Kinship = "labelled"   // it is like the labelled pages
	Rebuilt   Kinship = "rebuilt"    // it is like them, but for the names that a build of the site makes
	OtherKind Kinship = "other-kind" // its markup is theirs, but its text stands where no label has one: the base decided
	Unlike    Kinship = "unlike"     // it is on their host, and like none of them: the base decided
)

// Relaxed says for which part no candidate passed the strict rules, so that the
// relaxed ones were used: such a selection deserves less trust.
type Relaxed struct {
	Title bool `json:"title,omitempty"`
	Body  bool `json:"body,omitempty"`
}
