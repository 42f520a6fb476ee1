package mhtml

import (
	"bytes"
	"encoding/base64"
	"io"
	"mime/multipart"
	"net/mail"
	"strings"
	"testing"
)

// TestWithFonts: fonts are parts of the archive, each once, and what cannot stand in a
// header is left out. What is no archive stays as it is.
func TestWithFonts(t *testing.T) {
	plain := []byte("Content-Type: multipart/related; boundary=\"B\"\r\n\r\n--B\r\nContent-Type: text/html\r\n\r\n<p>--B-- is text\r\n--B--\r\n")
	font := append([]byte("wOF2"), bytes.Repeat([]byte{7}, 200)...)
	got := WithFonts(plain, []Font{
		{URL: "https://a.example/f.woff2", Data: font}, {URL: "https://a.example/f.woff2", Data: font},
		{URL: "https://a.example/x\r\nEvil: 1", Data: font}, {URL: "data:font/woff2,x", Data: font},
	})
	m, err := mail.ReadMessage(bytes.NewReader(got))
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for parts := multipart.NewReader(m.Body, "B"); ; {
		p, err := parts.NextRawPart()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(p)
		if err != nil {
			t.Fatal(err)
		}
		if address := p.Header.Get("Content-Location"); address != "" {
			text, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(string(data), "\r\n", ""))
			if err != nil || !bytes.Equal(text, font) || p.Header.Get("Content-Type") != "font/woff2" {
				t.Errorf("%s is %s, %d bytes: %v", address, p.Header.Get("Content-Type"), len(text), err)
			}
			found = append(found, address)
		}
	}
	if len(found) != 1 || strings.Contains(string(got), "Evil") {
		t.Errorf("the archive has the fonts %q", found)
	}
	if got := WithFonts([]byte("no archive"), []Font{{URL: "https://a.example/f", Data: font}}); string(got) != "no archive" {
		t.Errorf("what is no archive becomes %q", got)
	}
}
