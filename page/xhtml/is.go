package xhtml

import (
	"bytes"
	"mime"
	"regexp"
)

// Type is the media type of XHTML.
const Type = "application/xhtml+xml"

// namespace is that of the elements of HTML.
const namespace = "http://www.w3.org/1999/xhtml"

// sniffed is how many bytes are looked at for the namespace.
const sniffed = 4096

// closed is an element that HTML would take for the beginning of a text up to its end, and XML for an
// empty one.
var closed = regexp.MustCompile(`<(?:script|style|title|textarea|iframe|noscript|noframes|xmp)(?:\s[^<>]*)?/>`)

// IsType reports whether a Content-Type says that a page is XML. Other XML is it if its root is
// that of HTML.
func IsType(contentType string, data []byte) bool {
	kind, _, err := mime.ParseMediaType(contentType)
	switch {
	case err != nil:
		return false
	case kind == Type:
		return true
	}
	return (kind == "application/xml" || kind == "text/xml") && hasNamespace(data)
}

// Is reports whether a page of which nobody says the type has to be read as XML: it says that it is, and
// a parser of HTML would lose what follows an element of it. Many a page says so and is HTML.
func Is(data []byte) bool {
	head := bytes.TrimLeft(bytes.TrimPrefix(data[:min(len(data), sniffed)], []byte("\ufeff")), " \t\r\n")
	if !bytes.HasPrefix(head, []byte("<?xml")) || !hasNamespace(data) || !closed.Match(data) {
		return false
	}
	_, err := HTML(data)
	return err == nil
}

func hasNamespace(data []byte) bool {
	return bytes.Contains(data[:min(len(data), sniffed)], []byte(namespace))
}
