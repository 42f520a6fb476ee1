package linkeddata

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"

	"galley/page"
)

// jsonValue is a value of JSON, with those fields of objects that were asked for.
type jsonValue struct {
	kind   jsonKind
	text   string // of a string, and true or false as such
	list   []jsonValue
	fields []jsonField
}

type jsonField struct {
	key   string
	value jsonValue
}

type jsonKind uint8

const (
	jsonOther jsonKind = iota // numbers, true, false, null, and what is not there
	jsonString
	jsonList
	jsonObject
)

// get is the value of a key; of several, the last, as in other readers of JSON.
func (v *jsonValue) get(key string) jsonValue {
	for _, f := range slices.Backward(v.fields) {
		if f.key == key {
			return f.value
		}
	}
	return jsonValue{}
}

// strings are those of a string or of a list.
func (v jsonValue) strings() (all []string) {
	if v.kind == jsonString {
		return []string{v.text}
	}
	for _, e := range v.list {
		all = append(all, e.strings()...)
	}
	return all
}

// maxJSONDepth is how deep values may nest; those inside are passed over.
const maxJSONDepth = 64

// jsonReader reads text in one pass and builds only what is kept: most of the linked
// data of a page are lists of breadcrumbs and pictures that nobody asks for. It
// forgives what many pages have, such as line breaks in strings, but not what leaves
// open where a value ends.
type jsonReader struct {
	text  string
	at    int
	depth int
	keep  map[string]bool // keys of objects
	bad   bool            // the text is no JSON
}

// peek is the next byte that is no white space, 0 at the end and where text is bad.
func (r *jsonReader) peek() byte {
	for ; r.at < len(r.text) && !r.bad; r.at++ {
		if c := r.text[r.at]; c != ' ' && c != '\n' && c != '\t' && c != '\r' {
			return c
		}
	}
	return 0
}

// value reads the next value.
func (r *jsonReader) value() (v jsonValue) {
	switch r.peek() {
	case '"':
		return jsonValue{kind: jsonString, text: r.string()}
	case '{':
		v.kind = jsonObject
	case '[':
		v.kind = jsonList
	}
	if v.kind == jsonOther || r.depth == maxJSONDepth {
		start := r.at
		r.skip()
		if word := r.text[start:min(r.at, len(r.text))]; word == "true" || word == "false" || isNumber(word) {
			return jsonValue{text: word}
		}
		return jsonValue{}
	}
	r.depth++
	r.at++
	if v.kind == jsonList {
		r.members(']', func() { v.list = append(v.list, r.value()) })
	} else {
		r.members('}', func() {
			key := r.string()
			if r.expect(':'); r.keep[key] {
				v.fields = append(v.fields, jsonField{key, r.value()})
			} else {
				r.skip()
			}
		})
	}
	r.depth--
	return v
}

// isNumber reports whether a word is a number of a few digits, as how many a recipe is for.
func isNumber(word string) bool {
	const most = 8
	return word != "" && len(word) <= most && strings.Trim(word, "0123456789.") == ""
}

// members reads what is in an object or a list, one by one, and its end.
func (r *jsonReader) members(end byte, read func()) {
	for r.peek() != end && !r.bad {
		if read(); r.peek() != end {
			r.expect(',')
		}
	}
	r.expect(end)
}

func (r *jsonReader) expect(c byte) {
	if r.peek() != c {
		r.bad = true // the end of the text may be here
		return
	}
	r.at++
}

// skip passes over one value.
func (r *jsonReader) skip() {
	var open []byte // the ends that are due
	for {
		switch c := r.peek(); c {
		case '"':
			r.endOfString()
		case '{', '[':
			open = append(open, c+2) // as ASCII has them
			r.at++
			continue
		case '}', ']':
			if len(open) == 0 || c != open[len(open)-1] {
				r.bad = true
				return
			}
			open = open[:len(open)-1]
			r.at++
		case ',', ':':
			if r.at++; len(open) > 0 {
				continue
			}
			r.bad = true
		case 0:
			r.bad = true
		default:
			n := strings.IndexAny(r.text[r.at:], ",:]} \t\r\n\"{[")
			if n < 0 {
				n = len(r.text) - r.at
			}
			r.at += n
		}
		if len(open) == 0 || r.bad {
			return
		}
	}
}

// string reads a string.
func (r *jsonReader) string() string {
	if r.peek() != '"' {
		r.bad = true
		return ""
	}
	start := r.at
	r.endOfString()
	if r.bad {
		return ""
	}
	raw := r.text[start:r.at]
	if strings.IndexByte(raw, '\\') < 0 && utf8.ValidString(raw) {
		return raw[1 : len(raw)-1]
	}
	var s string
	if json.Unmarshal([]byte(lineSigns.Replace(raw)), &s) != nil {
		r.bad = true
	}
	return page.WithoutInvisible(s) // an escape may have hidden it from who made the page
}

// lineSigns makes blanks of the ends of lines that stand in strings of some pages, which JSON does not allow.
var lineSigns = strings.NewReplacer("\n", " ", "\r", " ", "\t", " ")

// endOfString goes behind the string that begins here.
func (r *jsonReader) endOfString() {
	for r.at++; r.at < len(r.text); r.at++ {
		n := strings.IndexByte(r.text[r.at:], '"')
		if n < 0 {
			break
		}
		escapes := 0
		for escapes < n && r.text[r.at+n-1-escapes] == '\\' {
			escapes++
		}
		if r.at += n; escapes%2 == 0 {
			r.at++
			return
		}
	}
	r.bad = true
}
