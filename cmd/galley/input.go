package main

import (
	"bufio"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"galley"
)

// openInput is the source of an INPUT: a URL, a file (.html, .htm, .mhtml, each also
// .gz), or "-" for standard input.
func openInput(name, baseURL string, stdin io.Reader) (galley.Source, error) {
	if name != "-" {
		return galley.Named(name).At(baseURL), nil
	}
	src, err := galley.Read(stdin)
	if err != nil {
		return src, fmt.Errorf("read standard input: %w", err)
	}
	return src.At(baseURL), nil
}

// readList reads one INPUT a line; empty lines and those that begin with # are
// left out.
func readList(name string, stdin io.Reader) ([]string, error) {
	r := stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		r = f
	}
	var list []string
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if line := strings.TrimSpace(lines.Text()); line != "" && !strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("read the list %s: %w", name, err)
	}
	return list, nil
}

// fileName is a name for what is written of an input, without extension.
func fileName(in string) string {
	base := in
	if u, err := url.Parse(in); err == nil && u.Host != "" {
		base = u.Host + strings.TrimSuffix(u.Path, "/")
	} else {
		base = filepath.Base(in)
		for _, ext := range []string{".gz", ".html", ".htm", ".mhtml", ".mht"} {
			base = strings.TrimSuffix(base, ext)
		}
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
