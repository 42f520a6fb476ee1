package mhtml

import (
	"strings"
	"testing"

	"galley/page"
)

// Archives that are not as Chrome wants them are made so, and their page is read.
func TestMend(t *testing.T) {
	whole := strings.ReplaceAll(`From: <Saved by Blink>
MIME-Version: 1.0
Content-Type: multipart/related; type="text/html"; boundary="----bound"

------bound
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable
Content-Location: https://a.example/story

<p>The crane is men=
ded.

------bound
Content-Type: text/css
Content-Transfer-Encoding: base64

cHtjb2xvcjpyZWR9
------bound--
`, "\n", "\r\n")
	for _, tt := range []struct{ name, archive, want string }{
		{"as Chrome writes it", whole, whole},
		{"lines end in LF", strings.ReplaceAll(whole, "\r\n", "\n"), whole},
		{"after blank lines", "\r\n\n" + whole, whole},
		{"after a byte order mark", "\ufeff" + whole, whole},
		{"broken off in a later part", whole[:len(whole)-22], whole[:len(whole)-22] + "\r\n------bound--\r\n"},
		{"broken off in a head", whole[:len(whole)-60], whole[:len(whole)-60] + "\r\n------bound--\r\n"},
		{"no archive", "<p>Text\r\n", "<p>Text\r\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := Mend([]byte(tt.archive))
			if string(got) != tt.want {
				t.Fatalf("%q; want %q", got, tt.want)
			}
			a, err := Read(got, page.DefaultLimits.Bytes)
			if archived := strings.Contains(tt.archive, "MIME-Version"); archived && (err != nil || !strings.Contains(string(a.HTML), "The crane is mended.")) {
				t.Errorf("%v, %v", a, err)
			}
		})
	}
}
