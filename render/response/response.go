// Package response reads what the head of an answer says of a document, as browsers read it.
package response

import (
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// NotShown says what the answer to a request for a page is, where a browser shows it as
// none; empty: it may be a page. saved says that its server wants it to be saved.
func NotShown(status int, mime string, saved bool) string {
	switch {
	case status == http.StatusNoContent, status == http.StatusResetContent:
		return "an empty answer"
	case mime != "" && !IsPage(mime):
		return mime
	case saved:
		return "a download"
	}
	return ""
}

// IsSaved reports whether an answer with this Content-Disposition is to be saved, not shown.
func IsSaved(disposition string) bool {
	kind, _, _ := strings.Cut(disposition, ";")
	return strings.EqualFold(strings.TrimSpace(kind), "attachment")
}

// MediaType is the type that a Content-Type says, in lower case without its parameters; empty
// where it says none, which browsers tell by the bytes then.
func MediaType(contentType string) string {
	kind, _, err := mime.ParseMediaType(contentType)
	if err != nil || !strings.Contains(kind, "/") {
		return ""
	}
	return kind
}

// IsPage reports whether documents of a media type are shown as pages.
func IsPage(mime string) bool {
	switch mime {
	case "text/html", "application/xhtml+xml", "text/plain", "text/xml", "application/xml",
		"multipart/related", "message/rfc822", "image/svg+xml":
		return true
	}
	return false
}

// IsUnsaid reports whether a Content-Type is of HTML and does not say that it is UTF-8.
func IsUnsaid(contentType string) bool {
	contentType = strings.ToLower(contentType)
	return strings.Contains(contentType, "html") && !strings.Contains(contentType, "utf-8")
}

// RetryAfter reads the field Retry-After of an answer: seconds, or a date (RFC 9110,
// section 10.2.3). What cannot be read, and what is over, is zero.
func RetryAfter(field string, now time.Time) time.Duration {
	field = strings.TrimSpace(field)
	if seconds, err := strconv.ParseUint(field, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(field); err == nil {
		return max(0, at.Sub(now))
	}
	return 0
}
