package mhtml

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"mime"
)

// Part is one file of an archive to be written.
type Part struct {
	URL  string // absolute; parts whose address cannot stand in a header are left out
	Type string // media type, with the charset where it is known; what is none is application/octet-stream
	Data []byte
}

// between is what stands between the parts of an archive that is written: it can be in no base64.
const between = "----part----of----an----archive----"

// Write is an MHTML archive of a page and of what it loaded, as Chrome replays it. The page is the first part; without
// one whose address can be written the archive is nil.
func Write(parts []Part) []byte {
	if len(parts) == 0 || !isAddress(parts[0].URL) {
		return nil
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "From: <Saved by galley>\r\nSnapshot-Content-Location: %s\r\nMIME-Version: 1.0\r\n"+
		"Content-Type: multipart/related; type=\"text/html\"; boundary=\"%s\"\r\n\r\n", parts[0].URL, between)
	written := map[string]bool{}
	for _, p := range parts {
		if written[p.URL] || !isAddress(p.URL) {
			continue
		}
		written[p.URL] = true
		fmt.Fprintf(&out, "--%s\r\nContent-Type: %s\r\nContent-Transfer-Encoding: base64\r\nContent-Location: %s\r\n\r\n",
			between, header(p.Type), p.URL)
		writeLines(&out, base64.StdEncoding.EncodeToString(p.Data))
	}
	fmt.Fprintf(&out, "--%s--\r\n", between)
	return out.Bytes()
}

// header is a media type as it can be written into a header.
func header(contentType string) string {
	media, params, err := mime.ParseMediaType(contentType)
	if written := mime.FormatMediaType(media, params); err == nil && written != "" {
		return written
	}
	return "application/octet-stream"
}
