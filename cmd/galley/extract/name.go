package extract

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"galley/batch/sink"
	"galley/page/sniff"
)

// maxName bounds the name that is made of an address, in bytes: with ending it must stay below 255.
const maxName = 100

// fileName is a name for what is written of an input, without extension. That of a file is its own: no other
// in its folder has it. That of an address is its host and path; where these do not tell all of it, as the
// query does not, eight digits of its hash stand behind, so that another page does not write over it.
func fileName(in string) string {
	u, err := url.Parse(in)
	if err != nil || u.Host == "" {
		name := strings.TrimSpace(strings.Map(printable, sniff.WithoutEnding(filepath.Base(in))))
		if strings.Trim(name, "-.") == "" {
			return "article"
		}
		return sink.Unreserved(name)
	}
	name, whole := addressName(strings.ReplaceAll(strings.ToLower(u.Host), ":", "-") + strings.TrimSuffix(u.Path, "/"))
	if !whole || u.RawQuery != "" {
		sum := sha256.Sum256([]byte(in))
		name = strings.Trim(name+"-"+hex.EncodeToString(sum[:4]), "-.")
	}
	return name
}

// printable takes controls out of a name: messages and terminals show it.
func printable(r rune) rune {
	if unicode.IsControl(r) {
		return '-'
	}
	return r
}

// addressName has the letters and digits of host and path, whatever their script. whole is false where
// something else than a slash became a hyphen, or the end is missing.
func addressName(text string) (name string, whole bool) {
	whole = utf8.ValidString(text)
	var b strings.Builder
	for _, r := range norm.NFC.String(strings.ToValidUTF8(text, "-")) {
		keep := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '.' || r == '_' || r == '-'
		if b.Len()+utf8.RuneLen(r) > maxName {
			whole = false
			break
		}
		if !keep {
			whole = whole && r == '/'
			r = '-'
		}
		b.WriteRune(r)
	}
	return strings.Trim(b.String(), "-."), whole
}
