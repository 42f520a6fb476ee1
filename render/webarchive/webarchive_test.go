package webarchive

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"galley/page"
	"galley/render/mhtml"
)

// writer writes property lists as far as web archives need them.
type writer struct{ objects [][]byte }

func (w *writer) add(object []byte) byte {
	w.objects = append(w.objects, object)
	return byte(len(w.objects) - 1)
}

// marked is an object of the kind with its length and content.
func marked(kind byte, length int, content []byte) []byte {
	if length < 15 {
		return append([]byte{kind<<4 | byte(length)}, content...)
	}
	return append([]byte{kind<<4 | 15, kindInt<<4 | 2, 0, 0, byte(length >> 8), byte(length)}, content...)
}

func (w *writer) text(s string) byte { return w.add(marked(kindASCII, len(s), []byte(s))) }
func (w *writer) data(s string) byte { return w.add(marked(kindData, len(s), []byte(s))) }
func (w *writer) array(refs ...byte) byte {
	return w.add(marked(kindArray, len(refs), refs))
}

// dict has keys and values in turn.
func (w *writer) dict(refs ...byte) byte {
	var keys, values []byte
	for i := 0; i < len(refs); i += 2 {
		keys, values = append(keys, refs[i]), append(values, refs[i+1])
	}
	return w.add(marked(kindDict, len(keys), append(keys, values...)))
}

// file is a resource.
func (w *writer) file(address, media, data string) byte {
	return w.dict(w.text("WebResourceURL"), w.text(address), w.text("WebResourceMIMEType"), w.text(media),
		w.text("WebResourceData"), w.data(data), w.text("WebResourceTextEncodingName"), w.text("utf-8"))
}

// list is the whole list, whose top is the object.
func (w *writer) list(top byte) []byte {
	out := bytes.NewBufferString(magic)
	var offsets []byte
	for _, object := range w.objects {
		offsets = binary.BigEndian.AppendUint16(offsets, uint16(out.Len()))
		out.Write(object)
	}
	table := out.Len()
	out.Write(offsets)
	out.Write([]byte{0, 0, 0, 0, 0, 0, 2, 1})
	for _, n := range []int{len(w.objects), int(top), table} {
		_ = binary.Write(out, binary.BigEndian, uint64(n))
	}
	return out.Bytes()
}

// saved is an archive of a page with a picture and a frame with a file of its own.
func saved(address string) []byte {
	w := &writer{}
	frame := w.dict(w.text("WebMainResource"), w.file("https://frames.example/f", "text/html", "<p>a frame</p>"),
		w.text("WebSubresources"), w.array(w.file("https://frames.example/s.css", "text/css", "p{}")))
	return w.list(w.dict(w.text("WebMainResource"), w.file(address, "text/html", "<p>the page é</p>"),
		w.text("WebSubresources"), w.array(w.file("https://example.org/a.png", "image/png", "\x89PNG")),
		w.text("WebSubframeArchives"), w.array(frame)))
}

func TestMHTML(t *testing.T) {
	data := saved("https://example.org/story")
	if !Is(data) {
		t.Error("it is taken for no web archive")
	}
	written, err := MHTML(data, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	got, err := mhtml.Read(written, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	if string(got.HTML) != "<p>the page é</p>" || got.URL != "https://example.org/story" || got.Type != "text/html; charset=utf-8" {
		t.Errorf("page %q from %q, %s", got.HTML, got.URL, got.Type)
	}
	if string(got.Files["https://example.org/a.png"].Data) != "\x89PNG" || string(got.CSS) != "p{}\n" {
		t.Errorf("files %v, styles %q", got.Files, got.CSS)
	}
	if string(got.Files["https://frames.example/f"].Data) != "<p>a frame</p>" {
		t.Errorf("files %v: no frame", got.Files)
	}
}

func TestMHTMLRefused(t *testing.T) {
	whole := saved("https://example.org/story")
	empty := &writer{}
	for _, c := range []struct {
		name, want string
		data       []byte
	}{
		{"cut off", "damaged", whole[:len(whole)-40]},
		{"no page", "there is no page", empty.list(empty.dict(empty.text("WebMainResource"), empty.dict()))},
		{"of a file", "no web address", saved("file:///story.html")},
	} {
		if _, err := MHTML(c.data, 1<<20); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, not %q", c.name, err, c.want)
		}
	}
	var limit *page.LimitError
	if _, err := MHTML(whole, 10); !errors.As(err, &limit) {
		t.Errorf("too large: error %v", err)
	}
}

// A list whose frames are the list itself ends, and what it refers to again and again is kept within the limit.
func TestMHTMLOfItself(t *testing.T) {
	w := &writer{}
	main := w.file("https://example.org/", "text/html", strings.Repeat("x", 200))
	keys := []byte{w.text("WebMainResource"), w.text("WebSubframeArchives")}
	self := byte(len(w.objects) + 1)
	frames := w.array(bytes.Repeat([]byte{self}, 200)...)
	w.dict(keys[0], main, keys[1], frames)
	written, err := MHTML(w.list(self), 1<<20)
	if err != nil || len(written) > 2000 {
		t.Errorf("%d bytes, %v", len(written), err)
	}
}

func FuzzMHTML(f *testing.F) {
	f.Add(saved("https://example.org/story"))
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, data []byte) {
		written, err := MHTML(data, 1<<16)
		if err != nil {
			return
		}
		if _, err := mhtml.Read(written, 1<<20); err != nil {
			t.Errorf("what was written cannot be read: %v", err)
		}
	})
}
