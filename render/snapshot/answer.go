package snapshot

import (
	"encoding/json"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/domsnapshot"
)

// Capture is the command DOMSnapshot.captureSnapshot, with an answer of our own. It should ask
// for the properties that Columns names.
var Capture = cdp.Command[Params, Answer]{Method: domsnapshot.CommandCaptureSnapshot}

// Params are what Capture asks for.
type Params struct {
	ComputedStyles []string
	Sent           func() // called right before it is asked; a command that is made then comes after it
}

// MarshalJSON is the last that is done with the parameters before they are sent.
func (p Params) MarshalJSON() ([]byte, error) {
	defer p.Sent()
	return json.Marshal(map[string][]string{"computedStyles": p.ComputedStyles})
}

// Answer is what Capture answers, without what nobody here reads: boxes of lines, texts as
// they are laid out. It has thousands of small numbers, which are read as what they are: by
// reflection, they took longer than the choice of title and body.
type Answer struct {
	Documents []*document `json:"documents"`
	Strings   []string    `json:"strings"`
}

// Framed reports whether there are documents of frames in the page, for which Convert wants
// the columns of frames.
func (a *Answer) Framed() bool { return len(a.Documents) > 1 }

// document is one document of a snapshot. All integers that name texts are indexes
// of Answer.Strings, -1 for none.
type document struct {
	DocumentURL   int64   `json:"documentURL"`
	BaseURL       int64   `json:"baseURL"`
	FrameID       int64   `json:"frameId"`
	Nodes         *nodes  `json:"nodes"`
	Layout        *layout `json:"layout"`
	ScrollOffsetX float64 `json:"scrollOffsetX"` // CSS px
	ScrollOffsetY float64 `json:"scrollOffsetY"`
	ContentWidth  float64 `json:"contentWidth"`
	ContentHeight float64 `json:"contentHeight"`
}

// nodes is a table of nodes: all columns have one value for each.
type nodes struct {
	ParentIndex          numbers[int64]             `json:"parentIndex"` // a row of this table, -1 for the root
	NodeType             numbers[int64]             `json:"nodeType"`
	NodeName             numbers[int64]             `json:"nodeName"`
	NodeValue            numbers[int64]             `json:"nodeValue"`
	BackendNodeID        numbers[cdp.BackendNodeID] `json:"backendNodeId"`
	Attributes           rows[int64]                `json:"attributes"` // names and values in turn
	ShadowRootType       *rare                      `json:"shadowRootType"`
	ContentDocumentIndex *rare                      `json:"contentDocumentIndex"` // of Answer.Documents
	PseudoType           *rare                      `json:"pseudoType"`
	CurrentSourceURL     *rare                      `json:"currentSourceURL"`
}

// rare is a column that few nodes have a value in.
type rare struct {
	Index numbers[int64] `json:"index"` // of the nodes
	Value numbers[int64] `json:"value"`
}

// byNode are the values by the index of their nodes.
func (r *rare) byNode() map[int64]int64 {
	if r == nil || len(r.Index) != len(r.Value) {
		return nil
	}
	m := make(map[int64]int64, len(r.Index))
	for i, index := range r.Index {
		m[index] = r.Value[i]
	}
	return m
}

// layout is a table of what was laid out: all columns have one value for each.
type layout struct {
	NodeIndex numbers[int64] `json:"nodeIndex"` // a row of nodes
	Styles    rows[int64]    `json:"styles"`    // the values of the properties that were asked for
	Bounds    rows[float64]  `json:"bounds"`    // x, y, width, height in CSS px
}
