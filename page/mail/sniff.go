package mail

import (
	"bytes"
	"strings"
)

// mostHead is how many bytes of headers are looked at: those of letters that passed many servers have some 20 kB.
const mostHead = 1 << 16

// Is reports whether bytes are a letter: a block of headers that says who wrote it, and when or about what, before anything
// else. An archive of a page (MHTML) has such a block too, but nobody to whom it was sent.
func Is(data []byte) bool {
	names := headerNames(data)
	if !names["from"] || !names["date"] && !names["subject"] {
		return false
	}
	sent := names["to"] || names["received"] || names["return-path"] || names["delivered-to"]
	return sent || !bytes.Contains(bytes.ToLower(data[:min(len(data), mostHead)]), []byte("multipart/related"))
}

// headerNames are the names of the headers that bytes begin with, in lower case; none where there is no empty line
// after them, or something else before it.
func headerNames(data []byte) map[string]bool {
	names := map[string]bool{}
	data = unmarked(data)
	rest := string(data[:min(len(data), mostHead)])
	for {
		line, after, found := strings.Cut(rest, "\n")
		line = strings.TrimSuffix(line, "\r")
		if !found {
			return nil
		}
		if line == "" && len(names) > 0 {
			return names
		}
		rest = after
		if line != "" && (line[0] == ' ' || line[0] == '\t') && len(names) > 0 {
			continue
		}
		name, _, found := strings.Cut(line, ":")
		if !found || !isName(name) {
			return nil
		}
		names[strings.ToLower(name)] = true
	}
}

// isName reports whether a header can have a name (RFC 5322, section 2.2).
func isName(name string) bool {
	return name != "" && !strings.ContainsFunc(name, func(r rune) bool { return r <= ' ' || r > '~' })
}

// unmarked is a letter without the line that mailboxes (mbox) have before each.
func unmarked(data []byte) []byte {
	if bytes.HasPrefix(data, []byte("From ")) {
		if _, after, ok := bytes.Cut(data, []byte("\n")); ok {
			return after
		}
	}
	return data
}
