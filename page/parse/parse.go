package parse

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"

	"golang.org/x/net/html"

	"galley/page"
	"galley/page/cost"
	"galley/page/encoding"
	"galley/page/hidden"
	"galley/page/xhtml"
)

// Source says where HTML came from.
type Source struct {
	URL         string      // absolute; what relative references are relative to, unless the page has a <base>
	ContentType string      // the Content-Type header, for its charset and whether this is plain text; may be empty
	Limits      page.Limits // zero fields: page.DefaultLimits
	Marked      bool        // the attribute hidden.LaterAttr is of package render, as in archives; else a page that has it made it up, and it is left out
}

// HTML reads a page without a browser, by the HTML5 rules of x/net/html.
// The bytes are read in the encoding that encoding.Name says, and characters that were encoded
// twice are decoded twice. The page has no boxes and no
// styles; Laid is false. Shadow trees that are in the markup are in their hosts.
// Hidden follows the hidden attribute and inline display: none: of style sheets only what takes text from
// sight for screen readers is read. Panels that a control opens in their place are not hidden, nor is TeX in
// scripts that no script has set.
//
// A page over the limits, one that the parser would blow up, or one nested deeper
// than the parser goes (512), is a *page.LimitError; any other bytes are some page.
func HTML(r io.Reader, src Source) (*page.Page, error) {
	b := sources.Get().(*bytes.Buffer)
	defer keepSource(b)
	data, err := page.ReadLimited(b, r, src.Limits.OrDefault().Bytes)
	if err != nil {
		return nil, fmt.Errorf("page: read: %w", err)
	}
	return Bytes(data, src)
}

// Bytes is HTML of a source in memory, of which it keeps and changes nothing.
func Bytes(data []byte, src Source) (*page.Page, error) {
	lim := src.Limits.OrDefault()
	if int64(len(data)) > lim.Bytes {
		return nil, &page.LimitError{What: "bytes", Limit: lim.Bytes}
	}
	data, err := encoding.UTF8(data, src.ContentType, func(r io.Reader) ([]byte, error) { return page.ReadLimited(new(bytes.Buffer), r, lim.Bytes) })
	if err != nil {
		return nil, err
	}
	if encoding.IsTwice(data) {
		data = encoding.DecodeTwice(data)
	}
	switch {
	case isPlain(src.ContentType, data):
		data = preformatted(data)
	case xhtml.IsType(src.ContentType, data):
		if written, err := xhtml.HTML(data); err == nil { // else browsers show an error
			data = written
		}
	}
	if cost.Exceeds(data) {
		return nil, &page.LimitError{What: "nodes", Limit: int64(lim.Nodes)}
	}
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		if strings.Contains(err.Error(), tooDeep) {
			return nil, &page.LimitError{What: "depth", Limit: cost.ParserDepth}
		}
		return nil, fmt.Errorf("page: parse HTML: %w", err)
	}
	showTeX(doc)
	showFrames(doc)
	p, err := fromTree(doc, src, lim)
	if err != nil {
		return nil, err
	}
	if !p.needsScripts() {
		return p.Page, nil
	}
	// data is as it was: the parser copies what it keeps.
	if doc, err = html.ParseWithOptions(bytes.NewReader(data), html.ParseOptionEnableScripting(false)); err != nil {
		return p.Page, nil
	}
	showNoscript(doc)
	showTeX(doc)
	showFrames(doc)
	if plain, err := fromTree(doc, src, lim); err == nil && plain.ShownWords() >= max(plainLeast, scriptTimes*p.ShownWords()) {
		return plain.Page, nil
	}
	return p.Page, nil
}

// tree is a page in the making.
type tree struct{ *page.Page }

// fromTree is the page of a tree of the parser.
func fromTree(doc *html.Node, src Source, lim page.Limits) (tree, error) {
	p := tree{&page.Page{URL: src.URL}}
	base := p.flatten(doc, src.Marked)
	if err := p.Link(lim); err != nil {
		return p, err
	}
	hidden.Mark(p.Page)
	p.Base = p.Resolve(base)
	return p, nil
}

// tooDeep is what x/net/html says of more than cost.ParserDepth; it has no error of its
// own for that.
const tooDeep = "open stack of elements exceeds"

// sources are buffers for the source of a page. The parser copies what it keeps.
var sources = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// maxKeptSource is the size in bytes of the largest buffer that is used again: three
// of WCXB's 1,496 pages are larger.
const maxKeptSource = 4 << 20

func keepSource(b *bytes.Buffer) {
	if b.Cap() <= maxKeptSource {
		b.Reset()
		sources.Put(b)
	}
}

// KeepsText reports whether the text of an element of this tag and type
// attribute belongs into a Page. Code, style sheets and what browsers without
// frames would show do not; linked data, which is in scripts too, does.
func KeepsText(tag, typ string) bool {
	switch tag {
	case "style", "iframe", "noembed", "noframes":
		return false
	case "script":
		typ, _, _ = strings.Cut(typ, ";")
		return strings.EqualFold(strings.TrimSpace(typ), "application/ld+json")
	}
	return true
}
