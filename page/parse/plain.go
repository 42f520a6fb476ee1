package parse

import (
	"bytes"
	"strings"

	"golang.org/x/net/html"

	"galley/page/sniff"
)

// isPlain reports whether a source is text and no HTML, as its type says. What begins as a document of HTML is one all
// the same: some servers know no types.
func isPlain(contentType string, data []byte) bool {
	kind, _, _ := strings.Cut(contentType, ";")
	return strings.EqualFold(strings.TrimSpace(kind), "text/plain") && !sniff.SaysHTML(data)
}

// preformatted is the HTML that shows a text as browsers do: in one pre, line by line.
func preformatted(data []byte) []byte {
	var b bytes.Buffer
	b.WriteString("<!DOCTYPE html><pre>\n")
	b.WriteString(html.EscapeString(string(data)))
	return b.Bytes()
}
