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
	"net/textproto"
	"net/url"
	"strings"

	"galley/page"
)

// Archive is what an MHTML archive holds.
type Archive struct {
	HTML  []byte          // of the page itself; nil: the archive has none
	Type  string          // its Content-Type, with the charset
	URL   string          // where it is from, an http or https address; empty: not known
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
	a := &Archive{Files: map[string]File{}}
	if err := a.add(textproto.MIMEHeader(m.Header), m.Body, 0); err != nil {
		return nil, fmt.Errorf("read MHTML: %w", err)
	}
	if from := webAddress(m.Header.Get("Snapshot-Content-Location")); from != "" {
		a.URL = from
	}
	return a, nil
}

// mostNested is how many multiparts may stand in each other: what mail programs write has three.
const mostNested = 8

// add keeps a part, or those that it is made of. Of a part that is damaged it keeps what comes before the damage.
func (a *Archive) add(head textproto.MIMEHeader, body io.Reader, nested int) error {
	media, params, err := mime.ParseMediaType(head.Get("Content-Type"))
	if strings.HasPrefix(media, "multipart/") && nested < mostNested {
		return a.addParts(multipart.NewReader(body, params["boundary"]), nested+1)
	}
	if err != nil && nested == 0 {
		return err
	}
	switch strings.ToLower(head.Get("Content-Transfer-Encoding")) {
	case "base64":
		body = base64.NewDecoder(base64.StdEncoding, body)
	case "quoted-printable":
		body = quotedprintable.NewReader(body)
	}
	data, err := io.ReadAll(body)
	if err != nil && nested == 0 {
		return err
	}
	switch {
	case media == "text/html" && a.HTML == nil:
		a.HTML, a.Type, a.URL = data, head.Get("Content-Type"), webAddress(head.Get("Content-Location"))
	case media == "text/css":
		a.CSS = append(append(a.CSS, data...), '\n')
	default:
		address, _, _ := strings.Cut(head.Get("Content-Location"), "#")
		a.Files[address] = File{media, data}
	}
	return nil
}

func (a *Archive) addParts(parts *multipart.Reader, nested int) error {
	for {
		part, err := parts.NextRawPart()
		if err == io.EOF || err != nil && a.HTML != nil { // what broke off does not take the page along
			return nil
		}
		if err == nil {
			err = a.add(part.Header, part, nested)
		}
		if err != nil {
			return err
		}
	}
}

// webAddress is an http or https address as it was, "" for anything else.
func webAddress(s string) string {
	if u, err := url.Parse(s); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return ""
	}
	return s
}
