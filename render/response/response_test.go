package response_test

import (
	"testing"
	"time"

	"galley/render/response"
)

func TestNotShown(t *testing.T) {
	for _, test := range []struct {
		name              string
		status            int
		kind, disposition string // Content-Type, Content-Disposition
		want              string
	}{
		{"a page", 200, "text/html; charset=utf-8", "", ""},
		{"no type", 200, "", "", ""},
		{"a type that is none", 200, "html", "", ""},
		{"a type with broken parameters", 200, "TEXT/HTML; charset", "inline; filename=a.html", ""},
		{"plain text", 200, "text/plain", "", ""},
		{"a picture", 200, "image/png", "", "image/png"},
		{"a page to be saved", 200, "text/html", `Attachment; filename="a.html"`, "a download"},
		{"nothing", 204, "text/html", "", "an empty answer"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := response.NotShown(test.status, response.MediaType(test.kind), response.IsSaved(test.disposition))
			if got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}

func TestIsUnsaid(t *testing.T) {
	for kind, want := range map[string]bool{
		"text/html": true, "text/html; charset=UTF-8": false, "text/html; charset=gb2312": true,
		"application/xhtml+xml": true, "image/png": false, "": false,
	} {
		if got := response.IsUnsaid(kind); got != want {
			t.Errorf("IsUnsaid(%q) = %v", kind, got)
		}
	}
}

func TestRetryAfter(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	for field, want := range map[string]time.Duration{
		" 120 ": 2 * time.Minute, "Fri, 02 Jan 2026 03:05:05 GMT": time.Minute, "Thu, 01 Jan 2026 03:05:05 GMT": 0,
		"": 0, "soon": 0, "-5": 0, "99999999999999999999": 0,
	} {
		if got := response.RetryAfter(field, now); got != want {
			t.Errorf("RetryAfter(%q) = %v, want %v", field, got, want)
		}
	}
}
