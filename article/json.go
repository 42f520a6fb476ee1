package article

import (
	"bufio"
	"encoding/json"
	"io"
	"math"

	"galley/page"
)

// SchemaVersion is the version of what WriteJSON writes. It grows when a field
// changes its meaning or goes away; new fields do not change it.
const SchemaVersion = 1

type jsonArticle struct {
	SchemaVersion int          `json:"schema_version"`
	URL           string       `json:"url"`
	Title         string       `json:"title"`
	Lang          string       `json:"lang"`
	Text          string       `json:"text"`  // of the body, a block a line
	Words         int          `json:"words"` // of text
	Images        []jsonImage  `json:"images"`
	Score         page.Score   `json:"score"`
	Relaxed       page.Relaxed `json:"relaxed"`
	Blocks        []Block      `json:"blocks"`
}

type jsonImage struct {
	URL     string `json:"url"`
	Alt     string `json:"alt"`
	Caption string `json:"caption"`
	Width   int    `json:"width"` // CSS px as laid out; 0 when not
	Height  int    `json:"height"`
}

// WriteJSON writes the article as one indented JSON object, HTML characters
// escaped so that it can stand in a page.
func (a *Article) WriteJSON(w io.Writer) error {
	text := a.bodyText()
	out := jsonArticle{
		SchemaVersion: SchemaVersion, URL: a.URL, Title: a.Title, Lang: a.Lang,
		Text: text, Words: page.CountWords(text), Images: []jsonImage{},
		Score: a.Score, Relaxed: a.Relaxed, Blocks: a.Blocks,
	}
	if out.Blocks == nil {
		out.Blocks = []Block{}
	}
	for _, img := range a.Images {
		out.Images = append(out.Images, jsonImage{
			img.URL, img.Alt, img.Caption, int(math.Round(img.Box.W)), int(math.Round(img.Box.H)),
		})
	}
	b := bufio.NewWriter(w)
	e := json.NewEncoder(b)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(true)
	if err := e.Encode(out); err != nil {
		return err
	}
	return b.Flush()
}
