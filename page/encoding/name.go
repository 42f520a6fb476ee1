package encoding

import (
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
)

// Name is the encoding that the bytes of an HTML file are in, by its name in the
// Encoding Standard, so that a browser that is told it reads what parse.HTML reads:
//
//   - UTF-8 where they can be read as that to the end and hold a letter that is not
//     ASCII: whatever the page says of itself, hardly any other text can;
//   - what a byte order mark, else the charset of the Content-Type header, else a <meta>
//     or XML declaration says, unless the text is no text in that encoding but is in
//     another;
//   - what the text looks like, which see detectCharset.
func Name(data []byte, contentType string) string {
	ascii, valid := shape(data)
	switch {
	case valid && !ascii:
		return "utf-8"
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		return "utf-16le"
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		return "utf-16be"
	}
	if ascii && (bytes.Contains(data, []byte("\x1b$B")) || bytes.Contains(data, []byte("\x1b$@"))) {
		return "iso-2022-jp" // no other text has these
	}
	declared := declaredCharset(data, contentType)
	if declared != "" && ascii {
		return declared
	}
	if found := detectCharset(data, declared); found != "" {
		return found
	}
	switch {
	case declared != "":
		return declared
	case ascii:
		return "utf-8"
	}
	return "windows-1252"
}

// shape says whether data is ASCII, and whether it is UTF-8.
func shape(data []byte) (ascii, valid bool) {
	for _, b := range data {
		if b >= utf8.RuneSelf {
			return false, utf8.Valid(data)
		}
	}
	return true, true
}

// maxDeclaration is how far into a file a declaration is looked for, in bytes. The
// standard lets browsers stop after 1,024, and they go on to the end of the head.
const maxDeclaration = 1 << 17

// declaredCharset is what the header, or else the page, says of its encoding. Names
// that are not known say nothing, and neither does a page that calls itself UTF-16 in
// bytes that can be read one by one.
func declaredCharset(data []byte, contentType string) string {
	if _, label, ok := strings.Cut(strings.ToLower(contentType), "charset"); ok {
		if name := charsetName(strings.TrimLeft(label, " =")); name != "" {
			return name
		}
	}
	data = data[:min(len(data), maxDeclaration)]
	if rest, ok := bytes.CutPrefix(data, []byte("<?xml")); ok {
		declaration, _, _ := strings.Cut(string(rest[:min(len(rest), 200)]), ">")
		if _, label, ok := strings.Cut(declaration, "encoding"); ok {
			if name := readableName(strings.TrimLeft(label, " =")); name != "" {
				return name
			}
		}
	}
	for z := html.NewTokenizer(bytes.NewReader(data)); ; {
		switch z.Next() {
		case html.ErrorToken:
			return ""
		case html.StartTagToken, html.SelfClosingTagToken:
			tag, attrs := z.TagName()
			switch string(tag) {
			case "body":
				return ""
			case "meta":
				if name := metaCharset(z, attrs); name != "" {
					return name
				}
			}
		}
	}
}

// metaCharset is what the <meta> that the tokenizer stands on says of the encoding.
func metaCharset(z *html.Tokenizer, more bool) string {
	direct, content, equiv := "", "", false
	for more {
		var key, value []byte
		key, value, more = z.TagAttr()
		switch string(key) {
		case "charset":
			direct = string(value)
		case "content":
			content = strings.ToLower(string(value))
		case "http-equiv":
			equiv = strings.EqualFold(strings.TrimSpace(string(value)), "content-type")
		}
	}
	if direct != "" {
		return readableName(direct)
	}
	if _, label, ok := strings.Cut(content, "charset"); ok && equiv {
		return readableName(strings.TrimLeft(label, " ="))
	}
	return ""
}

// readableName is charsetName of a label that was read in the page itself: bytes that
// a declaration could be read of are not UTF-16.
func readableName(label string) string {
	name := charsetName(label)
	if strings.HasPrefix(name, "utf-16") {
		return "utf-8"
	}
	return name
}

// charsetName is the name of an encoding by one of its labels, which may be quoted and
// have other parameters after it; "" for none.
func charsetName(label string) string {
	label = strings.Trim(strings.TrimSpace(label), `"'`)
	if end := strings.IndexAny(label, "\"'; ,\t"); end >= 0 {
		label = label[:end]
	}
	enc, name := charset.Lookup(label)
	if enc == nil || name == "x-user-defined" || name == "replacement" {
		return ""
	}
	return name
}

// UTF8 is data without its byte order mark and in valid UTF-8, so that a page
// file gives back the bytes that were parsed. read reads what has to be decoded, with its
// limit and its error.
func UTF8(data []byte, contentType string, read func(io.Reader) ([]byte, error)) ([]byte, error) {
	if ascii, valid := shape(data); valid && !ascii {
		return bytes.TrimPrefix(data, bom), nil // nothing to decode or to mend
	}
	name := Name(data, contentType)
	if name == "utf-8" && utf8.Valid(data) {
		return data, nil // likewise, and no mark: that is not ASCII
	}
	var r io.Reader = bytes.NewReader(data)
	if enc, _ := charset.Lookup(name); enc != nil && enc != encoding.Nop {
		r = transform.NewReader(r, enc.NewDecoder())
	}
	data, err := read(transform.NewReader(r, runes.ReplaceIllFormed()))
	return bytes.TrimPrefix(data, bom), err
}

// bom is the byte order mark of UTF-8.
var bom = []byte("\ufeff")
