package warc

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"fmt"
	"io"
	"iter"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"
)

// TestPacked holds that all records are found however a file was packed, and which of them can be read from their offset.
func TestPacked(t *testing.T) {
	var records, whole, blocks, apart bytes.Buffer
	pack := func(to *bytes.Buffer, data []byte) {
		z := gzip.NewWriter(to)
		z.Write(data)
		z.Close()
	}
	for _, name := range []string{"1", "2", "3"} {
		block := "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>page " + name
		record := fmt.Sprintf("WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://a.example/%s\r\nContent-Type: application/http\r\nContent-Length: %d\r\n\r\n%s\r\n\r\n", name, len(block), block)
		records.WriteString(record)
		pack(&apart, []byte(record))
		pack(&apart, nil)
	}
	pack(&whole, records.Bytes())
	for rest := records.Bytes(); len(rest) > 0; rest = rest[min(100, len(rest)):] {
		pack(&blocks, rest[:min(100, len(rest))])
	}
	dict := bytes.Repeat([]byte("WARC-Target-URI: http://a.example/"), 3)
	var z bytes.Buffer
	w, err := zstd.NewWriter(&z, zstd.WithEncoderDictRaw(0, dict))
	if err != nil {
		t.Fatal(err)
	}
	w.Write(records.Bytes())
	w.Close()
	plain, _ := zstd.NewWriter(nil)
	framed := func(dict []byte) []byte {
		return append(append(binary.LittleEndian.AppendUint32(bytes.Clone(dictFrame), uint32(len(dict))), dict...), z.Bytes()...)
	}
	for _, tt := range []struct {
		name   string
		data   []byte
		inside int // records that are read after others only
	}{
		{"a member a record, and empty ones", apart.Bytes(), 0},
		{"one member", whole.Bytes(), 2},
		{"in blocks", blocks.Bytes(), 2},
		{"zstd with a dictionary", framed(dict), 3},
		{"zstd with a packed dictionary", framed(plain.EncodeAll(dict, nil)), 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, err := NewReader(bytes.NewReader(tt.data), 0)
			if err != nil {
				t.Fatal(err)
			}
			places, inside := map[string]bool{}, 0
			for rec, err := range recordsOf(r) {
				if err != nil {
					t.Fatal(err)
				}
				p, err := rec.Page(1 << 10)
				if err != nil || string(p.Body) != "<p>page "+p.URL[len(p.URL)-1:] {
					t.Errorf("%+v, %v", p, err)
				}
				places[rec.Place()] = true
				if rec.Inside {
					inside++
					continue
				}
				from, err := NewReader(bytes.NewReader(tt.data[rec.Offset:]), rec.Offset)
				if err != nil {
					t.Fatal(err)
				}
				if again, err := from.Next(); err != nil || again.Target() != rec.Target() {
					t.Errorf("%+v, %v is at the offset of %s", again, err, rec.Target())
				}
			}
			if len(places) != 3 || inside != tt.inside {
				t.Errorf("records at %v, %d inside, want %d", places, inside, tt.inside)
			}
		})
	}
}

// recordsOf are the records of an archive.
func recordsOf(r *Reader) iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		for rec, err := r.Next(); err != io.EOF; rec, err = r.Next() {
			if !yield(rec, err) || err != nil {
				return
			}
		}
	}
}

// TestRendered holds that a page that was rendered and kept as MHTML is a page, and no other such answer.
func TestRendered(t *testing.T) {
	for kind, is := range map[string]bool{"resource": true, "response": false, "conversion": false} {
		data := Append(nil, kind, time.Now(), []Field{{"WARC-Target-URI", "http://a.example/"}, {"Content-Type", "multipart/related"}}, []byte("MIME-Version: 1.0\r\n\r\n"))
		r, err := NewReader(bytes.NewReader(data), 0)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		if p, err := rec.Page(1 << 10); err != nil || (p != nil) != is {
			t.Errorf("%s: %+v, %v", kind, p, err)
		}
	}
}
