package stored

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"github.com/klauspost/compress/zstd"

	"galley/page"
	"galley/page/hidden"
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

// Write stores the page as zstd-compressed JSON. The same page gives the same
// bytes.
func Write(p *page.Page, w io.Writer) error {
	f := file{FormatVersion, p.URL, p.Base, p.Viewport, p.Size, p.Laid, page.LookProperties, p.Styles, make([]fileNode, len(p.Nodes)), p.Fonts, p.Broken}
	for i := range p.Nodes {
		f.Nodes[i] = storedNode(p, page.NodeID(i))
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

// Read loads what Write stored and links it. Truncated, foreign and hostile files
// are errors; lim (zero fields: DefaultLimits) bounds what they may cost.
func Read(r io.Reader, lim page.Limits) (*page.Page, error) {
	lim = lim.OrDefault()
	z, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return nil, fmt.Errorf("page: read: %w", err)
	}
	defer z.Close()
	data, err := page.ReadLimited(new(bytes.Buffer), z, lim.Bytes)
	if err != nil {
		return nil, fmt.Errorf("page: read: %w", err)
	}
	if listed(data) > 2*lim.Nodes+fileSlack {
		return nil, &page.LimitError{What: "nodes", Limit: int64(lim.Nodes)}
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
	p := &page.Page{URL: f.URL, Base: f.Base, Viewport: f.Viewport, Size: f.Size, Laid: f.Laid, Styles: f.Styles, Fonts: f.Fonts, Broken: f.Broken}
	if err := alignLook(p.Styles, f.Look); err != nil {
		return nil, err
	}
	p.Nodes = make([]page.Node, len(f.Nodes))
	for i := range f.Nodes {
		if p.Nodes[i], err = f.Nodes[i].node(); err != nil {
			return nil, fmt.Errorf("page: read: node %d: %w", i, err)
		}
	}
	if err := p.Link(lim); err != nil {
		return nil, err
	}
	hidden.Mark(p)
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
