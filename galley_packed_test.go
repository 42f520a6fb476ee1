package galley

import (
	"bytes"
	"compress/gzip"
	"os"
	"testing"
)

// What gzip packed is the page in it, whatever it is called; what is broken off says so.
func TestPackedData(t *testing.T) {
	data, err := os.ReadFile("testdata/story.html")
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	z.Write(data)
	z.Close()
	src, err := Read(bytes.NewReader(packed.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if opened, err := src.Open(); err != nil || !bytes.Equal(opened.HTML, data) {
		t.Errorf("%d bytes, %v; want %d", len(opened.HTML), err, len(data))
	}
	if _, err := Data(packed.Bytes()[:packed.Len()/2]).Open(); err == nil {
		t.Error("half of a packed page is a page")
	}
}
