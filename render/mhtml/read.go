package mhtml

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"strings"

	"galley/page"
)

// Archive is what an MHTML archive holds.
type Archive struct {
	HTML  []byte          // of the page itself
	CSS   []byte          // all style sheets, one after the other
	Files map[string]File // the rest by address, without fragment
}

// File is one file of an archive.
type File struct {
	Type string // media type, without parameters
	Data []byte
}

// Read takes an MHTML archive of at most limit bytes apart. The error of a larger one is
// a *page.LimitError.
func Read(data []byte, limit int64) (*Archive, error) {
	if int64(len(data)) > limit {
		return nil, &page.LimitError{What: "bytes", Limit: limit}
	}
	m, err := mail.ReadMessage(bufio.NewReader(bytes.NewReader(data)))
	if err != nil {
		return nil, fmt.Errorf("read MHTML: %w", err)
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		return nil, fmt.Errorf("read MHTML: %w", err)
	}
	a := &Archive{Files: map[string]File{}}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; {
		part, err := parts.NextRawPart()
		if err == io.EOF {
			return a, nil
		}
		if err == nil {
			err = a.add(part)
		}
		if err != nil {
			return nil, fmt.Errorf("read MHTML: %w", err)
		}
	}
}

func (a *Archive) add(part *multipart.Part) error {
	var r io.Reader = part
	switch strings.ToLower(part.Header.Get("Content-Transfer-Encoding")) {
	case "base64":
		r = base64.NewDecoder(base64.StdEncoding, part)
	case "quoted-printable":
		r = quotedprintable.NewReader(part)
	}
	data, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	media, _, _ := mime.ParseMediaType(part.Header.Get("Content-Type"))
	switch {
	case media == "text/html" && a.HTML == nil:
		a.HTML = data
	case media == "text/css":
		a.CSS = append(append(a.CSS, data...), '\n')
	default:
		address, _, _ := strings.Cut(part.Header.Get("Content-Location"), "#")
		a.Files[address] = File{media, data}
	}
	return nil
}
