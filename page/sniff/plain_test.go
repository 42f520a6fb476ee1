package sniff

import "testing"

// Text without markup is plain, whatever signs it has.
func TestIsPlain(t *testing.T) {
	for _, tt := range []struct {
		name, data  string
		plain, html bool
	}{
		{"text", "The quay was mended.\n\nSo was the crane.", true, false},
		{"signs", "a < b, b <= c and 3<4 <", true, false},
		{"a tag", "The quay <b>was</b> mended.", false, false},
		{"an end tag", "The quay</p>", false, false},
		{"a comment", "The quay <!-- mended -->", false, false},
		{"document", "\ufeff \n<!DOCTYPE HTML><title>The quay</title>", false, true},
		{"without a doctype", "<html><p>The quay", false, true},
		{"said in the text", "It begins with <!doctype html>.", false, false},
		{"blank", " \n", false, false},
		{"empty", "", false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if plain, html := IsPlain([]byte(tt.data)), SaysHTML([]byte(tt.data)); plain != tt.plain || html != tt.html {
				t.Errorf("plain %v, HTML %v; want %v, %v", plain, html, tt.plain, tt.html)
			}
		})
	}
}

// A WARC file is no page, though there are pages in it.
func TestWARC(t *testing.T) {
	if got := NotHTML([]byte("WARC/1.0\r\nWARC-Type: response\r\n\r\n<!doctype html><p>The quay")); got != "application/warc" {
		t.Errorf("it is %q", got)
	}
}
