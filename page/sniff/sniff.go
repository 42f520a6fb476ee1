package sniff

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf16"

	"github.com/gabriel-vasile/mimetype"
)

// sniffed is how much of a document is looked at, as browsers do (MIME Sniffing Standard,
// section 5: 1,445 bytes, and here some more, because the signatures of some formats
// stand later).
const sniffed = 3072

// markup are the beginnings of tags that only HTML has (MIME Sniffing Standard, section
// 7.1, and what saved pages begin with).
var markup = []string{"<!doctype html", "<html", "<head", "<body", "<script", "<title", "<meta", "<link", "<style", "<div", "<table", "<article", "<h1", "<p>", "<br", "<!--", "<?xml", "<a ", "<iframe", "<font", "<b>", "<span", "<img", "<section", "<main"}

// NotHTML is the media type of bytes that are no HTML and no text, whatever their server
// says of them: pictures, PDF, archives, JSON. It is empty for what may be a page.
func NotHTML(data []byte) string {
	head := data[:min(len(data), sniffed)]
	if len(head) == 0 {
		return ""
	}
	kind := mimetype.Detect(head)
	switch {
	case bytes.HasPrefix(head, []byte("WARC/1.")), bytes.HasPrefix(head, []byte("WARC/0.")):
		return "application/warc" // many pages, in the middle of other things
	case kind.Is("application/json"), kind.Is("application/geo+json"), kind.Is("model/gltf+json"):
		// A page may begin like JSON; it is JSON if all of it is.
		if json.Valid(bytes.TrimPrefix(data, []byte("\ufeff"))) {
			return "application/json"
		}
		return ""
	case isText(kind):
		return ""
	case !kind.Is("application/octet-stream"):
		// A signature of a format.
		name, _, _ := strings.Cut(kind.String(), ";")
		return name
	case looksLikeJSON(head) && json.Valid(data):
		return "application/json"
	case hasMarkup(head), !isBinary(head):
		return ""
	}
	return "application/octet-stream"
}

// isText reports whether a type is text, or XML, of any kind.
func isText(kind *mimetype.MIME) bool {
	for m := kind; m != nil; m = m.Parent() {
		if m.Is("text/plain") || m.Is("text/xml") || m.Is("text/html") {
			return true
		}
	}
	return false
}

func looksLikeJSON(head []byte) bool {
	head = bytes.TrimSpace(head)
	return len(head) > 0 && (head[0] == '{' || head[0] == '[')
}

func hasMarkup(head []byte) bool {
	lower := bytes.ToLower(head)
	if utf := bytes.ReplaceAll(lower, []byte{0}, nil); len(utf) < len(lower)*3/4 {
		lower = utf // UTF-16, near enough for tags
	}
	for _, tag := range markup {
		if bytes.Contains(lower, []byte(tag)) {
			return true
		}
	}
	return false
}

// isBinary reports bytes that no text has (MIME Sniffing Standard, section 3): more than
// one in a hundred, because some texts have a stray one.
func isBinary(head []byte) bool {
	if bytes.HasPrefix(head, []byte{0xff, 0xfe}) || bytes.HasPrefix(head, []byte{0xfe, 0xff}) {
		units := make([]uint16, 0, len(head)/2)
		for i := 2; i+1 < len(head); i += 2 {
			unit := uint16(head[i])<<8 | uint16(head[i+1])
			if head[0] == 0xff {
				unit = uint16(head[i+1])<<8 | uint16(head[i])
			}
			units = append(units, unit)
		}
		head = []byte(string(utf16.Decode(units)))
	}
	count := 0
	for _, b := range head {
		if b < 0x09 || b == 0x0b || b >= 0x0e && b < 0x1b || b >= 0x1c && b < 0x20 {
			count++
		}
	}
	return count*100 > len(head)
}
