package mhtml

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"mime"
	"net/http"
	"net/mail"
	"strings"
)

// Font is the file of a font.
type Font struct {
	URL  string // absolute, as style sheets name it; not to be trusted
	Data []byte
}

// WithFonts adds the files of fonts to an MHTML archive, each under its address: Chrome's
// archives have none, so that texts of a replay would be set in other fonts and break at
// other words. An archive that cannot be read stays as it is.
func WithFonts(archive []byte, fonts []Font) []byte {
	m, err := mail.ReadMessage(bytes.NewReader(archive))
	if err != nil {
		return archive
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil || params["boundary"] == "" {
		return archive
	}
	end := bytes.LastIndex(archive, []byte("--"+params["boundary"]+"--"))
	if end < 0 {
		return archive
	}
	var out bytes.Buffer
	out.Write(archive[:end])
	written := map[string]bool{}
	for _, font := range fonts {
		if written[font.URL] || !isAddress(font.URL) {
			continue
		}
		written[font.URL] = true
		fmt.Fprintf(&out, "--%s\r\nContent-Type: %s\r\nContent-Transfer-Encoding: base64\r\nContent-Location: %s\r\n\r\n",
			params["boundary"], fontType(font.Data), font.URL)
		writeLines(&out, base64.StdEncoding.EncodeToString(font.Data))
	}
	out.Write(archive[end:])
	return out.Bytes()
}

// isAddress reports whether an address can stand in a header: those of files in style sheets
// need not.
func isAddress(address string) bool {
	return (strings.HasPrefix(address, "http://") || strings.HasPrefix(address, "https://")) &&
		!strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r > '~' })
}

// fontType is the media type of a font file by its first bytes.
func fontType(data []byte) string {
	if kind := http.DetectContentType(data); strings.HasPrefix(kind, "font/") {
		return kind
	}
	return "application/octet-stream"
}

// writeLines writes base64 in lines as mail has them.
func writeLines(out *bytes.Buffer, text string) {
	const width = 76
	for len(text) > 0 {
		n := min(width, len(text))
		out.WriteString(text[:n])
		out.WriteString("\r\n")
		text = text[n:]
	}
}
