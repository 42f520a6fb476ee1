package extract

import (
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strings"

	"galley"
	"galley/cmd/galley/exit"
	"galley/page/sniff"
)

// openInput is the source of an INPUT: a URL, a file, which may be packed (.gz), or "-" for standard input.
func openInput(name, baseURL string, stdin io.Reader) (galley.Source, error) {
	if scheme, _, ok := strings.Cut(name, "://"); ok && strings.EqualFold(scheme, "file") {
		return galley.Source{}, exit.With(exit.Refused, exit.Usagef("give the path of the file", "%q is refused: only http and https addresses are loaded", name))
	}
	if name != "-" {
		return galley.Named(name).At(baseURL), nil
	}
	src, err := galley.Read(stdin)
	if err != nil {
		return src, fmt.Errorf("read standard input: %w", err)
	}
	return src.At(baseURL), nil
}

// fileName is a name for what is written of an input, without extension.
func fileName(in string) string {
	base := in
	if u, err := url.Parse(in); err == nil && u.Host != "" {
		base = u.Host + strings.TrimSuffix(u.Path, "/")
	} else {
		base = sniff.WithoutEnding(filepath.Base(in))
	}
	var b strings.Builder
	for _, r := range strings.ToLower(base) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '.', r == '_':
			b.WriteRune(r)
		default:
			b.WriteByte('-')
		}
	}
	name := strings.Trim(b.String(), "-.")
	if len(name) > 100 {
		name = strings.Trim(name[:100], "-.")
	}
	if name == "" {
		name = "article"
	}
	return name
}
