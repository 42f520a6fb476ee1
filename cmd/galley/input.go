package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"galley/page"
	"galley/render"
)

// input is one INPUT of the command line, opened.
type input struct {
	name   string // as given
	source render.Source
}

// openInput makes a source of an INPUT: a URL, a file (.html, .htm, .mhtml, each
// also .gz), or "-" for standard input.
func openInput(name, baseURL string, stdin io.Reader) (input, error) {
	if name == "-" {
		data, err := readLimited(stdin)
		if err != nil {
			return input{}, fmt.Errorf("read standard input: %w", err)
		}
		return input{name, sourceOf(data, baseURL)}, nil
	}
	if scheme, _, ok := strings.Cut(name, ":"); ok && isScheme(scheme) {
		return input{name, render.Source{URL: name}}, nil
	}
	f, err := os.Open(name)
	if err != nil {
		if !strings.ContainsAny(name, `/\`) && strings.Contains(name, ".") {
			return input{}, usage("an address needs its scheme: https://"+name, "%v", err)
		}
		return input{}, err
	}
	defer f.Close()
	var r io.Reader = f
	if strings.HasSuffix(name, ".gz") {
		z, err := gzip.NewReader(f)
		if err != nil {
			return input{}, fmt.Errorf("open %s: %w", name, err)
		}
		r = z
	}
	data, err := readLimited(r)
	if err != nil {
		return input{}, fmt.Errorf("read %s: %w", name, err)
	}
	return input{name, sourceOf(data, baseURL)}, nil
}

// isScheme tells "https" from the drive letter of a Windows path.
func isScheme(s string) bool {
	if len(s) < 2 {
		return false
	}
	for _, c := range strings.ToLower(s) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '+' && c != '-' && c != '.' {
			return false
		}
	}
	return true
}

func readLimited(r io.Reader) ([]byte, error) {
	limit := page.DefaultLimits.Bytes
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = &page.LimitError{What: "bytes", Limit: limit}
	}
	return data, err
}

// sourceOf tells an MHTML archive from HTML by how it begins.
func sourceOf(data []byte, baseURL string) render.Source {
	if isMHTML(data) {
		return render.Source{MHTML: data, URL: baseURL}
	}
	if data == nil {
		data = []byte{}
	}
	return render.Source{HTML: data, URL: baseURL}
}

// isMHTML looks for the headers of a MIME message.
func isMHTML(data []byte) bool {
	head := data[:min(len(data), 4096)]
	if before, _, ok := bytes.Cut(bytes.ReplaceAll(head, []byte("\r\n"), []byte("\n")), []byte("\n\n")); ok {
		head = before
	}
	lower := bytes.ToLower(head)
	return !bytes.HasPrefix(bytes.TrimSpace(head), []byte("<")) &&
		(bytes.Contains(lower, []byte("multipart/related")) || bytes.Contains(lower, []byte("snapshot-content-location:")))
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
