package replay

import (
	"bytes"
	"encoding/base64"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/url"
	"strings"

	"golang.org/x/net/html/charset"
)

// archive is an MHTML archive, taken apart.
type archive struct {
	main  *part
	parts map[string]*part // by address without fragment, and by "cid:" and content id
	left  int              // bytes that may still be written of it
}

// part is one file of an archive.
type part struct {
	address, mediaType string
	data               []byte
}

// maxReplay bounds the document that an archive becomes, in bytes: pictures that are
// shown twice are in it twice.
const maxReplay = 96 << 20

// openArchive reads an archive as Chrome writes it.
func openArchive(data []byte) (*archive, error) {
	m, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		return nil, err
	}
	a := &archive{parts: map[string]*part{}, left: maxReplay}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; {
		raw, err := parts.NextRawPart()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		p, err := readPart(raw)
		if err != nil {
			return nil, err
		}
		if a.main == nil && p.mediaType == "text/html" {
			a.main = p
		}
		if _, known := a.parts[p.address]; !known {
			a.parts[p.address] = p
		}
		if id := raw.Header.Get("Content-ID"); id != "" {
			a.parts["cid:"+strings.Trim(id, "<>")] = p
		}
	}
	if a.main == nil {
		return nil, errors.New("the archive has no HTML")
	}
	return a, nil
}

func readPart(raw *multipart.Part) (*part, error) {
	var r io.Reader = raw
	switch strings.ToLower(raw.Header.Get("Content-Transfer-Encoding")) {
	case "quoted-printable":
		r = quotedprintable.NewReader(raw)
	case "base64":
		r = base64.NewDecoder(base64.StdEncoding, raw)
	}
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	mediaType, _, err := mime.ParseMediaType(raw.Header.Get("Content-Type"))
	if err != nil {
		mediaType = "application/octet-stream"
	}
	return &part{withoutFragment(raw.Header.Get("Content-Location")), mediaType, data}, nil
}

// base is what references in a file are relative to. Chrome keeps the style sheets that
// are written in a document as files without an address.
func (p *part) base(document string) string {
	if strings.HasPrefix(p.address, "cid:") {
		return document
	}
	return p.address
}

// sheet is a style sheet as UTF-8.
func (p *part) sheet() string {
	text := string(p.data)
	if rest, ok := strings.CutPrefix(text, `@charset "`); ok {
		name, _, _ := strings.Cut(rest, `"`)
		if encoding, _ := charset.Lookup(name); encoding != nil {
			if plain, err := encoding.NewDecoder().String(text); err == nil {
				return plain
			}
		}
	}
	return text
}

func withoutFragment(address string) string {
	address, _, _ = strings.Cut(address, "#")
	return address
}

// find is the file that a reference in a document or style sheet of base means.
func (a *archive) find(base, reference string) *part {
	reference = strings.TrimSpace(reference)
	if p, ok := a.parts[withoutFragment(reference)]; ok {
		return p
	}
	b, err := url.Parse(base)
	if err != nil {
		return nil
	}
	u, err := b.Parse(reference)
	if err != nil {
		return nil
	}
	return a.parts[withoutFragment(u.String())]
}

// nothing is an address that loads nothing.
const nothing = "data:,"

// dataURL is a file as an address that needs no network; nothing when it is too much.
// Only what shows something is let in: a picture or a font.
func (a *archive) dataURL(p *part) string {
	kind, _, _ := strings.Cut(p.mediaType, "/")
	if kind != "image" && kind != "font" && p.mediaType != "application/octet-stream" && !strings.Contains(p.mediaType, "font") {
		return nothing
	}
	return a.inline(p.mediaType, p.data)
}

func (a *archive) inline(mediaType string, data []byte) string {
	if a.left -= len(data) + len(data)/3; a.left < 0 {
		return nothing
	}
	return "data:" + mediaType + ";base64," + base64.StdEncoding.EncodeToString(data)
}
