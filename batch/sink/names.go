package sink

import (
	"encoding/base32"
	"fmt"
	"net/url"
	"path"
	"path/filepath"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"galley/batch/keyset"
	"galley/page/sniff"
)

// Names is what the name of a file is made of.
type Names struct {
	Address string // or the name of the file that the page is from
	Key     keyset.Key
	Date    time.Time // when the page was loaded
}

// defaultTemplate names files unless another template is given.
const defaultTemplate = "{host}-{slug}-{hash}"

// maxSlug bounds the parts of a name, in bytes: with its hash and its extension a name
// must stay below 255.
const maxSlug = 120

// Template makes names of files. It may have {host}, {slug} (the readable part of the
// address), {date} (of loading, as 2006-01-02), {hash} (of the whole address, 80 bits),
// and slashes between them for folders. With {hash}, which it must have, no two
// addresses share a name.
type Template struct {
	text      string
	extension string
}

// NewTemplate reads a template; extension begins with a dot.
func NewTemplate(text, extension string) (*Template, error) {
	if text == "" {
		text = defaultTemplate
	}
	t := &Template{text, extension}
	if !strings.Contains(text, "{hash}") {
		return nil, fmt.Errorf("the template %q has no {hash}: two pages could have one name", text)
	}
	name := t.Name(Names{Address: "https://a.example/b", Date: time.Unix(0, 0)})
	if strings.ContainsAny(name, "{}") {
		return nil, fmt.Errorf("the template %q has something else in braces than host, slug, date and hash", text)
	}
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return nil, fmt.Errorf("the template %q leads out of the folder", text)
	}
	return t, nil
}

// Name is the name of a page's file, with slashes.
func (t *Template) Name(n Names) string {
	host, slug := hostAndSlug(n.Address)
	name := strings.NewReplacer("{host}", host, "{slug}", slug, "{hash}", hash(n.Key), "{date}", n.Date.UTC().Format("2006-01-02")).Replace(t.text)
	parts := strings.Split(name, "/")
	for i, part := range parts {
		part = strings.Trim(part, "-. ")
		if part == "" {
			part = "page"
		}
		parts[i] = Unreserved(part)
	}
	return path.Join(parts...) + t.extension
}

// Unreserved is the name of a file or folder, with a mark behind the words that Windows keeps for
// devices, whatever ending they have: con, nul, com1.
func Unreserved(name string) string {
	word, rest, _ := strings.Cut(name, ".")
	device := strings.ToLower(strings.TrimRight(word, " "))
	if n := len(device); n == 4 && device[3] >= '1' && device[3] <= '9' {
		device = device[:3] + "#"
	}
	switch device {
	case "con", "prn", "aux", "nul", "com#", "lpt#":
		return strings.TrimSuffix(word+"_."+rest, ".")
	}
	return name
}

// hash is 80 bits of a key, as 16 letters and digits.
func hash(k keyset.Key) string {
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(k[:10]))
}

// hostAndSlug are the readable parts of an address. Letters and digits of any script
// stay, everything else becomes a hyphen.
func hostAndSlug(address string) (host, slug string) {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return "file", readable(sniff.WithoutEnding(filepath.Base(address)), maxSlug)
	}
	text := strings.Trim(u.Path, "/")
	for _, ext := range []string{".html", ".htm", ".php", ".aspx"} {
		text = strings.TrimSuffix(text, ext)
	}
	slug = readable(text, maxSlug)
	if slug == "" {
		slug = "index"
	}
	return readable(u.Host, 60), slug
}

func readable(s string, limit int) string {
	var b strings.Builder
	hyphen := false
	for _, r := range norm.NFC.String(strings.ToValidUTF8(s, "-")) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r), r == '.', r == '_':
			r = unicode.ToLower(r)
			if b.Len()+utf8.RuneLen(r) > limit {
				return strings.Trim(b.String(), "-.")
			}
			b.WriteRune(r)
			hyphen = false
		case !hyphen:
			if b.Len() >= limit {
				return strings.Trim(b.String(), "-.")
			}
			b.WriteByte('-')
			hyphen = true
		}
	}
	return strings.Trim(b.String(), "-.")
}
