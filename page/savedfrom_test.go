package page

import (
	"net/url"
	"strings"
	"testing"
)

// Programs that save pages write where these are from.
func TestSavedFrom(t *testing.T) {
	const quay = "https://gazette.example/quay?id=7"
	for _, tt := range []struct{ name, html, want string }{
		{"browser", "<!DOCTYPE html>\n<!-- saved from url=(0033)https://gazette.example/quay?id=7 -->\n<html>", quay},
		{"SingleFile", "<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: https://gazette.example/quay?id=7 \n saved date: Tue Mar 04 2025\n-->", quay},
		{"Monolith", "<!-- Saved from https://gazette.example/quay?id=7 at 2025-03-04T10:00:00Z using monolith v2.8.3 -->\n<html>", quay},
		{"HTTrack", "<html>\n<!-- Mirrored from gazette.example/quay.html by HTTrack Website Copier/3.x [XR&CO'2014], Tue, 04 Mar 2025 10:00:00 GMT -->", "http://gazette.example/quay.html"},
		{"WebScrapBook", `<html lang="en" data-scrapbook-source="https://gazette.example/quay?a=1&amp;b=2">`, "https://gazette.example/quay?a=1&b=2"},
		{"not saved", "<!DOCTYPE html><html><body>saved from url=(0033)https://gazette.example/", ""},
		{"own machine", "<!-- saved from url=(0014)about:internet -->", ""},
		{"file", "<!-- saved from url=(0033)file:///C:/quay.html -->", ""},
		{"script", "<!-- saved from url=(0033)javascript:alert(1) -->", ""},
		{"with a password", "<!-- saved from url=(0033)https://a:b@gazette.example/ -->", ""},
		{"said in the text", "<html>" + strings.Repeat(" ", mostBeforeHead) + "<!-- saved from url=(0033)https://gazette.example/ -->", ""},
		{"broken", "<!-- saved from url=(0033)https://[gazette -->", ""},
		{"empty", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := SavedFrom([]byte(tt.html)); got != tt.want {
				t.Errorf("saved from %q, want %q", got, tt.want)
			}
		})
	}
}

// Whatever a file says, it is an address of the web or nothing.
func FuzzSavedFrom(f *testing.F) {
	f.Add([]byte("<!-- saved from url=(0033)https://gazette.example/quay -->"))
	f.Add([]byte("<!-- Mirrored from //x by HTTrack"))
	f.Fuzz(func(t *testing.T, data []byte) {
		got := SavedFrom(data)
		if got == "" {
			return
		}
		if u, err := url.Parse(got); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
			t.Errorf("saved from %q: %v", got, err)
		}
	})
}
