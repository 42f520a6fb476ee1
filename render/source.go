package render

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"galley/network"
	"galley/page"
)

// nowhere is the address of HTML whose own is not known. The name can never be
// looked up (RFC 6761), and requests to it are refused without trying.
const nowhere = "http://page.invalid/"

// Check refuses what is not to be loaded: only http and https are, so that a page
// list cannot read local files or reach into the browser. The error is a *PolicyError.
func (s Source) Check() error {
	if s.MHTML != nil || (s.HTML != nil && s.URL == "") {
		return nil
	}
	u, err := url.Parse(s.URL)
	if err != nil {
		return &PolicyError{URL: network.Redact(s.URL), Reason: "it is not a URL"}
	}
	if scheme := strings.ToLower(u.Scheme); scheme != "http" && scheme != "https" {
		return &PolicyError{URL: network.Redact(s.URL), Reason: "only http and https addresses are loaded"}
	}
	if u.Host == "" {
		return &PolicyError{URL: network.Redact(s.URL), Reason: "it names no host"}
	}
	if _, err := strconv.ParseUint(u.Port(), 10, 16); u.Port() != "" && err != nil {
		return &PolicyError{URL: network.Redact(s.URL), Reason: "its port is above 65535"}
	}
	return nil
}

// serve makes the tab answer for the source of the document, and returns the address to
// navigate to and what to do when the page is done.
func (d *Document) serve(ctx context.Context) (address string, done func(), err error) {
	s, limit := d.src, d.browser.opts.Limits.Bytes
	if s.MHTML != nil {
		return s.serveArchive(d.tab.Process.Folder, limit)
	}
	if int64(len(s.HTML)) > limit {
		return "", nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	address = s.address()
	if err := d.setCookies(ctx, address); err != nil {
		return "", nil, err
	}
	done, err = d.intercept(ctx)
	if s.HTML == nil && s.URL != "" {
		address = s.URL
	}
	return address, done, err
}

// serveArchive puts the archive where Chrome can open it. Chrome shows archives
// without scripts, and with no network but what is in them.
func (s Source) serveArchive(temp string, limit int64) (string, func(), error) {
	if int64(len(s.MHTML)) > limit {
		return "", nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	dir, err := os.MkdirTemp(temp, "mhtml-")
	if err != nil {
		return "", nil, fmt.Errorf("unpack MHTML: %w", err)
	}
	done := func() { os.RemoveAll(dir) }
	name := filepath.Join(dir, "page.mhtml")
	if err := os.WriteFile(name, s.MHTML, 0o600); err != nil {
		done()
		return "", nil, fmt.Errorf("unpack MHTML: %w", err)
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(name)}).String(), done, nil
}

// has reports whether the source brings along what the address names.
func (s Source) has(address string) bool {
	_, ok := s.Files[page.WithoutFragment(address)]
	return ok
}
