package galley

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"galley/page"
	"galley/page/mail"
	"galley/page/sniff"
	"galley/page/xhtml"
	"galley/render"
	"galley/render/mhtml"
	"galley/render/webarchive"
)

// Source is what an article is extracted from: make one with URL, File, Named, HTML,
// MHTML, Data or Read. Nothing is read before it is opened.
type Source struct {
	file    string // to read; empty: source is all there is
	source  render.Source
	address string // for what is read from the file
	err     error  // why data in memory are no page
}

// URL is a page on the web, by its http or https address.
func URL(address string) Source { return Source{source: render.Source{URL: address}} }

// File is an HTML file, an MHTML archive, a web archive of Safari, a letter (.eml) or plain text, told apart by what is in
// them; what gzip packed is unpacked, and one whose name ends in .txt is text whatever signs it has. It is read when the
// page is extracted.
func File(name string) Source { return Source{file: name} }

// Named is a URL where the name begins with a scheme such as https:, else a File.
func Named(name string) Source {
	if scheme, _, ok := strings.Cut(name, ":"); ok && isScheme(scheme) {
		return URL(name)
	}
	return File(name)
}

// HTML is a page in memory. The address is where it is from, which relative references
// are relative to; it may be empty.
func HTML(data []byte, address string) Source {
	if data == nil {
		data = []byte{}
	}
	return Source{source: render.Source{HTML: data, URL: address}}
}

// Loaded is a page that was loaded already, with what package render is to do with it.
func Loaded(source render.Source) Source { return Source{source: source} }

// MHTML is an archive of a page in memory. A browser shows it offline; without one its HTML is parsed.
func MHTML(data []byte) Source { return Source{source: render.Source{MHTML: mhtml.Mend(data)}} }

// Data is HTML, MHTML, a web archive of Safari, a letter or plain text in memory, whichever it is. HTML that a program saved
// is from the address that it says ([page.SavedFrom]), unless At says another. What gzip packed is unpacked.
func Data(data []byte) Source {
	data, err := page.Unpacked(data)
	switch {
	case err != nil:
		return Source{err: err}
	case mail.Is(data):
		return letter(data)
	case isMHTML(data):
		return MHTML(data)
	case webarchive.Is(data):
		archive, err := webarchive.MHTML(data, page.DefaultLimits.Bytes)
		return Source{source: render.Source{MHTML: archive}, err: err}
	}
	src := HTML(data, page.SavedFrom(data))
	src.source.Found = src.source.URL != ""
	switch {
	case sniff.IsPlain(data):
		src.source.ContentType = plainText
	case xhtml.Is(data):
		src.source.ContentType = xhtml.Type
	}
	return src
}

// letter is the page that a letter is.
func letter(data []byte) Source {
	l, err := mail.Read(data, page.DefaultLimits.Bytes)
	if err != nil {
		return Source{err: err}
	}
	src := HTML(l.HTML, l.URL)
	src.source.Found = l.URL != ""
	src.source.ContentType = "text/html; charset=utf-8"
	return src
}

// plainText is the type of what has no markup.
const plainText = "text/plain"

// Read is the Data that r holds, read to its end.
func Read(r io.Reader) (Source, error) {
	if r == nil {
		return Source{}, errors.New("galley: there is no reader")
	}
	data, err := page.ReadStream(new(bytes.Buffer), r)
	return Data(data), err
}

// At is the source with the address where it is from, for files and data that do not
// say it themselves. Of a URL it changes nothing, nor does an empty address.
func (s Source) At(address string) Source {
	s.address = address
	if address != "" && (s.source.HTML != nil || s.source.MHTML != nil) {
		s.source.URL, s.source.Found = address, false
	}
	return s
}

// Open reads what there is to read, for package render. A file that cannot be read, or
// is larger than page.DefaultLimits allows, is an error.
func (s Source) Open() (render.Source, error) {
	if s.file == "" || s.err != nil {
		return s.source, s.err
	}
	data, err := readFile(s.file)
	if err != nil {
		return render.Source{}, err
	}
	found := Data(data).At(s.address)
	if found.err != nil {
		return render.Source{}, found.err
	}
	source := found.source
	if source.HTML != nil && source.ContentType == "" {
		source.ContentType = typeOf(s.file, data)
	}
	if folder, err := filepath.Abs(filepath.Dir(s.file)); err == nil && source.HTML != nil {
		source.Folder = folder
	}
	return source, nil
}

// typeOf is the type of a page that is not HTML, by the name of its file; "" for others.
func typeOf(file string, data []byte) string {
	switch filepath.Ext(strings.TrimSuffix(strings.ToLower(file), ".gz")) {
	case ".txt":
		if !sniff.SaysHTML(data) {
			return plainText
		}
	case ".xhtml", ".xht":
		if _, err := xhtml.HTML(data); err == nil {
			return xhtml.Type
		}
	}
	return ""
}

// OpenContext is Open, but ends with ctx: a pipe in the place of a file may be silent for ever.
func (s Source) OpenContext(ctx context.Context) (render.Source, error) {
	if info, err := os.Stat(s.file); s.file == "" || err != nil || info.Mode().IsRegular() {
		return s.Open()
	}
	type opened struct {
		source render.Source
		err    error
	}
	done := make(chan opened, 1)
	go func() {
		source, err := s.Open()
		done <- opened{source, err}
	}()
	select {
	case o := <-done:
		return o.source, o.err
	case <-ctx.Done():
		return render.Source{}, context.Cause(ctx)
	}
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

// isMHTML looks for the headers of a MIME message.
func isMHTML(data []byte) bool {
	head := mhtml.Begun(data)
	head = head[:min(len(head), 4096)]
	if before, _, ok := bytes.Cut(bytes.ReplaceAll(head, []byte("\r\n"), []byte("\n")), []byte("\n\n")); ok {
		head = before
	}
	lower := bytes.ToLower(head)
	return !bytes.HasPrefix(bytes.TrimSpace(head), []byte("<")) &&
		(bytes.Contains(lower, []byte("multipart/related")) || bytes.Contains(lower, []byte("snapshot-content-location:")))
}
