package mail

import (
	"encoding/base64"
	"strings"
	"testing"
)

// letterOf is a letter with line ends as mail has them.
func letterOf(lines ...string) []byte { return []byte(strings.Join(lines, "\r\n") + "\r\n") }

var pixel = base64.StdEncoding.EncodeToString([]byte("\x89PNG\r\n\x1a\n"))

var letters = []struct {
	name string
	data []byte
	want []string // in the page
	not  []string
	url  string
}{
	{"both texts", letterOf(
		`From: Anna Moor <anna@letters.example>`, `To: you@example.org`, `Subject: =?utf-8?q?The_r=C3=ADver?=`, `Date: Tue, 03 Mar 2026 09:12:00 +0100`,
		`Archived-At: <https://letters.example/river>`, `MIME-Version: 1.0`, `Content-Type: multipart/alternative; boundary=b`, ``,
		`--b`, `Content-Type: text/plain`, ``, `the plain text`,
		`--b`, `Content-Type: text/html; charset=iso-8859-1`, `Content-Transfer-Encoding: quoted-printable`, ``,
		`<!DOCTYPE html><html><body><p>The meadow=`, `s of Z=FCrich</p></body></html>`, `--b--`),
		[]string{"<!DOCTYPE html><title>The ríver</title>", `<meta name="author" content="Anna Moor">`, `content="2026-03-03T09:12:00+01:00"`, "The meadows of Zürich"},
		[]string{"the plain text"}, "https://letters.example/river"},
	{"text alone, from a mailbox", letterOf(
		`From anna Tue Mar  3 09:12:00 2026`, `From: anna@letters.example`, `Subject: 1 < 2`, ``, `a & b <c@d>`, ``, `  indented`),
		[]string{"<title>1 &lt; 2</title>", "<pre>a &amp; b &lt;c@d&gt;\r\n\r\n  indented"}, []string{"author"}, ""},
	{"a picture that the letter holds", letterOf(
		`From: a@b.example`, `To: c@d.example`, `Subject: s`, `Content-Type: multipart/related; boundary=b`, ``,
		`--b`, `Content-Type: text/html`, ``, `<img src="cid:one%40b"><img src="cid:two@b">`,
		`--b`, `Content-Type: image/png`, `Content-ID: <one@b>`, `Content-Transfer-Encoding: base64`, ``, pixel, `--b--`),
		[]string{`<img src="data:image/png;base64,` + pixel + `">`, `src="cid:two@b"`}, nil, ""},
	{"an attachment is not the text", letterOf(
		`From: a@b.example`, `Subject: s`, `Content-Type: multipart/mixed; boundary=b`, ``,
		`--b`, `Content-Type: text/html`, `Content-Disposition: attachment; filename=x.html`, ``, `<p>attached</p>`,
		`--b`, `Content-Type: text/plain; charset=iso-2022-jp`, ``, "\x1b$B$3$s\x1b(B", `--b--`),
		[]string{"<pre>こん"}, []string{"attached"}, ""},
	{"cut off", letterOf(
		`From: a@b.example`, `Subject: s`, `Content-Type: multipart/mixed; boundary=b`, ``, `--b`, `Content-Type: text/html`, ``, `<p>what came</p>`),
		[]string{"<p>what came</p>"}, nil, ""},
	{"an author cannot leave the attribute", letterOf(`From: "a\"><script>" <a@b.example>`, `Subject: </title><script>`, ``, `t`),
		[]string{"&lt;/title&gt;&lt;script&gt;", "a&#34;&gt;&lt;script&gt;"}, []string{"<script>"}, ""},
}

func TestRead(t *testing.T) {
	for _, c := range letters {
		t.Run(c.name, func(t *testing.T) {
			if !Is(c.data) {
				t.Error("it is taken for no letter")
			}
			got, err := Read(c.data, 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range c.want {
				if !strings.Contains(string(got.HTML), want) {
					t.Errorf("no %q in\n%s", want, got.HTML)
				}
			}
			for _, not := range c.not {
				if strings.Contains(string(got.HTML), not) {
					t.Errorf("%q in\n%s", not, got.HTML)
				}
			}
			if got.URL != c.url {
				t.Errorf("from %q, not %q", got.URL, c.url)
			}
		})
	}
}

func TestReadNoText(t *testing.T) {
	data := letterOf(`From: a@b.example`, `Subject: s`, `Content-Type: application/pdf`, ``, `x`)
	if _, err := Read(data, 1<<20); err == nil || !strings.Contains(err.Error(), "no text") {
		t.Errorf("error %v", err)
	}
}

// A picture larger than the page may be is left out, and so is one that is shown too often.
func TestReadLimit(t *testing.T) {
	data := letterOf(
		`From: a@b.example`, `To: c@d.example`, `Subject: s`, `Content-Type: multipart/related; boundary=b`, ``,
		`--b`, `Content-Type: text/html`, ``, strings.Repeat(`<img src="cid:one">`, 100),
		`--b`, `Content-Type: image/png`, `Content-ID: <one>`, ``, strings.Repeat("x", 1000), `--b--`)
	got, err := Read(data, 10_000)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(got.HTML), "data:image/png"); n == 0 || len(got.HTML) > 10_000 {
		t.Errorf("%d pictures, %d bytes", n, len(got.HTML))
	}
}

func TestIsNot(t *testing.T) {
	for name, text := range map[string]string{
		"archive of a page":  "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.org/\r\nSubject: A page\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary=b\r\n\r\n",
		"page":               "<p>From: a\nDate: b\n\n",
		"text":               "From: one point of view, it is so.\nAnother line.\n\n",
		"text with a colon":  "Subject: the river\n\nIt is back.\n",
		"headers to the end": "From: a@b.example\nSubject: s\n",
		"empty":              "",
	} {
		if Is([]byte(text)) {
			t.Errorf("%s is taken for a letter", name)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, c := range letters {
		f.Add(c.data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		Is(data)
		l, err := Read(data, 1<<16)
		if err == nil && l.URL != "" && !strings.HasPrefix(l.URL, "http") {
			t.Errorf("address %q", l.URL)
		}
	})
}
