// Package webarchive reads the web archives that Safari saves pages as (.webarchive), which are binary property lists,
// and makes MHTML archives of them, which a browser replays and package mhtml reads.
//
// Archives are untrusted. What cannot be read of one is left out or an error.
package webarchive

import (
	"bytes"
	"errors"
	"fmt"
	"mime"

	"galley/page"
	"galley/render/mhtml"
)

const (
	mostNested = 8    // frames in frames that are kept
	mostFrames = 200  // of an archive
	mostFiles  = 5000 // of an archive
)

// Is reports whether bytes are a web archive.
func Is(data []byte) bool {
	return bytes.HasPrefix(data, []byte(magic)) && bytes.Contains(data, []byte("WebMainResource"))
}

// MHTML is the archive of a page as MHTML. An error is an archive that cannot be read, or one without a page that is from
// the web. Files that would make more than limit bytes of it are left out; where the page alone does, the error is a
// *page.LimitError.
func MHTML(data []byte, limit int64) ([]byte, error) {
	l, err := openList(data)
	if err != nil {
		return nil, fmt.Errorf("read web archive: %w", err)
	}
	t := taker{list: l, left: limit, frames: mostFrames}
	t.take(l.top, 0)
	switch {
	case len(t.parts) == 0 && t.full:
		return nil, &page.LimitError{What: "bytes", Limit: limit}
	case len(t.parts) == 0:
		return nil, errors.New("read web archive: there is no page in it")
	}
	written := mhtml.Write(t.parts)
	if written == nil {
		return nil, fmt.Errorf("read web archive: its page is from %q, which is no web address", t.parts[0].URL)
	}
	return written, nil
}

// taker takes the files of an archive.
type taker struct {
	*list
	parts  []mhtml.Part
	left   int64 // bytes that more files may have
	full   bool  // one was larger than that
	frames int   // that may follow
}

// take keeps the page of an archive, its files and those of its frames.
func (t *taker) take(archive uint64, nested int) {
	if t.frames--; t.frames < 0 {
		return
	}
	values := t.dict(archive)
	main, ok := values["WebMainResource"]
	if !ok || !t.add(main) {
		return
	}
	if files, ok := values["WebSubresources"]; ok {
		for _, file := range t.refs(files, mostFiles-min(mostFiles, len(t.parts))) {
			t.add(file)
		}
	}
	if frames, ok := values["WebSubframeArchives"]; ok && nested < mostNested {
		for _, frame := range t.refs(frames, max(0, t.frames)) {
			t.take(frame, nested+1)
		}
	}
}

// add keeps one file, if it has an address and there is room for it.
func (t *taker) add(file uint64) bool {
	values := t.dict(file)
	at, ok := values["WebResourceData"]
	if !ok {
		return false
	}
	data, address := t.bytes(at), t.text(values["WebResourceURL"])
	if address == "" || len(data) == 0 {
		return false
	}
	size := int64(len(data) + len(address))
	if size > t.left {
		t.full = true
		return false
	}
	t.left -= size
	t.parts = append(t.parts, mhtml.Part{URL: address, Type: t.contentType(values), Data: data})
	return true
}

// contentType is the type of a file as a server would say it.
func (t *taker) contentType(values map[string]uint64) string {
	media := ""
	if at, ok := values["WebResourceMIMEType"]; ok {
		media = t.text(at)
	}
	if at, ok := values["WebResourceTextEncodingName"]; ok {
		if written := mime.FormatMediaType(media, map[string]string{"charset": t.text(at)}); written != "" {
			return written
		}
	}
	return media
}
