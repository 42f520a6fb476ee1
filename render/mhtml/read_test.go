package mhtml

import (
	"errors"
	"strings"
	"testing"

	"galley/page"
)

// saved is an archive of a page with a frame, two style sheets and a picture.
const saved = "Snapshot-Content-Location: https://a.example/story\r\n" +
	"Content-Type: multipart/related; boundary=\"B\"\r\n\r\n" +
	"--B\r\nContent-Type: text/html\r\nContent-Location: https://a.example/story\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>A =3D B</p>\r\n" +
	"--B\r\nContent-Type: text/html\r\nContent-ID: <frame-1@mhtml.blink>\r\nContent-Location: https://b.example/frame\r\n\r\n<p>frame</p>\r\n" +
	"--B\r\nContent-Type: text/css\r\n\r\np { margin: 0 }\r\n" +
	"--B\r\nContent-Type: text/css\r\n\r\nb { margin: 0 }\r\n" +
	"--B\r\nContent-Type: image/png\r\nContent-Location: https://a.example/p.png#part\r\nContent-Transfer-Encoding: base64\r\n\r\nAQID\r\n" +
	"--B--\r\n"

func TestRead(t *testing.T) {
	a, err := Read([]byte(saved), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	if string(a.HTML) != "<p>A = B</p>" {
		t.Errorf("HTML %q", a.HTML)
	}
	if string(a.CSS) != "p { margin: 0 }\nb { margin: 0 }\n" {
		t.Errorf("CSS %q", a.CSS)
	}
	picture := a.Files["https://a.example/p.png"]
	if picture.Type != "image/png" || string(picture.Data) != "\x01\x02\x03" {
		t.Errorf("picture %+v", picture)
	}
	if frame := a.Files["https://b.example/frame"]; len(a.Files) != 2 || string(frame.Data) != "<p>frame</p>" {
		t.Errorf("files %v", a.Files)
	}
}

func TestReadRefuses(t *testing.T) {
	var large *page.LimitError
	if _, err := Read([]byte(saved), 10); !errors.As(err, &large) {
		t.Errorf("too large: %v, want a *page.LimitError", err)
	}
	for name, data := range map[string]string{
		"no message": "no archive",
		"no type":    "Subject: x\r\n\r\ntext",
		"no part":    saved[:strings.Index(saved, "\r\n\r\n")+4],
	} {
		if _, err := Read([]byte(data), 1<<20); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// Damage does not take the page along that stands before it.
func TestReadDamaged(t *testing.T) {
	whole, err := Read([]byte(saved), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{
		"broken off":  saved[:len(saved)-len("\r\n--B--\r\n")],
		"no encoding": strings.Replace(saved, "AQID", "????", 1),
	} {
		if a, err := Read([]byte(data), 1<<20); err != nil || string(a.HTML) != string(whole.HTML) {
			t.Errorf("%s: %v, %v", name, a, err)
		}
	}
}

// TestOrigins: the page is from where the archive says, a frame from where its part says,
// and what is no archive says nothing.
func TestOrigins(t *testing.T) {
	const file, frame, other = "file:///tmp/page.mhtml", "cid:frame-1@mhtml.blink", "https://c.example/"
	for name, tt := range map[string]struct {
		data string
		want [3]string // of file, frame and other
	}{
		"archive":         {saved, [3]string{"https://a.example/story", "https://b.example/frame", other}},
		"of a local file": {strings.Replace(saved, "https://a.example/story", "file:///home/story", 1), [3]string{"", "https://b.example/frame", other}},
		"no archive":      {"no archive", [3]string{"", frame, other}},
	} {
		t.Run(name, func(t *testing.T) {
			o := ReadOrigins([]byte(tt.data))
			if got := [3]string{o.Address(file), o.Address(frame), o.Address(other)}; got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// What other programs save is read as well: a page alone, and a letter in parts of parts.
func TestReadOthers(t *testing.T) {
	const letter = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=A\r\n\r\n--A\r\nContent-Type: multipart/alternative; boundary=B\r\n\r\n" +
		"--B\r\nContent-Type: text/plain\r\n\r\nThe quay\r\n--B\r\nContent-Type: text/html; charset=koi8-r\r\n\r\n<p>The quay</p>\r\n--B--\r\n--A--\r\n"
	for _, tt := range []struct{ name, data, html, kind, url string }{
		{"in parts", saved, "<p>A = B</p>", "text/html", "https://a.example/story"},
		{"a letter", letter, "<p>The quay</p>", "text/html; charset=koi8-r", ""},
		{"one part", "Content-Location: http://a.example/\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\nPHA+SGk=\r\n", "<p>Hi", "text/html", "http://a.example/"},
		{"from a file", "Snapshot-Content-Location: file:///quay.html\r\nContent-Type: text/html\r\n\r\n<p>Hi", "<p>Hi", "text/html", ""},
		{"no page", "Content-Type: multipart/related; boundary=B\r\n\r\n--B\r\nContent-Type: text/css\r\n\r\np{}\r\n--B--\r\n", "", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a, err := Read([]byte(tt.data), 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			if string(a.HTML) != tt.html || a.Type != tt.kind || a.URL != tt.url {
				t.Errorf("HTML %q of %q from %q; want %q, %q, %q", a.HTML, a.Type, a.URL, tt.html, tt.kind, tt.url)
			}
		})
	}
}

// Whatever bytes there are, reading them ends, and has no more than they hold.
func FuzzRead(f *testing.F) {
	f.Add([]byte(saved))
	f.Add([]byte("Content-Type: multipart/mixed; boundary=A\r\n\r\n--A\r\nContent-Type: multipart/mixed; boundary=A\r\n\r\n--A\r\n\r\n--A--"))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := Read(data, 1<<16)
		if err != nil {
			return
		}
		size := len(a.HTML)
		for _, file := range a.Files {
			size += len(file.Data)
		}
		if size > len(data) {
			t.Errorf("%d bytes of %d", size, len(data))
		}
	})
}
