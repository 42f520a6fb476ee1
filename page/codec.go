package page

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/klauspost/compress/zstd"
)

// FormatVersion is the version of the page file that Write makes. Read refuses
// newer ones.
const FormatVersion = 1

// VersionError says that a page file is of a format this build cannot read.
type VersionError struct{ Got, Want int }

func (e *VersionError) Error() string {
	return fmt.Sprintf("page: file of format %d, this build reads %d", e.Got, e.Want)
}

// Hint says what to do about it.
func (e *VersionError) Hint() string { return "capture the page again, or use a newer galley" }

// file is a Page as it is stored (docs/formats.md): names short because there is
// one object a node, ends left out because Link finds them.
type file struct {
	Version  int        `json:"version"`
	URL      string     `json:"url,omitempty"`
	Base     string     `json:"base,omitempty"`
	Viewport Size       `json:"viewport"`
	Size     Size       `json:"size"`
	Laid     bool       `json:"laid,omitempty"`
	Look     []string   `json:"look,omitempty"` // LookProperties when it was written
	Styles   []Style    `json:"styles,omitempty"`
	Nodes    []fileNode `json:"nodes"`
}

type fileNode struct {
	Parent NodeID      `json:"p"`
	Tag    string      `json:"t,omitempty"` // empty: a text node
	Text   string      `json:"x,omitempty"`
	Attrs  []string    `json:"a,omitempty"` // name, value, name, value…
	Src    string      `json:"u,omitempty"`
	Box    *[4]float64 `json:"b,omitempty"`
	Style  int32       `json:"s"`
	Hidden bool        `json:"h,omitempty"`
	Shadow uint8       `json:"w,omitempty"`
}

// Write stores the page as zstd-compressed JSON. The same page gives the same
// bytes.
func (p *Page) Write(w io.Writer) error {
	f := file{FormatVersion, p.URL, p.Base, p.Viewport, p.Size, p.Laid, LookProperties, p.Styles, make([]fileNode, len(p.Nodes))}
	for i := range p.Nodes {
		f.Nodes[i] = storedNode(&p.Nodes[i])
	}
	z, err := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return fmt.Errorf("page: write: %w", err)
	}
	if err := json.NewEncoder(z).Encode(f); err != nil {
		z.Close()
		return fmt.Errorf("page: write: %w", err)
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("page: write: %w", err)
	}
	return nil
}

func storedNode(n *Node) fileNode {
	s := fileNode{Parent: n.Parent, Tag: n.Tag, Text: n.Text, Src: n.Src, Style: n.Style, Hidden: n.Hidden, Shadow: n.Shadow}
	for _, a := range n.Attrs {
		s.Attrs = append(s.Attrs, a.Name, a.Value)
	}
	if n.Box != (Rect{}) {
		s.Box = &[4]float64{n.Box.X, n.Box.Y, n.Box.W, n.Box.H}
	}
	return s
}

// Read loads what Write stored and links it. Truncated, foreign and hostile files
// are errors; lim (zero fields: DefaultLimits) bounds what they may cost.
func Read(r io.Reader, lim Limits) (*Page, error) {
	lim = lim.orDefault()
	z, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return nil, fmt.Errorf("page: read: %w", err)
	}
	defer z.Close()
	data, err := readLimited(new(bytes.Buffer), z, lim.Bytes)
	if err != nil {
		return nil, err
	}
	if listed(data) > 2*lim.Nodes+fileSlack {
		return nil, &LimitError{"nodes", int64(lim.Nodes)}
	}
	var f file
	err = json.Unmarshal(data, &f)
	// A newer file may have another shape too; its version says more than that.
	if err != nil && f.Version <= FormatVersion {
		return nil, fmt.Errorf("page: read: not a page file: %w", err)
	}
	if f.Version != FormatVersion {
		return nil, &VersionError{f.Version, FormatVersion}
	}
	p := &Page{URL: f.URL, Base: f.Base, Viewport: f.Viewport, Size: f.Size, Laid: f.Laid, Styles: f.Styles}
	if err := alignLook(p.Styles, f.Look); err != nil {
		return nil, err
	}
	p.Nodes = make([]Node, len(f.Nodes))
	for i := range f.Nodes {
		if p.Nodes[i], err = f.Nodes[i].node(); err != nil {
			return nil, fmt.Errorf("page: read: node %d: %w", i, err)
		}
	}
	if err := p.Link(lim); err != nil {
		return nil, err
	}
	return p, nil
}

// maxWindow bounds what zstd may ask for before it has given a byte. Write asks
// for 8 MiB.
const maxWindow = 32 << 20

// fileSlack is for the elements of a file that are neither nodes nor styles: those
// of look, viewport and size.
const fileSlack = 1024

// listed counts the elements of the lists directly in the file's object: its
// nodes and styles. It is known before they are decoded, because three bytes of
// JSON can ask for two hundred of memory.
func listed(data []byte) int {
	count, depth := 0, 0
	for i := 0; i < len(data); i++ {
		switch data[i] {
		case '"':
			for i++; i < len(data) && data[i] != '"'; i++ {
				if data[i] == '\\' {
					i++
				}
			}
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		case ',':
			if depth == 2 {
				count++
			}
		}
	}
	return count
}

func (s *fileNode) node() (Node, error) {
	n := Node{Parent: s.Parent, Tag: s.Tag, Text: s.Text, Src: s.Src, Style: s.Style, Hidden: s.Hidden, Shadow: s.Shadow}
	if s.Tag == "" {
		n.Kind = Text
	}
	if len(s.Attrs)%2 != 0 {
		return n, errors.New("an attribute without a value")
	}
	for i := 0; i < len(s.Attrs); i += 2 {
		n.Attrs = append(n.Attrs, Attr{s.Attrs[i], s.Attrs[i+1]})
	}
	if s.Box != nil {
		n.Box = Rect{s.Box[0], s.Box[1], s.Box[2], s.Box[3]}
	}
	return n, nil
}

// alignLook brings the Look of every style into the order of this build's
// LookProperties, so that an older file with fewer properties stays readable.
func alignLook(styles []Style, names []string) error {
	same := slices.Equal(names, LookProperties)
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
		look := make([]string, len(LookProperties))
		for j, name := range names {
			if k, ok := lookIndex[name]; ok {
				look[k] = s.Look[j]
			}
		}
		s.Look = look
	}
	return nil
}
