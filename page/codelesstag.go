package page

import "bytes"

// What the tokenizer of x/net/html does with tags and comments, for codeless. All return
// -1 where the source ends before.

// behind is the place behind the next sign from at on.
func behind(data []byte, at int, sign string) int {
	i := bytes.Index(data[at:], []byte(sign))
	if i < 0 {
		return -1
	}
	return at + i + len(sign)
}

// commentEnd is the place behind the comment whose text begins at start.
func commentEnd(data []byte, start int) int {
	for end := behind(data, start, ">"); end >= 0; end = behind(data, end, ">") {
		switch text := data[start : end-1]; {
		case len(text) == 0, string(text) == "-", bytes.HasSuffix(text, []byte("--")), bytes.HasSuffix(text, []byte("--!")):
			return end
		}
	}
	return -1
}

// tagName is the name of the tag at the start of data, which is behind a "<" or "</".
func tagName(data []byte) []byte {
	for i, c := range data {
		if endsTag(c) {
			return data[:i]
		}
	}
	return data
}

// tagEnd is the place behind the tag whose name begins at start.
func tagEnd(data []byte, start int) int {
	at := start + len(tagName(data[start:]))
	for at = skipSpace(data, at); at < len(data) && data[at] != '>'; at = skipSpace(data, at) {
		if at = attrEnd(data, at); at < 0 {
			return -1
		}
	}
	if at >= len(data) {
		return -1
	}
	return at + 1
}

// attrEnd is the place behind the attribute that begins at start.
func attrEnd(data []byte, start int) int {
	at := start
	for at < len(data) && !endsTag(data[at]) && (data[at] != '=' || at == start) {
		at++
	}
	if at = skipSpace(data, at); at >= len(data) || data[at] != '=' {
		if at < len(data) && data[at] == '/' {
			at++
		}
		return at
	}
	if at = skipSpace(data, at+1); at >= len(data) {
		return -1
	}
	switch c := data[at]; c {
	case '"', '\'':
		return behind(data, at+1, string(c))
	case '>':
		return at
	}
	for at < len(data) && (!endsTag(data[at]) || data[at] == '/') {
		at++
	}
	return at
}

// skipSpace is the first place from at on that has no white space of HTML.
func skipSpace(data []byte, at int) int {
	for at < len(data) && endsTag(data[at]) && data[at] != '/' && data[at] != '>' {
		at++
	}
	return at
}

// containsFold reports whether data has an ASCII text of small letters, in whatever case.
func containsFold(data []byte, text string) bool {
	return bytes.Contains(bytes.ToLower(data), []byte(text))
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
