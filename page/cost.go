package page

import (
	"bytes"

	"golang.org/x/net/html"
)

// maxParseCost bounds what html.Parse may be asked to build before Limits can
// count it, in nodes. Of the 1,496 development pages of WCXB half cost less than
// 11,000, one in a hundred more than 240,000, and the dearest 750,000.
const maxParseCost = 4 << 20

// parserDepth is how deep x/net/html nests, and so how many elements it can open
// again at once.
const parserDepth = 512

// formatting are the elements that HTML5 opens again in the next block when they
// were not closed (section 13.2.4.3 of the standard): a few hundred of them make
// every later <p> cost as many nodes, a gigabyte for a source of 40 kB.
var formatting = map[string]bool{
	"a": true, "b": true, "big": true, "code": true, "em": true, "font": true, "i": true, "nobr": true,
	"s": true, "small": true, "strike": true, "strong": true, "tt": true, "u": true,
}

// parseCost estimates, from above, how many nodes html.Parse makes of the source:
// one a tag or text, and for each every formatting element so far, as if none
// had ever been closed and all had to be opened again. It stops at limit.
//
// The tokenizer alone takes for text or a comment some of what the parser, who
// knows when it is inside an svg, takes for tags. So tags in there count too.
func parseCost(data []byte, limit int) int {
	z := html.NewTokenizer(bytes.NewReader(data))
	open := openFormatting{}
	cost := 0
	for cost <= limit {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		cost += 1 + min(len(open), parserDepth)
		switch raw := z.Raw(); kind {
		case html.StartTagToken, html.SelfClosingTagToken:
			open.add(raw[1:])
		case html.TextToken, html.CommentToken:
			for i := bytes.IndexByte(raw, '<'); i >= 0; i = bytes.IndexByte(raw, '<') {
				raw = raw[i+1:]
				open.add(raw[:min(len(raw), 100)])
				cost += 1 + min(len(open), parserDepth)
			}
		}
	}
	return cost
}

// costBound is at least what html.Parse can be asked to build, and takes a fraction
// of the time: it looks at every "<" as if a tag began there, and takes all
// formatting elements of the page to be open at each. For most pages that is
// little, and parseCost need not be asked. Between two "<" there is at most one
// text, and parseCost counts what is in texts once more.
func costBound(data []byte) int {
	tags, formats := 0, 2 // of <a> and <nobr> one each
	seen := map[string]bool{}
	for i := bytes.IndexByte(data, '<'); i >= 0; i = bytes.IndexByte(data, '<') {
		data = data[i+1:]
		tags++
		if tag, ok := formattingTag(data); ok && !seen[string(tag)] {
			formats++
			// A ">" in quotes ends no tag, so only tags without quotes are known to be equal.
			if len(seen) <= parserDepth && bytes.IndexByte(tag, '"') < 0 && bytes.IndexByte(tag, '\'') < 0 {
				seen[string(tag)] = true
			}
		}
	}
	return (3*tags + 1) * (1 + min(formats, parserDepth))
}

// formattingTag is the start tag at the start of data, which is behind a "<", when
// it is of a formatting element that can be open more than once.
func formattingTag(data []byte) ([]byte, bool) {
	if len(data) == 0 {
		return nil, false
	}
	switch data[0] | 0x20 {
	case 'b', 'c', 'e', 'f', 'i', 's', 't', 'u':
	default:
		return nil, false
	}
	head := data[:min(len(data), len("strong")+1)]
	end := bytes.IndexAny(head, "/> \t\n\f\r")
	if end < 0 {
		end = min(len(head), len("strong"))
	}
	if !formatting[string(bytes.ToLower(head[:end]))] {
		return nil, false
	}
	if end = bytes.IndexByte(data, '>'); end < 0 {
		end = len(data)
	}
	return data[:end], true
}

// openFormatting has the formatting elements that may be open, by start tag.
type openFormatting map[string]bool

// add takes a start tag without its "<". Of elements that are equal the parser
// keeps three; one stands for them here, because the cost is far from exact.
// A new <a> or <nobr> closes the one before it.
func (o openFormatting) add(tag []byte) {
	end := bytes.IndexAny(tag, "/> \t\n\f\r")
	if end < 0 {
		end = len(tag)
	}
	if end == 0 || end > len("strong") {
		return
	}
	name := string(bytes.ToLower(tag[:end]))
	switch {
	case !formatting[name] || len(o) > parserDepth:
	case name == "a", name == "nobr":
		o[name] = true
	default:
		o[string(tag)] = true
	}
}
