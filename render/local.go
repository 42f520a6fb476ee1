package render

import (
	"io"
	"mime"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/fetch"
	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// Local is the file that an address names which is beside Source.Folder's page or below:
// where addresses that begin as that of the page does lead to. false: there is none.
// Symbolic links that lead out of the folder lead nowhere.
func (s Source) Local(address string) (name string, ok bool) {
	rel, ok := s.below(address)
	if !ok {
		return "", false
	}
	if _, err := os.Lstat(filepath.Join(s.Folder, rel)); err != nil {
		return "", false // as of most pictures of a saved page: to open the folder takes three times as long
	}
	root, err := os.OpenRoot(s.Folder)
	if err != nil {
		return "", false
	}
	defer root.Close()
	info, err := root.Stat(rel)
	if err != nil || !info.Mode().IsRegular() {
		return "", false
	}
	return filepath.Join(s.Folder, rel), true
}

// below is where an address leads to from the folder of the page.
func (s Source) below(address string) (rel string, ok bool) {
	if s.Folder == "" {
		return "", false
	}
	rest, ok := strings.CutPrefix(page.WithoutFragment(address), s.base())
	if !ok {
		return "", false
	}
	rest, _, _ = strings.Cut(rest, "?")
	rest, err := url.PathUnescape(rest)
	if err != nil || rest == "" || strings.ContainsAny(rest, "\\\x00") {
		return "", false
	}
	rel = filepath.FromSlash(path.Clean("/" + rest)[1:])
	return rel, filepath.IsLocal(rel)
}

// base is the address of what is beside the page.
func (s Source) base() string {
	address := s.address()
	u, err := url.Parse(address)
	if err != nil {
		return nowhere
	}
	u.RawQuery, u.ForceQuery = "", false
	address = u.String()
	if u.Path == "" {
		return address + "/"
	}
	return address[:strings.LastIndexByte(address, '/')+1]
}

// address is where references of the page's HTML lead from.
func (s Source) address() string {
	if s.URL == "" {
		return nowhere
	}
	return page.WithoutFragment(s.URL)
}

// LocalAddress is the address of a reference of the page's HTML, if it names a file beside
// the page.
func (s Source) LocalAddress(ref string) (address string, ok bool) {
	ref = strings.TrimSpace(ref)
	if strings.HasPrefix(ref, "data:") || s.URL == "" && isElsewhere(ref) {
		return "", false
	}
	base, err := url.Parse(s.address())
	if err != nil {
		return "", false
	}
	u, err := base.Parse(ref)
	if err != nil {
		return "", false
	}
	_, ok = s.Local(u.String())
	return u.String(), ok
}

// isElsewhere reports whether a reference leads away from nowhere, as far as that is seen
// without taking it apart.
func isElsewhere(ref string) bool {
	return strings.HasPrefix(ref, "https://") || strings.HasPrefix(ref, "http://") && !strings.HasPrefix(ref, nowhere)
}

// answerLocal answers a request with the file that it names beside the page, if that is
// what the request is for: a picture where a picture is wanted, and so on. Scripts of the
// page get no other files to read; documents for frames have an origin of their own.
func (d *Document) answerLocal(paused *fetch.EventRequestPaused) bool {
	name, ok := d.src.Local(paused.Request.URL)
	if !ok {
		return false
	}
	data, err := readRegular(d.src.Folder, name, d.browser.opts.Limits.Bytes)
	if err != nil {
		return false
	}
	kind := localType(paused.ResourceType, name, data)
	if kind == "" {
		return false
	}
	headers := []*fetch.HeaderEntry{{Name: "Content-Type", Value: kind}}
	if paused.ResourceType == cdpnetwork.ResourceTypeDocument {
		headers = append(headers, &fetch.HeaderEntry{Name: "Content-Security-Policy", Value: "sandbox"})
	}
	chromedp.Call(d.tab.Context, fetch.FulfillRequest, fetch.FulfillRequestParams{RequestID: paused.RequestID, ResponseCode: 200, Body: data, ResponseHeaders: headers})
	return true
}

// readRegular reads a file below a folder, as far as limit.
func readRegular(folder, name string, limit int64) ([]byte, error) {
	rel, err := filepath.Rel(folder, name)
	if err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	f, err := root.Open(rel)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, limit))
}

// localType is the media type of a file for a request; empty: the request is not for such
// a file.
func localType(wanted cdpnetwork.ResourceType, name string, data []byte) string {
	// Browsers save scripts and styles under names such as main.js.download.
	extension := strings.ToLower(filepath.Ext(strings.TrimSuffix(name, ".download")))
	sniffed, _, _ := strings.Cut(http.DetectContentType(data), ";")
	named, _, _ := strings.Cut(mime.TypeByExtension(extension), ";")
	major, _, _ := strings.Cut(sniffed, "/")
	switch wanted {
	case cdpnetwork.ResourceTypeImage:
		switch {
		case major == "image":
			return sniffed
		case extension == ".svg" || extension == ".avif":
			return named
		}
	case cdpnetwork.ResourceTypeStylesheet:
		if extension == ".css" {
			return "text/css"
		}
	case cdpnetwork.ResourceTypeScript:
		if extension == ".js" || extension == ".mjs" {
			return "text/javascript"
		}
	case cdpnetwork.ResourceTypeFont:
		if major == "font" {
			return sniffed
		}
	case cdpnetwork.ResourceTypeMedia:
		if major == "video" || major == "audio" || sniffed == "application/ogg" {
			return sniffed
		}
	case cdpnetwork.ResourceTypeDocument:
		if extension == ".html" || extension == ".htm" {
			return "text/html"
		}
	}
	return ""
}
