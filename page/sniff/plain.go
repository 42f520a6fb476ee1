package sniff

import (
	"bytes"
	"strings"
)

// IsPlain reports whether bytes are text without any markup: no tag, comment or declaration begins in them.
func IsPlain(data []byte) bool {
	for rest := data; ; {
		at := bytes.IndexByte(rest, '<')
		if at < 0 {
			break
		}
		rest = rest[at+1:]
		if len(rest) == 0 {
			break
		}
		if c := rest[0] | 0x20; c >= 'a' && c <= 'z' || strings.IndexByte("/!?\x00", rest[0]) >= 0 { // 0: of UTF-16
			return false
		}
	}
	return len(bytes.TrimSpace(data)) > 0
}

// SaysHTML reports whether bytes begin as a whole document of HTML does, whatever their server or name says of them.
func SaysHTML(data []byte) bool {
	head := bytes.ToLower(bytes.TrimLeft(bytes.TrimPrefix(data[:min(len(data), sniffed)], []byte("\ufeff")), " \t\r\n\f"))
	return bytes.HasPrefix(head, []byte("<!doctype html")) || bytes.HasPrefix(head, []byte("<html"))
}
