package mail

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/emersion/go-message"
	_ "github.com/emersion/go-message/charset" // texts in other encodings than UTF-8
)

const (
	mostNested = 8    // multiparts in each other: what mail programs write has three
	mostParts  = 1000 // of one letter; those after them are left out
)

// parts are what a letter is made of.
type parts struct {
	html, plain []byte             // its text, UTF-8; nil where it has none of the kind
	pictures    map[string]picture // by Content-ID, without its brackets
	seen        int                // how many were read
}

// imageType are the types that can stand in the address of a picture.
var imageType = regexp.MustCompile(`^image/[a-z0-9.+-]+$`)

// picture is one that the HTML of a letter shows by its Content-ID.
type picture struct {
	media string // such as image/png
	data  []byte
}

// add keeps a part, or those that it is made of. Parts that are no use to a page are not read.
func (p *parts) add(e *message.Entity, nested int) error {
	if p.seen++; p.seen > mostParts {
		return nil
	}
	if r := e.MultipartReader(); r != nil {
		if nested >= mostNested {
			return nil
		}
		return p.addAll(r, nested+1)
	}
	media, _, _ := e.Header.ContentType()
	id := strings.Trim(e.Header.Get("Content-Id"), "<> ")
	disposition, _, _ := e.Header.ContentDisposition()
	var err error
	switch attached := disposition == "attachment"; {
	case media == "text/html" && p.html == nil && !attached:
		p.html, err = io.ReadAll(e.Body)
	case (media == "text/plain" || media == "") && p.plain == nil && !attached:
		p.plain, err = io.ReadAll(e.Body)
	case imageType.MatchString(media) && id != "":
		shown := picture{media: media}
		if shown.data, err = io.ReadAll(e.Body); err == nil {
			p.pictures[id] = shown
		}
	}
	return err
}

// addAll keeps the parts of a multipart. A letter that ends too early has those before its end.
func (p *parts) addAll(r message.MultipartReader, nested int) error {
	for {
		e, err := r.NextPart()
		switch {
		case err == io.EOF:
			return nil
		case e == nil:
			return unlessRead(p, fmt.Errorf("next part: %w", err))
		}
		if err := p.add(e, nested); err != nil {
			return unlessRead(p, err)
		}
	}
}

// unlessRead is an error as long as nothing was read that can be shown.
func unlessRead(p *parts, err error) error {
	if p.html != nil || p.plain != nil {
		return nil
	}
	return err
}

// errNoText is a letter of attachments, or of nothing.
var errNoText = errors.New("there is no text in it")
