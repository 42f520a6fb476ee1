package mail

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"html"
	"net/url"
	"regexp"
	"strings"
	"time"

	"github.com/emersion/go-message"
	"github.com/emersion/go-message/mail"
)

// Letter is a letter as a page.
type Letter struct {
	HTML []byte // UTF-8, whatever it says of its encoding; of a letter without HTML its lines, as they are
	URL  string // where it stands on the web (Archived-At, RFC 5064), an http or https address; "" where it does not say
}

// Read takes a letter apart and makes a page of it, of at most limit bytes: pictures that would be more are left out. An
// error is bytes that are no letter, or a letter without a text.
func Read(data []byte, limit int64) (*Letter, error) {
	e, err := message.Read(bytes.NewReader(unmarked(data)))
	if e == nil {
		return nil, fmt.Errorf("read letter: %w", err)
	}
	p := parts{pictures: map[string]picture{}}
	if err := p.add(e, 0); err != nil {
		return nil, fmt.Errorf("read letter: %w", err)
	}
	head := mail.Header{Header: e.Header}
	letter := &Letter{URL: archived(e.Header.Get("Archived-At"))}
	switch {
	case p.html != nil:
		letter.HTML = p.page(said(head), limit)
	case p.plain != nil:
		letter.HTML = []byte(said(head) + "<pre>" + html.EscapeString(string(p.plain)) + "</pre>\n")
	default:
		return nil, fmt.Errorf("read letter: %w", errNoText)
	}
	return letter, nil
}

// doctype is what a document begins with.
var doctype = regexp.MustCompile(`(?i)^\s*(<!doctype[^>]*>)?`)

// page is the HTML of a letter with what its headers say, and its pictures in it.
func (p *parts) page(said string, limit int64) []byte {
	at := len(doctype.Find(p.html))
	var out bytes.Buffer
	out.Write(p.html[:at])
	out.WriteString(said)
	out.Write(p.inline(p.html[at:], limit-int64(at+len(said))))
	return out.Bytes()
}

// shownBy is the address of a picture in a letter (RFC 2392).
var shownBy = regexp.MustCompile(`(?i)\bcid:[^"'<>()\s\\]+`)

// inline has the pictures of a letter in the place of their addresses.
func (p *parts) inline(text []byte, limit int64) []byte {
	left := limit - int64(len(text))
	return shownBy.ReplaceAllFunc(text, func(address []byte) []byte {
		id, err := url.PathUnescape(html.UnescapeString(string(address[len("cid:"):])))
		found, ok := p.pictures[id]
		if size := int64(base64.StdEncoding.EncodedLen(len(found.data))) + 64; err == nil && ok && size <= left {
			left -= size
			return []byte("data:" + found.media + ";base64," + base64.StdEncoding.EncodeToString(found.data))
		}
		return address
	})
}

// said is what the headers of a letter say of it, as the head of a page says the same.
func said(head mail.Header) string {
	var out strings.Builder
	if subject, err := head.Subject(); err == nil && subject != "" {
		fmt.Fprintf(&out, "<title>%s</title>\n", html.EscapeString(subject))
	}
	if from, err := head.AddressList("From"); err == nil {
		for _, who := range from {
			if who.Name != "" {
				fmt.Fprintf(&out, "<meta name=\"author\" content=\"%s\">\n", html.EscapeString(who.Name))
			}
		}
	}
	if at, err := head.Date(); err == nil && !at.IsZero() {
		fmt.Fprintf(&out, "<meta property=\"article:published_time\" content=\"%s\">\n", at.Format(time.RFC3339))
	}
	return out.String()
}

// archived is the web address in a header, "" where there is none.
func archived(header string) string {
	address := strings.Trim(strings.TrimSpace(header), "<>")
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil || u.Scheme != "http" && u.Scheme != "https" {
		return ""
	}
	return u.String()
}
