package warc

import (
	"bytes"
	"crypto/sha1"
	"encoding/base32"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/klauspost/compress/gzip"
)

// Field is one named field of a record.
type Field struct{ Name, Value string }

// Append adds a record to a file of gzip members, as one member, and returns the file.
// WARC-Record-ID, WARC-Block-Digest and Content-Length are made here; line ends in
// fields become blanks.
func Append(file []byte, kind string, at time.Time, fields []Field, block []byte) []byte {
	var member bytes.Buffer
	z := gzip.NewWriter(&member)
	fmt.Fprintf(z, "WARC/1.1\r\nWARC-Type: %s\r\nWARC-Record-ID: <urn:uuid:%s>\r\nWARC-Date: %s\r\n",
		kind, uuid.New(), at.UTC().Format("2006-01-02T15:04:05Z"))
	for _, f := range fields {
		if f.Value != "" {
			fmt.Fprintf(z, "%s: %s\r\n", f.Name, oneLine.Replace(f.Value))
		}
	}
	fmt.Fprintf(z, "WARC-Block-Digest: %s\r\nContent-Length: %d\r\n\r\n", digest(block), len(block))
	z.Write(block)
	z.Write([]byte("\r\n\r\n"))
	z.Close()
	return append(file, member.Bytes()...)
}

var oneLine = strings.NewReplacer("\r", " ", "\n", " ")

// digest is how WARC files give digests: SHA-1 in base 32.
func digest(data []byte) string {
	sum := sha1.Sum(data)
	return "sha1:" + base32.StdEncoding.EncodeToString(sum[:])
}

// AppendInfo adds the warcinfo record that a file begins with.
func AppendInfo(file []byte, at time.Time, software string) []byte {
	block := []byte("software: " + oneLine.Replace(software) + "\r\nformat: WARC File Format 1.1\r\n")
	return Append(file, "warcinfo", at, []Field{{"Content-Type", "application/warc-fields"}}, block)
}

// AppendResponse adds the answer of a server. The body is as it was after transfer and
// content codings were undone; the fields that named them are left out, and
// Content-Length is that of the body.
func AppendResponse(file []byte, at time.Time, address string, status int, header http.Header, body []byte) []byte {
	var block bytes.Buffer
	fmt.Fprintf(&block, "HTTP/1.1 %d %s\r\n", status, http.StatusText(status))
	h := header.Clone()
	for _, name := range []string{"Content-Encoding", "Transfer-Encoding", "Content-Length", "Connection"} {
		h.Del(name)
	}
	h.Set("Content-Length", fmt.Sprint(len(body)))
	h.Write(&block)
	block.WriteString("\r\n")
	block.Write(body)
	return Append(file, "response", at, []Field{
		{"WARC-Target-URI", address},
		{"WARC-Payload-Digest", digest(body)},
		{"Content-Type", "application/http;msgtype=response"},
	}, block.Bytes())
}
