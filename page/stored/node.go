package stored

import (
	"errors"
	"fmt"
	"slices"

	"galley/page"
)

// file is a Page as it is stored (docs/formats.md): names short because there is
// one object a node, ends left out because Link finds them.
type file struct {
	Version  int          `json:"version"`
	URL      string       `json:"url,omitempty"`
	Base     string       `json:"base,omitempty"`
	Viewport page.Size    `json:"viewport"`
	Size     page.Size    `json:"size"`
	Laid     bool         `json:"laid,omitempty"`
	Look     []string     `json:"look,omitempty"` // LookProperties when it was written
	Styles   []page.Style `json:"styles,omitempty"`
	Nodes    []fileNode   `json:"nodes"`
	Fonts    []page.Font  `json:"fonts,omitempty"`
	Broken   []string     `json:"broken,omitempty"`
}

type fileNode struct {
	Parent page.NodeID `json:"p"`
	Tag    string      `json:"t,omitempty"` // empty: a text node
	Text   string      `json:"x,omitempty"`
	Attrs  []string    `json:"a,omitempty"` // name, value, name, value…
	Src    string      `json:"u,omitempty"`
	Box    *[4]float64 `json:"b,omitempty"`
	Style  int32       `json:"s"`
	Hidden bool        `json:"h,omitempty"`
	Shadow uint8       `json:"w,omitempty"`
}

func storedNode(p *page.Page, id page.NodeID) fileNode {
	n := &p.Nodes[id]
	s := fileNode{Parent: n.Parent, Tag: n.Tag, Text: p.Written(id), Src: n.Src, Style: n.Style, Hidden: n.Hidden, Shadow: n.Shadow}
	for _, a := range n.Attrs {
		s.Attrs = append(s.Attrs, a.Name, a.Value)
	}
	if n.Box != (page.Rect{}) {
		s.Box = &[4]float64{n.Box.X, n.Box.Y, n.Box.W, n.Box.H}
	}
	return s
}

func (s *fileNode) node() (page.Node, error) {
	n := page.Node{Parent: s.Parent, Tag: s.Tag, Text: s.Text, Src: s.Src, Style: s.Style, Hidden: s.Hidden, Shadow: s.Shadow}
	if s.Tag == "" {
		n.Kind = page.Text
	}
	if len(s.Attrs)%2 != 0 {
		return n, errors.New("an attribute without a value")
	}
	for i := 0; i < len(s.Attrs); i += 2 {
		n.Attrs = append(n.Attrs, page.Attr{Name: s.Attrs[i], Value: s.Attrs[i+1]})
	}
	if s.Box != nil {
		n.Box = page.Rect{X: s.Box[0], Y: s.Box[1], W: s.Box[2], H: s.Box[3]}
	}
	return n, nil
}

// alignLook brings the Look of every style into the order of this build's
// LookProperties, so that an older file with fewer properties stays readable.
func alignLook(styles []page.Style, names []string) error {
	same := slices.Equal(names, page.LookProperties)
	at := make([]int, len(names)) // in LookProperties
	for j, name := range names {
		at[j] = slices.Index(page.LookProperties, name)
	}
	for i := range styles {
		s := &styles[i]
		if len(s.Look) == 0 {
			s.Look = nil
			continue
		}
		if len(s.Look) != len(names) {
			return fmt.Errorf("page: read: style %d has %d look values, the file names %d", i, len(s.Look), len(names))
		}
		if same {
			continue
		}
		look := make([]string, len(page.LookProperties))
		for j, k := range at {
			if k >= 0 {
				look[k] = s.Look[j]
			}
		}
		s.Look = look
	}
	return nil
}
