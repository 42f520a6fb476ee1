package picture

import (
	"net/url"
	"path"
	"regexp"
	"strings"
)

// minName is the shortest file name, in bytes, that tells a picture by itself.
const minName = 8

var (
	sizes      = regexp.MustCompile(`^\d{2,4}x\d{2,4}[_-]|[_-]\d{2,4}x\d{2,4}$|-\d{3,4}-\d{2}$|=[swh]\d+[-\w]*$`)
	longNumber = regexp.MustCompile(`^\d{6,}$`)
	onlySize   = regexp.MustCompile(`^[\dx_w.-]+$`)
)

// Name is what a picture is called in an address, in whatever size and format:
// the last part of its path, without extension and without the sizes at its ends. Names
// that are short or only numbers stand behind the part before. The address of a picture
// in that of a service that scales it counts instead. It is "" for data: URIs.
func Name(address string) string {
	address = strings.TrimSpace(address)
	if address == "" || strings.HasPrefix(address, "data:") {
		return ""
	}
	if _, query, found := strings.Cut(address, "?"); found {
		values, _ := url.ParseQuery(query)
		for _, v := range values {
			if strings.Contains(v[0], "/") && path.Ext(v[0]) != "" && !strings.Contains(v[0], "?") {
				return Name(v[0])
			}
		}
	}
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	if decoded, err := url.PathUnescape(address); err == nil {
		address = decoded
	}
	dir, name := path.Split(strings.TrimRight(address, "/"))
	for range 2 { // some services add one: name.jpg.webp
		if ext := path.Ext(name); len(ext) <= 5 {
			name = strings.TrimSuffix(name, ext)
		}
	}
	name = sizes.ReplaceAllString(name, "")
	if numbered := longNumber.MatchString(name); !numbered && (len(name) < minName || onlySize.MatchString(name)) {
		return path.Join(path.Base(dir), name)
	}
	return name
}

// leastToken and leastPrefix are how long, in bytes, what two names of one picture have
// in common must be: a number, or how they begin.
const (
	leastToken  = 7
	leastPrefix = 20
)

var (
	dateToken = regexp.MustCompile(`^(19|20)\d\d(0\d|1[0-2])[0-3]\d`)
)

// Names are names of pictures to compare others with.
type Names struct {
	names  map[string]bool
	tokens map[string]bool // the numbers in them that are no dates
}

// NewNames are no names yet.
func NewNames() Names {
	return Names{map[string]bool{}, map[string]bool{}}
}

// Add adds a name; "" is none.
func (p Names) Add(name string) {
	if name == "" {
		return
	}
	p.names[name] = true
	for _, token := range idTokens(name) {
		p.tokens[token] = true
	}
}

// Has reports whether a name is one of them, or that of another size or format of such
// a picture.
func (p Names) Has(name string) bool {
	if name == "" || p.names[name] {
		return name != ""
	}
	for _, token := range idTokens(name) {
		if p.tokens[token] {
			return true
		}
	}
	if len(name) < leastPrefix {
		return false
	}
	for other := range p.names {
		if strings.HasPrefix(other, name[:leastPrefix]) {
			return true
		}
	}
	return false
}

// idTokens are the parts of a name that look like numbers of a picture in some store.
func idTokens(name string) (ids []string) {
	isSign := func(c rune) bool { return (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') }
	for token := range strings.FieldsFuncSeq(name, isSign) {
		digits := 0
		for _, c := range token {
			if '0' <= c && c <= '9' {
				digits++
			}
		}
		if len(token) >= leastToken && 2*digits >= len(token) && !dateToken.MatchString(token) {
			ids = append(ids, token)
		}
	}
	return ids
}
