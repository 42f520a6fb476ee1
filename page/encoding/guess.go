package encoding

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// Bounds of detectCharset: bytes that are read, bytes beyond ASCII without which a
// declaration is believed, and what the text must score, out of 1, in an encoding
// that is taken. They leave room on both sides of what the texts of the tests score.
const (
	guessBytes      = 1 << 16
	guessBytesLeast = 8
	guessLeast      = 0.35
	clearlyMore     = 0.15 // than what is declared scores
	guessNearly     = 0.03 // scores that differ by less are equal
	brokenLetters   = 0.1  // of UTF-8: share of ill-formed sequences that is not a slip
)

// detectCharset is the encoding in which the text of data is most like text of one of
// scripts; "" where it is believed to be what is declared, or is like none.
//
// It is own code because what is to be had for Go (ports of ICU's and Mozilla's) knows
// neither Baltic nor Thai, and takes Arabic and Central European text for others.
func detectCharset(data []byte, declared string) string {
	text := letterBytes(data)
	if declared == "" {
		if name := wideCharset(data); name != "" {
			return name
		}
	}
	if declared == "utf-8" && illFormed(data) < brokenLetters {
		return ""
	}
	scores := map[string]float64{}
	for _, s := range scripts {
		for name := range strings.FieldsSeq(s.encodings) {
			scores[name] = max(scores[name], s.score(text, name))
		}
	}
	best := ""
	for _, s := range scripts { // in order, so that equal ones are the more usual
		for name := range strings.FieldsSeq(s.encodings) {
			if best == "" || scores[name] > scores[best]+guessNearly {
				best = name
			}
		}
	}
	least := guessLeast
	if declared != "" {
		if highBytes(text) < guessBytesLeast && declared != "utf-8" || !judged(declared, scores) {
			return ""
		}
		least = max(least, scores[declared]+clearlyMore)
	}
	if scores[best] < least {
		return ""
	}
	return best
}

// judged reports whether the scores say anything of the declared encoding, and gives it
// the best one of encodings with the same letters. Of one that no script names, nothing
// is known against it.
func judged(declared string, scores map[string]float64) bool {
	for _, alike := range sameLetters {
		if strings.Contains(alike, " "+declared+" ") {
			for name := range strings.FieldsSeq(alike) {
				scores[declared] = max(scores[declared], scores[name])
			}
		}
	}
	_, known := scores[declared]
	return known || declared == "utf-8"
}

// sameLetters are encodings with the same letters at most places.
var sameLetters = []string{" gbk gb18030 ", " windows-1252 iso-8859-15 macintosh ", " koi8-r koi8-u ", " windows-1255 iso-8859-8 iso-8859-8-i "}

// letterBytes is the start of data without tags, scripts and styles, roughly: bytes of
// some encodings look like angle brackets.
func letterBytes(data []byte) []byte {
	text := make([]byte, 0, min(len(data), guessBytes))
	for len(data) > 0 && len(text) < guessBytes {
		open := bytes.IndexByte(data, '<')
		if open < 0 {
			open = len(data)
		}
		text = append(append(text, data[:open]...), ' ')
		data = data[open:]
		for _, tag := range [2]string{"script", "style"} {
			if len(data) > len(tag) && strings.EqualFold(string(data[1:1+len(tag)]), tag) {
				if end := bytes.Index(data, []byte("</"+tag)); end > 0 {
					data = data[end:]
				}
			}
		}
		end := bytes.IndexByte(data, '>')
		if end < 0 {
			break
		}
		data = data[end+1:]
	}
	return text[:min(len(text), guessBytes)]
}

// wideCharset knows UTF-16 without a mark by its zeros: every other byte of markup is
// one.
func wideCharset(data []byte) string {
	var zeros [2]int
	data = data[:min(len(data), 1024)]
	for i, b := range data {
		if b == 0 {
			zeros[i%2]++
		}
	}
	switch half := len(data) / 2; {
	case half < 8:
	case zeros[1] > half*2/3 && zeros[0] < half/8:
		return "utf-16le"
	case zeros[0] > half*2/3 && zeros[1] < half/8:
		return "utf-16be"
	}
	return ""
}

// illFormed is the share of the letters beyond ASCII that are no UTF-8.
func illFormed(data []byte) float64 {
	bad, all := 0, 0
	for i := 0; i < len(data); {
		if data[i] < utf8.RuneSelf {
			i++
			continue
		}
		r, size := utf8.DecodeRune(data[i:])
		if all++; r == utf8.RuneError && size == 1 {
			bad++
		}
		i += size
	}
	return float64(bad) / float64(max(all, 1))
}

// highBytes counts the bytes beyond ASCII.
func highBytes(text []byte) (count int) {
	for _, b := range text {
		if b >= utf8.RuneSelf {
			count++
		}
	}
	return count
}
