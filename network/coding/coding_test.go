package coding_test

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"io"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/zstd"

	"galley/network/coding"
)

// encoders write each coding as servers do; deflate comes with the head of zlib and without.
var encoders = map[string]func(w io.Writer) io.WriteCloser{
	"gzip": func(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) },
	"zlib": func(w io.Writer) io.WriteCloser { return zlib.NewWriter(w) },
	"raw":  func(w io.Writer) io.WriteCloser { f, _ := flate.NewWriter(w, flate.BestSpeed); return f },
	"br":   func(w io.Writer) io.WriteCloser { return brotli.NewWriter(w) },
	"zstd": func(w io.Writer) io.WriteCloser { z, _ := zstd.NewWriter(w); return z },
}

func coded(t testing.TB, text string, with ...string) []byte {
	t.Helper()
	data := []byte(text)
	for _, name := range with {
		var b bytes.Buffer
		w := encoders[name](&b)
		if _, err := w.Write(data); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		data = b.Bytes()
	}
	return data
}

func TestDecoded(t *testing.T) {
	const text = "<p>A page, and a page, and a page.</p>"
	for _, tt := range []struct {
		name      string
		encodings []string
		with      []string
	}{
		{"none", nil, nil},
		{"identity", []string{"identity"}, nil},
		{"gzip", []string{"gzip"}, []string{"gzip"}},
		{"gzip by its old name, in capitals", []string{"X-GZIP"}, []string{"gzip"}},
		{"deflate", []string{"deflate"}, []string{"zlib"}},
		{"deflate without a head", []string{"deflate"}, []string{"raw"}},
		{"brotli", []string{"br"}, []string{"br"}},
		{"zstd", []string{"zstd"}, []string{"zstd"}},
		{"two in one field", []string{"gzip, br"}, []string{"gzip", "br"}},
		{"two in two fields", []string{"gzip", "br"}, []string{"gzip", "br"}},
		{"four", []string{"gzip,gzip,gzip,gzip"}, []string{"gzip", "gzip", "gzip", "gzip"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			body, err := coding.Decoded(bytes.NewReader(coded(t, text, tt.with...)), tt.encodings...)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := io.ReadAll(body); err != nil || string(got) != text {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
}

func TestDecodedFails(t *testing.T) {
	for _, tt := range []struct{ encoding, body, want string }{
		{"gzip,gzip,gzip,gzip,gzip", "", "5 content codings"},
		{"compress", "", `"compress" is not known`},
		{strings.Repeat("x", 100), "", `"` + strings.Repeat("x", 40) + `" is not known`},
		{"gzip", "not packed at all", "invalid header"},
	} {
		if _, err := coding.Decoded(strings.NewReader(tt.body), tt.encoding); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.20s: %v, want %q", tt.encoding, err, tt.want)
		}
	}
}

// FuzzDecoded: whatever a server sends, reading it ends with an error or not, and never panics.
func FuzzDecoded(f *testing.F) {
	for encoding, name := range map[string]string{"gzip": "gzip", "deflate": "raw", "identity, deflate": "zlib", "br": "br", "zstd": "zstd"} {
		f.Add(encoding, coded(f, "some words of a page", name))
	}
	f.Fuzz(func(t *testing.T, encoding string, data []byte) {
		if body, err := coding.Decoded(bytes.NewReader(data), encoding); err == nil {
			_, _ = io.Copy(io.Discard, io.LimitReader(body, 1<<20))
		}
	})
}
