package warc

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"mime"
	"net/http"
	"strings"

	"galley/network/coding"
)

// Page is the answer that a record holds.
type Page struct {
	URL         string
	Status      int // HTTP; 200 for a resource, which has none
	ContentType string
	Body        []byte // unpacked
}

// Page reads the answer in a response or resource record that is a web page: HTML,
// XHTML or plain text, or of a resource MHTML. Of other records it is nil. A block that is no HTTP message, or
// whose body is longer than limit bytes, is an error.
func (r *Record) Page(limit int64) (*Page, error) {
	p := &Page{URL: r.Target(), Status: http.StatusOK}
	if !strings.HasPrefix(strings.ToLower(p.URL), "http") {
		return nil, nil
	}
	var body io.Reader = r
	switch kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); {
	case r.Type() == "resource":
		p.ContentType = r.Header.Get("Content-Type")
	case r.Type() == "response" && (kind == "application/http" || kind == ""):
		res, err := r.response()
		if err != nil {
			return nil, fmt.Errorf("read the archived answer of %s: %w", p.URL, err)
		}
		defer res.Body.Close()
		p.Status, p.ContentType = res.StatusCode, res.Header.Get("Content-Type")
		if body, err = coding.Decoded(res.Body, res.Header.Values("Content-Encoding")...); err != nil {
			return nil, fmt.Errorf("read the archived answer of %s: %w", p.URL, err)
		}
	default:
		return nil, nil
	}
	if !isPage(p.ContentType) && !(r.Type() == "resource" && media(p.ContentType) == "multipart/related") || p.Status/100 == 3 {
		return nil, nil
	}
	var err error
	p.Body, err = io.ReadAll(io.LimitReader(body, limit+1))
	if int64(len(p.Body)) > limit {
		return nil, fmt.Errorf("read the archived answer of %s: it is longer than %d bytes", p.URL, limit)
	}
	if err == nil {
		err = r.whole()
	}
	if err != nil {
		return nil, fmt.Errorf("read the archived answer of %s: %w", p.URL, err)
	}
	return p, nil
}

// maxHead is the most of the head of an archived answer, in bytes.
const maxHead = 1 << 20

// response reads the head of the answer in the block.
func (r *Record) response() (*http.Response, error) {
	head := &io.LimitedReader{R: r, N: maxHead}
	res, err := http.ReadResponse(bufio.NewReader(head), nil)
	if err != nil && head.N <= 0 {
		return nil, fmt.Errorf("its head is longer than %d bytes", maxHead)
	}
	head.N = math.MaxInt64 // the body has a bound of its own
	return res, err
}

// whole fails where the archive ends in the block: the rest of the page is not there.
func (r *Record) whole() error {
	_, err := io.Copy(io.Discard, r.block)
	if err == nil && r.block.N > 0 {
		err = fmt.Errorf("it ends %d bytes early", r.block.N)
	}
	return err
}

func isPage(contentType string) bool {
	switch media(contentType) {
	case "text/html", "application/xhtml+xml", "text/plain":
		return true
	}
	return false
}

// media is the media type that a Content-Type says, also where its parameters are wrong.
func media(contentType string) string {
	kind, _, err := mime.ParseMediaType(contentType)
	if err != nil && contentType != "" {
		kind, _, _ = strings.Cut(strings.ToLower(contentType), ";")
	}
	return strings.TrimSpace(kind)
}
