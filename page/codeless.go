package page

import (
	"bytes"
	"io"
)

// codeless reads a source without the text of its scripts and style sheets. A Page has
// nothing of it, it is half of what the web sends, and the parser reads it byte by byte and
// copies it several times. Where a script ends is told as the tokenizer tells it; from
// where that is not certain, the source is left as it is.
type codeless struct {
	data    []byte
	at      int // how far data is read
	kept    int // data[kept:] is not in parts yet
	foreign int // <svg> and <math> that are open: what is in them is no raw text
	parts   [][]byte
}

// withoutCode is such a reader.
func withoutCode(data []byte) io.Reader {
	c := &codeless{data: data}
	for c.next() {
	}
	c.parts = append(c.parts, data[c.kept:])
	return c
}

// Read implements io.Reader.
func (c *codeless) Read(p []byte) (int, error) {
	for len(c.parts) > 0 && len(c.parts[0]) == 0 {
		c.parts = c.parts[1:]
	}
	if len(c.parts) == 0 {
		return 0, io.EOF
	}
	n := copy(p, c.parts[0])
	c.parts[0] = c.parts[0][n:]
	return n, nil
}

// next goes behind the next tag, comment or raw text; false: there is none, or the rest is
// to be left as it is.
func (c *codeless) next() bool {
	c.at = behind(c.data, c.at, "<")
	if c.at < 0 || c.at == len(c.data) {
		return false
	}
	rest := c.data[c.at:]
	switch {
	case isLetter(rest[0]):
		return c.startTag()
	case rest[0] == '/' && len(rest) > 1 && isLetter(rest[1]):
		if name := tagName(rest[1:]); c.foreign > 0 && isForeign(name) {
			c.foreign--
		}
		c.at = tagEnd(c.data, c.at+1)
	case bytes.HasPrefix(rest, []byte("!--")):
		c.at = commentEnd(c.data, c.at+len("!--"))
	case c.foreign > 0 && bytes.HasPrefix(rest, []byte("![CDATA[")):
		c.at = behind(c.data, c.at, "]]>")
	case rest[0] == '!' || rest[0] == '?' || rest[0] == '/':
		c.at = behind(c.data, c.at, ">")
	}
	return c.at >= 0
}

// startTag goes behind a start tag, and behind the raw text that follows it.
func (c *codeless) startTag() bool {
	name := tagName(c.data[c.at:])
	tag := c.at
	if c.at = tagEnd(c.data, c.at); c.at < 0 {
		return false
	}
	if isForeign(name) && !isClosed(c.data[tag:c.at], name) {
		c.foreign++
	}
	if c.foreign > 0 || !isRaw(name) {
		return !bytes.EqualFold(name, []byte("plaintext"))
	}
	length := rawLen(c.data[c.at:], name)
	if length < 0 {
		return false
	}
	if isCode(name, c.data[tag:c.at]) {
		c.parts = append(c.parts, c.data[c.kept:c.at])
		c.kept = c.at + length
	}
	c.at += length
	return true
}

// rawLen is how long the raw text of an element is; -1 where it does not end, or may end
// elsewhere: in a script, "<!--" and a further "<script" hide the end of that one.
func rawLen(text, name []byte) int {
	for at := behind(text, 0, "</"); at >= 0; at = behind(text, at, "</") {
		end := at + len(name)
		if end < len(text) && bytes.EqualFold(text[at:end], name) && endsTag(text[end]) {
			text = text[:at-len("</")]
			if begin := bytes.Index(text, []byte("<!--")); begin >= 0 && bytes.EqualFold(name, []byte("script")) && containsFold(text[begin:], "<script") {
				return -1
			}
			return len(text)
		}
	}
	return -1
}

// isCode reports whether the text of an element of raw text is no part of a Page, by its
// name and its start tag.
func isCode(name, tag []byte) bool {
	switch {
	case bytes.EqualFold(name, []byte("style")):
		return true
	case bytes.EqualFold(name, []byte("script")):
		return !containsFold(tag, "ld+") && !bytes.Contains(tag, []byte("&")) // linked data
	}
	return false
}

// isRaw reports whether an element has raw text in it.
func isRaw(name []byte) bool {
	switch string(bytes.ToLower(name)) {
	case "script", "style", "title", "textarea", "iframe", "noembed", "noframes", "noscript", "xmp":
		return true
	}
	return false
}

// isClosed reports whether a start tag closes its element, as far as that is certain: the
// stroke may belong to a value.
func isClosed(tag, name []byte) bool {
	before, ok := bytes.CutSuffix(tag, []byte("/>"))
	if !ok {
		return false
	}
	last := before[len(before)-1]
	return len(before) == len(name) || last == '"' || last == '\'' || last == ' '
}

// isForeign reports whether an element is the outermost of another language.
func isForeign(name []byte) bool {
	return bytes.EqualFold(name, []byte("svg")) || bytes.EqualFold(name, []byte("math"))
}
