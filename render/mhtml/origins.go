package mhtml

import (
	"bufio"
	"bytes"
	"mime"
	"mime/multipart"
	"net/mail"
	"strings"
)

// Origins are what an MHTML archive says of where its documents are from.
type Origins struct {
	url    string            // of the page; empty: not known
	frames map[string]string // the address Chrome gives a frame's document, to its own
}

// Address is where a document is from, of which Chrome says the given: the page's
// is that of a file here, a frame's that of a part. Empty: it has none.
func (a *Origins) Address(chrome string) string {
	if strings.HasPrefix(chrome, "file:") {
		return a.url
	}
	if own, ok := a.frames[chrome]; ok {
		return own
	}
	return chrome
}

// ReadOrigins reads the headers of an MHTML archive, as far as they can be.
func ReadOrigins(data []byte) *Origins {
	a := &Origins{frames: map[string]string{}}
	m, err := mail.ReadMessage(bufio.NewReader(bytes.NewReader(data)))
	if err != nil {
		return a
	}
	a.url = webAddress(m.Header.Get("Snapshot-Content-Location"))
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		return a
	}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; {
		part, err := parts.NextRawPart()
		if err != nil {
			return a
		}
		if id := part.Header.Get("Content-ID"); id != "" {
			a.frames["cid:"+strings.Trim(id, "<>")] = part.Header.Get("Content-Location")
		}
	}
}
