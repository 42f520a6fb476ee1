package cost

import (
	"bytes"

	"golang.org/x/net/html"
)

// Most bounds what html.Parse may be asked to build before the limits of a page can
// count it, in nodes. Of the 1,496 development pages of WCXB half cost less than
// 11,000, one in a hundred more than 240,000, and the dearest 750,000.
const Most = 4 << 20

// ParserDepth is how deep x/net/html nests, and so how many elements it can open
// again at once.
const ParserDepth = 512

// Exceeds reports whether html.Parse could make more than Most nodes of the source.
func Exceeds(data []byte) bool { return bound(data) > Most && estimate(data, Most) > Most }

// formatting says how many elements of a tag HTML5 may open again in the next block,
// when they were not closed (section 13.2.4.3 of the standard). A few hundred of them
// make every later <p> cost as many nodes, a gigabyte for a source of 40 kB.
type formatting uint8

const (
	notFormatting formatting = iota
	oneFormatting            // a new one closes the one before it
	anyFormatting
)

// formattingOf is that of the tag at the start of data, which is behind a "<".
func formattingOf(data []byte) formatting {
	var name [len("strong")]byte
	n := 0
	for ; n < len(data) && !endsTag(data[n]); n++ {
		if n == len(name) {
			return notFormatting
		}
		name[n] = data[n]
		if 'A' <= data[n] && data[n] <= 'Z' {
			name[n] += 'a' - 'A'
		}
	}
	switch string(name[:n]) {
	case "a", "nobr":
		return oneFormatting
	case "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u":
		return anyFormatting
	}
	return notFormatting
}

// endsTag reports whether a character ends the name of a tag.
func endsTag(c byte) bool {
	switch c {
	case '/', '>', ' ', '\t', '\n', '\f', '\r':
		return true
	}
	return false
}

// estimate says, from above, how many nodes html.Parse makes of the source:
// one a tag or text, and for each every formatting element so far, as if none
// had ever been closed and all had to be opened again. It stops at limit.
//
// The tokenizer alone takes for text or a comment some of what the parser, which
// knows when it is inside an svg, takes for tags. So tags in there count too.
func estimate(data []byte, limit int) int {
	z := html.NewTokenizer(bytes.NewReader(data))
	open := openFormatting{}
	cost := 0
	for cost <= limit {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		cost += 1 + min(len(open), ParserDepth)
		switch raw := z.Raw(); kind {
		case html.StartTagToken, html.SelfClosingTagToken:
			open.add(raw[1:])
		case html.TextToken, html.CommentToken:
			for i := bytes.IndexByte(raw, '<'); i >= 0; i = bytes.IndexByte(raw, '<') {
				raw = raw[i+1:]
				open.add(raw[:min(len(raw), 100)])
				cost += 1 + min(len(open), ParserDepth)
			}
		}
	}
	return cost
}

// bound is at least what html.Parse can be asked to build, and takes a fraction of
// the time of estimate: it looks at every "<" as if a tag began there, and takes all
// formatting elements before it to be open. For most pages that is little, and
// estimate need not be asked. Each "<" stands for a tag, the text after it and, where
// the tag is one that the parser adds another around, for one more.
func bound(data []byte) int {
	formats := 2 // of <a> and <nobr> one each
	cost := 1 + formats
	seen := map[string]bool{}
	for i := bytes.IndexByte(data, '<'); i >= 0; i = bytes.IndexByte(data, '<') {
		data = data[i+1:]
		if formattingOf(data) == anyFormatting && formats < ParserDepth {
			if tag := simpleTag(data); tag == nil || !seen[string(tag)] {
				formats++
				seen[string(tag)] = true
			}
		}
		cost += 3 * (1 + formats)
	}
	return cost
}

// simpleTag is the start tag at the start of data, which is behind a "<", up to the
// ">" that ends it; nil when it is long, or when it takes a parser to say where it
// ends: a ">" in a quoted value ends no tag, and not every quote begins a value.
func simpleTag(data []byte) []byte {
	const long = 200 // bytes
	data = data[:min(len(data), long)]
	unquoted := false // in a value without quotes
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case c == '>':
			return data[:i]
		case c == '"', c == '\'':
			return nil
		case unquoted:
			unquoted = !endsTag(c) || c == '/'
		case c == '=' && (!isNameByte(data[i-1]) || i+1 == len(data) || endsTag(data[i+1])):
			return nil
		case c == '=' && (data[i+1] == '"' || data[i+1] == '\''):
			end := bytes.IndexByte(data[i+2:], data[i+1])
			if end < 0 {
				return nil
			}
			i += 2 + end
		case c == '=':
			unquoted = true
		}
	}
	return nil
}

// isNameByte reports whether a character before a "=" is one of an attribute's name
// whatever stands before it.
func isNameByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '-'
}

// openFormatting has the formatting elements that may be open, by start tag; "a" and
// "nobr" stand for the one of each.
type openFormatting map[string]bool

// add takes a start tag without its "<". Of elements that are equal the parser
// keeps three; one stands for them here, because the cost is far from exact.
func (o openFormatting) add(tag []byte) {
	if len(o) > ParserDepth {
		return
	}
	switch formattingOf(tag) {
	case oneFormatting:
		o[string(tag[0]|0x20)] = true
	case anyFormatting:
		o[string(tag)] = true
	}
}
