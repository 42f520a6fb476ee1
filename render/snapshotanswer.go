package render

import (
	"bytes"
	"fmt"
	"strconv"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/domsnapshot"
)

// captureSnapshot is DOMSnapshot.captureSnapshot with an answer of our own.
var captureSnapshot = cdp.Command[domsnapshot.CaptureSnapshotParams, snapshotAnswer]{Method: domsnapshot.CommandCaptureSnapshot}

// snapshotAnswer is what captureSnapshot answers, without what nobody here reads: boxes of
// lines, texts as they are laid out. It has thousands of small numbers, which are read as
// what they are: by reflection, they took longer than the choice of title and body.
type snapshotAnswer struct {
	Documents []*documentAnswer `json:"documents"`
	Strings   []string          `json:"strings"`
}

// documentAnswer is one document of a snapshot. All integers that name texts are indexes
// of snapshotAnswer.Strings, -1 for none.
type documentAnswer struct {
	DocumentURL   int64         `json:"documentURL"`
	BaseURL       int64         `json:"baseURL"`
	Nodes         *nodesAnswer  `json:"nodes"`
	Layout        *layoutAnswer `json:"layout"`
	ScrollOffsetX float64       `json:"scrollOffsetX"` // CSS px
	ScrollOffsetY float64       `json:"scrollOffsetY"`
	ContentWidth  float64       `json:"contentWidth"`
	ContentHeight float64       `json:"contentHeight"`
}

// nodesAnswer is a table of nodes: all columns have one value for each.
type nodesAnswer struct {
	ParentIndex          numbers[int64]             `json:"parentIndex"` // a row of this table, -1 for the root
	NodeType             numbers[int64]             `json:"nodeType"`
	NodeName             numbers[int64]             `json:"nodeName"`
	NodeValue            numbers[int64]             `json:"nodeValue"`
	BackendNodeID        numbers[cdp.BackendNodeID] `json:"backendNodeId"`
	Attributes           rows[int64]                `json:"attributes"` // names and values in turn
	ShadowRootType       *rare                      `json:"shadowRootType"`
	ContentDocumentIndex *rare                      `json:"contentDocumentIndex"` // of snapshotAnswer.Documents
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

// layoutAnswer is a table of what was laid out: all columns have one value for each.
type layoutAnswer struct {
	NodeIndex numbers[int64] `json:"nodeIndex"` // a row of nodesAnswer
	Styles    rows[int64]    `json:"styles"`    // the values of the properties that were asked for
	Bounds    rows[float64]  `json:"bounds"`    // x, y, width, height in CSS px
}

// number is what columns are of.
type number interface {
	int64 | float64 | cdp.BackendNodeID
}

// numbers is a column of numbers.
type numbers[N number] []N

// UnmarshalJSON reads an array of numbers.
func (n *numbers[N]) UnmarshalJSON(text []byte) error {
	list, rest, err := parseNumbers((*n)[:0], text)
	if err == nil && len(rest) > 0 {
		err = fmt.Errorf("after an array of numbers there is %.20q", rest)
	}
	*n = list
	return err
}

// rows is a column of short arrays of numbers.
type rows[N number] [][]N

// UnmarshalJSON reads an array of arrays of numbers.
func (r *rows[N]) UnmarshalJSON(text []byte) error {
	rest, ok := bytes.CutPrefix(text, []byte("["))
	if !ok {
		return fmt.Errorf("no array of arrays: %.20q", text)
	}
	count := bytes.Count(rest, []byte("["))
	list := make([][]N, 0, count)
	all := make([]N, 0, count+bytes.Count(rest, []byte(",")))
	for !bytes.Equal(rest, []byte("]")) {
		began := len(all)
		var err error
		if all, rest, err = parseNumbers(all, rest); err != nil {
			return err
		}
		list = append(list, all[began:len(all):len(all)])
		rest = bytes.TrimPrefix(rest, []byte(","))
	}
	*r = list
	return nil
}

// parseNumbers appends the numbers of the JSON array that the text begins with, which has no
// white space, and returns the text behind it.
func parseNumbers[N number](list []N, text []byte) ([]N, []byte, error) {
	rest, ok := bytes.CutPrefix(text, []byte("["))
	if !ok {
		return list, text, fmt.Errorf("no array of numbers: %.20q", text)
	}
	if list == nil {
		list = make([]N, 0, 1+bytes.Count(rest, []byte(",")))
	}
	for begin, i := 0, 0; i < len(rest); i++ {
		if rest[i] != ',' && rest[i] != ']' {
			continue
		}
		if i == 0 && rest[i] == ']' {
			return list, rest[1:], nil
		}
		n, err := parseNumber[N](rest[begin:i])
		if err != nil {
			return list, rest, err
		}
		list = append(list, n)
		if rest[i] == ']' {
			return list, rest[i+1:], nil
		}
		begin = i + 1
	}
	return list, rest, fmt.Errorf("an array of numbers has no end: %.20q", text)
}

// parseNumber reads one number. Nearly all are whole and small.
func parseNumber[N number](text []byte) (N, error) {
	var whole int64
	digits := text
	if len(digits) > 0 && digits[0] == '-' {
		digits = digits[1:]
	}
	if len(digits) == 0 || len(digits) > 15 {
		return slowNumber[N](text)
	}
	for _, c := range digits {
		if c < '0' || c > '9' {
			return slowNumber[N](text)
		}
		whole = whole*10 + int64(c-'0')
	}
	if len(digits) < len(text) {
		whole = -whole
	}
	return N(whole), nil
}

func slowNumber[N number](text []byte) (N, error) {
	n, err := strconv.ParseFloat(string(text), 64)
	return N(n), err
}
