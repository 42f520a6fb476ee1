package mhtml

import (
	"bufio"
	"bytes"
	"mime"
	"net/mail"
)

// Mend is an archive as Chrome reads it: the headers first, lines that end in CRLF, and a delimiter that closes the last
// part. Scripts and version control write lines that end in LF, and downloads break off; Chrome shows nothing of these.
// An archive that has all of it is returned as it is.
func Mend(archive []byte) []byte {
	data := Begun(archive)
	if end := bytes.IndexByte(data, '\n'); end == 0 || end > 0 && data[end-1] != '\r' {
		data = bytes.ReplaceAll(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")), []byte("\n"), []byte("\r\n"))
	}
	m, err := mail.ReadMessage(bufio.NewReader(bytes.NewReader(data)))
	if err != nil {
		return data
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	closing := "--" + params["boundary"] + "--"
	if err != nil || params["boundary"] == "" || bytes.Contains(data, []byte(closing)) {
		return data
	}
	return append(append([]byte(nil), data...), "\r\n"+closing+"\r\n"...)
}

// Begun is an archive from its first header on: a byte order mark and blank lines before it are no part of it.
func Begun(archive []byte) []byte {
	return bytes.TrimLeft(bytes.TrimPrefix(archive, []byte("\ufeff")), "\r\n")
}
