package warc

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"
)

const plain = "WARC/1.0\r\nWARC-Type: warcinfo\r\nContent-Length: 3\r\n\r\nabc\r\n\r\n" +
	"WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: <http://a.example/\r\n x>\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: 96\r\n\r\n" +
	"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n<p>h\r\n1\r\ni\r\n0\r\n\r\n\r\n\r\n\r\n"

func pages(t *testing.T, data []byte) (list []*Page, offsets []int64) {
	t.Helper()
	r, err := NewReader(bytes.NewReader(data), 0)
	if err != nil {
		t.Fatal(err)
	}
	for {
		rec, err := r.Next()
		if err == io.EOF {
			return list, offsets
		}
		if err != nil {
			t.Fatal(err)
		}
		p, err := rec.Page(1 << 20)
		if err != nil {
			t.Fatal(err)
		}
		if p != nil {
			list, offsets = append(list, p), append(offsets, rec.Offset)
		}
	}
}

func TestPlain(t *testing.T) {
	data := []byte(strings.Replace(plain, "Content-Length: 96", "Content-Length: 95", 1))
	list, offsets := pages(t, data)
	if len(list) != 1 || string(list[0].Body) != "<p>hi" || list[0].URL != "http://a.example/ x" || list[0].Status != 200 {
		t.Fatalf("%+v", list)
	}
	again, err := NewReader(bytes.NewReader(data[offsets[0]:]), offsets[0])
	if err != nil {
		t.Fatal(err)
	}
	if rec, err := again.Next(); err != nil || rec.Offset != offsets[0] || rec.Type() != "response" {
		t.Errorf("from byte %d: %+v, %v", offsets[0], rec, err)
	}
}

// TestRoundTrip holds that what is written is read again, from the beginning and from the
// offset of each record.
func TestRoundTrip(t *testing.T) {
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	file := AppendInfo(nil, at, "galley\r\nX: y")
	header := http.Header{"Content-Type": {"text/html; charset=utf-8"}, "Content-Encoding": {"gzip"}}
	bodies := []string{"<p>one", strings.Repeat("<p>two", 50_000), ""}
	for _, body := range bodies {
		file = AppendResponse(file, at, "http://a.example/", 200, header, []byte(body))
	}
	list, offsets := pages(t, file)
	if len(list) != len(bodies) {
		t.Fatalf("%d pages, want %d", len(list), len(bodies))
	}
	for i, want := range bodies {
		if string(list[i].Body) != want || list[i].ContentType != "text/html; charset=utf-8" {
			t.Errorf("page %d: %d bytes", i, len(list[i].Body))
		}
		one, _ := pages(t, file[offsets[i]:])
		if len(one) != len(bodies)-i || string(one[0].Body) != want {
			t.Errorf("page %d cannot be read from byte %d", i, offsets[i])
		}
	}
}

func TestDamage(t *testing.T) {
	good := AppendResponse(nil, time.Now(), "http://a.example/", 200, http.Header{}, []byte("<p>one"))
	flipped := bytes.Clone(good)
	flipped[len(flipped)/2] ^= 0xff
	for name, data := range map[string][]byte{
		"cut off": good[:len(good)-10], "changed": flipped, "text": []byte("hello\r\n\r\n"),
		"a length that is none": []byte("WARC/1.0\r\nContent-Length: x\r\n\r\n"),
		"a block that ends":     []byte("WARC/1.0\r\nContent-Length: 10\r\n\r\nabc"),
		"a line without end":    []byte("WARC/1.0\r\n" + strings.Repeat("x", maxLine+2)),
	} {
		r, err := NewReader(bytes.NewReader(data), 0)
		for err == nil {
			_, err = r.Next()
		}
		var damage *FormatError
		if !errors.As(err, &damage) {
			t.Errorf("%s: %v, want a *FormatError", name, err)
		}
	}
}

// TestCutPage holds that a page whose record ends early, or whose answer has a head without
// end, is an error.
func TestCutPage(t *testing.T) {
	record := func(length int, block string) string {
		return fmt.Sprintf("WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://a.example/\r\nContent-Type: application/http\r\nContent-Length: %d\r\n\r\n%s", length, block)
	}
	head := "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"
	for name, c := range map[string]struct{ data, want string }{
		"cut off":         {record(1000, head+"\r\n<p>one"), "ends 950 bytes early"},
		"a long head":     {record(2*maxHead, head+strings.Repeat("X-Y: z\r\n", maxHead/4)), "head is longer"},
		"a line for ever": {record(2*maxHead, head+"X: "+strings.Repeat("y", 2*maxHead)), "head is longer"},
	} {
		r, err := NewReader(strings.NewReader(c.data), 0)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		if p, err := rec.Page(1 << 20); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %+v, %v", name, p, err)
		}
	}
}

func FuzzReader(f *testing.F) {
	f.Add([]byte(plain))
	f.Add(AppendResponse(nil, time.Unix(0, 0), "http://a.example/", 200, http.Header{}, []byte("<p>one")))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := NewReader(bytes.NewReader(data), 0)
		for err == nil {
			var rec *Record
			if rec, err = r.Next(); err == nil {
				rec.Page(1 << 16)
			}
		}
	})
}
