package sink

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/klauspost/compress/zstd"
	"github.com/parquet-go/parquet-go"
)

// Row is one article in a Parquet file. Its fields are those of the JSON format, which
// docs/formats.md describes; what is a list of objects there is JSON text here.
type Row struct {
	URL         string   `parquet:"url,zstd"`
	Canonical   string   `parquet:"canonical,zstd,optional"`
	Title       string   `parquet:"title,zstd"`
	Byline      string   `parquet:"byline,zstd,optional"`
	Site        string   `parquet:"site,dict,zstd,optional"`
	Description string   `parquet:"description,zstd,optional"`
	Language    string   `parquet:"language,dict,optional"`
	Published   string   `parquet:"published,zstd,optional"`
	Modified    string   `parquet:"modified,zstd,optional"`
	LeadImage   string   `parquet:"lead_image,zstd,optional"`
	Text        string   `parquet:"text,zstd"`
	WordCount   int64    `parquet:"word_count"`
	HTML        string   `parquet:"html,zstd,optional"`
	Markdown    string   `parquet:"markdown,zstd,optional"`
	Blocks      string   `parquet:"blocks_json,zstd,optional"`
	Images      string   `parquet:"images_json,zstd,optional"`
	Score       *float64 `parquet:"article_posterior,optional"`
}

// Parquet collects rows in a compressed log, and makes the Parquet file of all of them
// when it is closed: a file of that format is whole or useless.
type Parquet struct {
	*Log
	name string
	temp string // folder that the file begins in
}

// OpenParquet writes the Parquet file of that name from the rows in log, which ends at
// the given byte. The file begins in the folder of the log, which is on the same disk.
func OpenParquet(name, log, shown string, end int64) (*Parquet, error) {
	l, err := OpenLog(log, shown, end)
	if err != nil {
		return nil, err
	}
	return &Parquet{l, name, filepath.Dir(log)}, nil
}

// Bounds of a row group: it is in memory while it is written.
const (
	groupRows  = 10_000
	groupBytes = 16 << 20
)

// Close writes the file.
func (p *Parquet) Close() error {
	defer p.Log.Close()
	if _, err := p.Log.file.Seek(0, io.SeekStart); err != nil {
		return fmt.Errorf("write %s: %w", p.name, err)
	}
	z, err := zstd.NewReader(io.LimitReader(p.Log.file, p.Log.end), zstd.WithDecoderConcurrency(1))
	if err != nil {
		return fmt.Errorf("write %s: %w", p.name, err)
	}
	defer z.Close()
	if err := Replace(p.temp, p.name, 0o644, func(out *os.File) error { return writeRows(z, out) }); err != nil {
		return fmt.Errorf("write %s: %w", p.name, err)
	}
	return nil
}

func writeRows(lines io.Reader, out *os.File) error {
	w := parquet.NewGenericWriter[Row](out, parquet.CreatedBy("galley", "1", ""))
	in := bufio.NewReaderSize(lines, 256<<10)
	rows, bytes := 0, 0
	for {
		line, err := in.ReadBytes('\n')
		if err == io.EOF {
			return w.Close()
		}
		if err != nil {
			return err
		}
		row, err := readRow(line)
		if err != nil {
			return err
		}
		if _, err := w.Write([]Row{row}); err != nil {
			return err
		}
		rows, bytes = rows+1, bytes+len(line)
		if rows >= groupRows || bytes >= groupBytes {
			if err := w.Flush(); err != nil {
				return err
			}
			rows, bytes = 0, 0
		}
	}
}

func readRow(line []byte) (Row, error) {
	var a struct {
		URL, Canonical, Title, Byline, Site, Description, Language, Published, Modified, Text, HTML, Markdown string

		LeadImage string `json:"lead_image"`
		WordCount int64  `json:"word_count"`
		Blocks    json.RawMessage
		Images    json.RawMessage
		Score     *struct{ Article *float64 }
	}
	if err := json.Unmarshal(line, &a); err != nil {
		return Row{}, errors.Join(errors.New("a row is no article"), err)
	}
	r := Row{URL: a.URL, Canonical: a.Canonical, Title: a.Title, Byline: a.Byline, Site: a.Site, Description: a.Description,
		Language: a.Language, Published: a.Published, Modified: a.Modified, Text: a.Text, WordCount: a.WordCount,
		LeadImage: a.LeadImage, HTML: a.HTML, Markdown: a.Markdown, Blocks: string(a.Blocks), Images: string(a.Images)}
	if a.Score != nil {
		r.Score = a.Score.Article
	}
	return r, nil
}
