// Package outline is a captured page as the browser has it: elements, boxes and the begin
// of texts, in columns.
package outline

import (
	"encoding/json"
	"math"
	"strings"

	"galley/labeler/wire"
	"galley/page"
)

// Page is a page in columns, a value a node: short, and quick to read. Nodes of
// no use to a person (head, scripts, blank texts) are left out, so Parent counts in
// this list and ID in the page.
type Page struct {
	Slug   string   `json:"slug"`
	URL    string   `json:"url"`
	Title  string   `json:"title"` // of the document
	W      float64  `json:"w"`
	H      float64  `json:"h"`
	Tiles  int      `json:"tiles"` // pictures that the screenshot is in
	Tags   []string `json:"tags"`  // Tags[0] is that of texts, ""
	ID     []int32  `json:"id"`
	Tag    []int    `json:"tag"`
	Parent []int32  `json:"parent"`
	Box    []int    `json:"box"`    // x, y, w, h of each node, whole px
	Words  []int    `json:"words"`  // of a text that a reader sees
	Text   []string `json:"text"`   // of a text, its start
	Name   []string `json:"name"`   // of an element: #id.class
	Hidden []int    `json:"hidden"` // 1: a reader does not see it
	Pinned []int32  `json:"pinned"` // elements that float over the page, in this list
}

// Of is what the browser needs of a page, as compressed JSON.
func Of(slug string, p *page.Page, tiles int) ([]byte, error) {
	w := Page{Slug: slug, URL: p.URL, Title: wire.Clip(p.DocumentTitle(), wire.MaxSnippet), W: p.Size.W, H: p.Size.H, Tiles: tiles, Tags: []string{""}}
	tags := map[string]int{"": 0}
	at := make([]int32, len(p.Nodes)) // of page nodes in the wire list
	for n := page.NodeID(0); n < page.NodeID(len(p.Nodes)); n++ {
		node := &p.Nodes[n]
		if unseen(node) {
			n = node.End - 1
			continue
		}
		if node.Kind == page.Text && strings.TrimSpace(node.Text) == "" {
			continue
		}
		at[n] = int32(len(w.ID))
		tag, known := tags[node.Tag]
		if !known {
			tag = len(w.Tags)
			tags[node.Tag] = tag
			w.Tags = append(w.Tags, wire.Clip(node.Tag, wire.MaxName))
		}
		parent := int32(page.None)
		if node.Parent != page.None {
			parent = at[node.Parent]
		}
		if node.Style != page.NoStyle && (p.Styles[node.Style].Position == "fixed" || p.Styles[node.Style].Position == "sticky") {
			w.Pinned = append(w.Pinned, at[n])
		}
		w.add(n, node, tag, parent)
	}
	data, err := json.Marshal(w)
	if err != nil {
		return nil, err
	}
	return wire.Zip(data), nil
}

func (w *Page) add(n page.NodeID, node *page.Node, tag int, parent int32) {
	words, hidden := 0, 0
	if node.Hidden {
		hidden = 1
	} else {
		words = page.CountWords(node.Text)
	}
	w.ID = append(w.ID, int32(n))
	w.Tag = append(w.Tag, tag)
	w.Parent = append(w.Parent, parent)
	for _, v := range []float64{node.Box.X, node.Box.Y, node.Box.W, node.Box.H} {
		w.Box = append(w.Box, int(math.Round(v)))
	}
	w.Words = append(w.Words, words)
	w.Text = append(w.Text, wire.Clip(page.Norm(node.Text), wire.MaxSnippet))
	w.Name = append(w.Name, nameOf(node))
	w.Hidden = append(w.Hidden, hidden)
}

// unseen are elements that hold nothing to label.
func unseen(n *page.Node) bool {
	switch n.Tag {
	case "head", "script", "style", "noscript", "template":
		return true
	}
	return false
}

// nameOf is how developers call an element, without its tag.
func nameOf(n *page.Node) string {
	var b strings.Builder
	if id := page.Norm(n.Attr("id")); id != "" {
		b.WriteString("#" + id)
	}
	for _, class := range strings.Fields(n.Attr("class")) {
		b.WriteString("." + class)
	}
	return wire.Clip(b.String(), wire.MaxName)
}
