package xhtml

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"golang.org/x/net/html"
)

// voidTags are the elements that HTML writes without an end (HTML, 13.1.2).
var voidTags = map[string]bool{
	"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true, "input": true,
	"link": true, "meta": true, "param": true, "source": true, "track": true, "wbr": true,
}

// rawTags are the elements whose text HTML takes as it is.
var rawTags = map[string]bool{"script": true, "style": true, "iframe": true, "noframes": true, "noembed": true, "xmp": true}

// HTML is the HTML of a page in XML, which is UTF-8. The error is of a document that is not well-formed, as
// browsers refuse it too. Entities are those of HTML 4 and those that the document declares itself.
// Linear in the document: an entity stands for text, in which others are not looked for.
func HTML(data []byte) ([]byte, error) {
	d := xml.NewDecoder(bytes.NewReader(data))
	d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil } // it is decoded
	w := writer{entities: map[string]string{}, references: bytes.Count(data, []byte("&"))}
	d.Entity = w.entities
	for name, text := range xml.HTMLEntity {
		w.entities[name] = text
	}
	w.out.Grow(len(data) + len(data)/8)
	w.out.WriteString("<!DOCTYPE html>")
	for {
		token, err := d.Token()
		if err == io.EOF {
			return w.out.Bytes(), nil
		}
		if err != nil {
			return nil, fmt.Errorf("read XHTML: %w", err)
		}
		w.token(token)
	}
}

// writer writes tokens of XML as HTML.
type writer struct {
	out        bytes.Buffer
	entities   map[string]string // the text of each by its name
	references int               // to entities, at most
	raw        string            // the element whose text is written as it is; "": none
	text       strings.Builder   // of it, so far
	within     int               // elements in it that are open
}

func (w *writer) token(token xml.Token) {
	switch t := token.(type) {
	case xml.Directive:
		w.declare(string(t))
	case xml.StartElement:
		if w.raw != "" {
			w.within++
			return
		}
		w.start(t)
	case xml.EndElement:
		w.end(t.Name.Local)
	case xml.CharData:
		if w.raw != "" {
			w.text.Write(t)
			return
		}
		w.out.WriteString(html.EscapeString(string(t)))
	}
}

// end writes the end of an element. The text of one that HTML takes as it is, is written here as a whole, without the
// elements in it: what would end the element earlier may stand in pieces, around a comment.
func (w *writer) end(tag string) {
	if w.raw != "" {
		if w.within--; w.within >= 0 {
			return
		}
		if text := w.text.String(); !ends(strings.ToLower(text), w.raw) {
			w.out.WriteString(text)
		}
		w.raw, w.within = "", 0
		w.text.Reset()
	}
	if !voidTags[tag] {
		w.out.WriteString("</" + tag + ">")
	}
}

// start writes the beginning of an element. HTML leaves out the first line feed of some: they have one more.
func (w *writer) start(e xml.StartElement) {
	tag := e.Name.Local
	w.out.WriteString("<" + tag)
	for _, a := range e.Attr {
		if name := attribute(a.Name); name != "" {
			w.out.WriteString(" " + name + `="` + html.EscapeString(a.Value) + `"`)
		}
	}
	w.out.WriteByte('>')
	switch {
	case tag == "pre", tag == "textarea", tag == "listing":
		w.out.WriteByte('\n')
	case rawTags[tag]:
		w.raw = tag
	}
}

// prefixes are the namespaces of attributes that HTML knows by a prefix, or readers of books do.
var prefixes = map[string]string{
	"http://www.w3.org/1999/xlink": "xlink:", "xlink": "xlink:",
	"http://www.idpf.org/2007/ops": "epub:", "epub": "epub:",
}

// attribute is the name of an attribute in HTML; "" for what that has none of.
func attribute(n xml.Name) string {
	switch n.Space {
	case "":
		if n.Local == "xmlns" {
			return ""
		}
		return n.Local
	case "http://www.w3.org/XML/1998/namespace", "xml":
		if n.Local == "lang" {
			return "lang"
		}
		return ""
	}
	if prefix := prefixes[n.Space]; prefix != "" {
		return prefix + n.Local
	}
	return ""
}

// ends reports whether a text in small letters would end the element that it is to be the text of, or keep its end from
// being one (HTML, 13.2.5.26: script data double escape start).
func ends(text, tag string) bool {
	return strings.Contains(text, "</"+tag) || tag == "script" && strings.Contains(text, "<!--") && strings.Contains(text, "<script")
}
