package input

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strings"

	"golang.org/x/net/html"
)

// maxOpen bounds the elements that are open at a time: those that are nested deeper count
// as text of the ones around them.
const maxOpen = 200

// element is one that is open.
type element struct {
	name string            // in lower case, with its prefix
	attr map[string]string // names in lower case
	base *url.URL          // that its relative addresses are for; nil: there is none
}

// local is the name without prefix.
func (e *element) local() string { return e.name[strings.IndexByte(e.name, ':')+1:] }

// prefix is that of the name, with its colon.
func (e *element) prefix() string { return e.name[:strings.IndexByte(e.name, ':')+1] }

// markup reads sitemaps and feeds element by element. They are read as browsers read tags,
// not as XML: of those on the web many are no XML because of one character, and one token
// at a time is kept. What ends before its end is an error.
type markup struct {
	z    *html.Tokenizer
	open []element
	text strings.Builder // of the innermost element, as far as maxLine bytes
}

// handler is told of the elements of a list. Both may be nil.
type handler struct {
	start func(m *markup) error              // of the innermost open element
	end   func(m *markup, text string) error // of the innermost open element, with the text right in it
}

// markup reads a list that is markup.
func (l *Lister) markup(ctx context.Context, s *stream, emit Emit) error {
	m := &markup{z: html.NewTokenizer(textOf(s.in))}
	m.z.SetMaxBuf(maxToken)
	m.z.AllowCDATA(true)
	var base *url.URL
	if s.remote != "" {
		base, _ = url.Parse(s.remote)
	}
	root, err := m.root(base)
	if err != nil {
		return err
	}
	switch root.local() {
	case "urlset", "sitemapindex":
		return m.read(l.sitemap(ctx, s, emit))
	case "rss", "rdf", "feed":
		return m.read(feed(emit))
	}
	return errors.New("it is markup, and neither a sitemap nor a feed")
}

// root opens the outermost element.
func (m *markup) root(base *url.URL) (*element, error) {
	for {
		switch m.z.Next() {
		case html.ErrorToken:
			if err := m.err(); err != io.EOF {
				return nil, err
			}
			return nil, errors.New("it is markup, and neither a sitemap nor a feed")
		case html.StartTagToken, html.SelfClosingTagToken:
			m.push(base)
			return &m.open[0], nil
		}
	}
}

// read tells the handler of all elements below the root.
func (m *markup) read(h handler) error {
	root := m.open[0].name
	for len(m.open) > 0 {
		var err error
		switch kind := m.z.Next(); kind {
		case html.ErrorToken:
			if err = m.err(); err == io.EOF {
				err = fmt.Errorf("it ends before </%s>", root)
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			if !m.push(m.open[len(m.open)-1].base) {
				continue
			}
			if err = h.start(m); err == nil && kind == html.SelfClosingTagToken {
				err = m.pop(h)
			}
		case html.EndTagToken:
			name, _ := m.z.TagName()
			err = m.close(string(name), h)
		case html.TextToken:
			if room := maxLine - m.text.Len(); room > 0 {
				raw := m.z.Raw()
				m.text.Write(raw[:min(len(raw), room)])
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// push opens the element of the tag at hand, and reports whether there was room for it.
func (m *markup) push(base *url.URL) bool {
	m.z.NextIsNotRawText() // there is none but in HTML
	if len(m.open) >= maxOpen {
		return false
	}
	m.text.Reset()
	name, more := m.z.TagName()
	e := element{name: string(name), attr: map[string]string{}, base: base}
	for more {
		var key, value []byte
		key, value, more = m.z.TagAttr()
		if _, twice := e.attr[string(key)]; !twice && len(e.attr) < maxOpen && len(value) <= maxLine {
			e.attr[string(key)] = string(value)
		}
	}
	if own := e.attr["xml:base"]; own != "" {
		e.base = resolve(base, own)
	}
	m.open = append(m.open, e)
	return true
}

// close ends the innermost element of a name, with those in it. An end without a beginning
// is left alone.
func (m *markup) close(name string, h handler) error {
	at := len(m.open) - 1
	for at >= 0 && m.open[at].name != name {
		at--
	}
	for at >= 0 && len(m.open) > at {
		if err := m.pop(h); err != nil {
			return err
		}
	}
	return nil
}

func (m *markup) pop(h handler) error {
	err := h.end(m, plain(m.text.String()))
	m.text.Reset()
	m.open = m.open[:len(m.open)-1]
	return err
}

// parent is the element around the innermost one.
func (m *markup) parent() *element {
	if len(m.open) < 2 {
		return &element{}
	}
	return &m.open[len(m.open)-2]
}

// err is why there are no more tokens.
func (m *markup) err() error {
	if errors.Is(m.z.Err(), html.ErrBufferExceeded) {
		return fmt.Errorf("a tag or text of it is longer than %d bytes", maxToken)
	}
	return m.z.Err()
}

// plain is the text of raw markup without tags: references are decoded, but in CDATA.
func plain(raw string) string {
	var b bytes.Buffer
	for raw != "" {
		before, rest, found := strings.Cut(raw, "<![CDATA[")
		b.WriteString(reference.ReplaceAllStringFunc(before, html.UnescapeString))
		if !found {
			break
		}
		data, after, _ := strings.Cut(rest, "]]>")
		b.WriteString(data)
		raw = after
	}
	return strings.TrimSpace(b.String())
}

// resolve is an address, of a base where it is relative; nil: it is none.
func resolve(base *url.URL, address string) *url.URL {
	u, err := url.Parse(strings.TrimSpace(address))
	switch {
	case err != nil:
		return nil
	case base != nil:
		return base.ResolveReference(u)
	case u.IsAbs():
		return u
	}
	return nil
}
