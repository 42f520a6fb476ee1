package sink

import (
	"encoding/json"
	"errors"

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
	Authors     []string `parquet:"authors,list"`
	Sources     []string `parquet:"sources,list"`
	Tags        []string `parquet:"tags,list"`
	Section     string   `parquet:"section,zstd,optional"`
	Paid        string   `parquet:"paid,dict,optional"`
	NextPage    string   `parquet:"next_page,zstd,optional"`
	MovedFrom   string   `parquet:"moved_from,zstd,optional"`
}

// large are the columns with long texts. Parquet has the least and the greatest value of a column beside it, whole
// and not compressed: of texts nobody asks for them, and a file of long ones would be mostly these.
var large = []string{"title", "description", "text", "html", "markdown", "blocks_json", "images_json"}

// withoutBounds leaves these values away.
func withoutBounds() (options []parquet.WriterOption) {
	for _, column := range large {
		options = append(options, parquet.SkipPageBounds(column), parquet.SkipPageStatistics(column))
	}
	return options
}

func readRow(line []byte) (Row, error) {
	var a struct {
		URL, Canonical, Title, Byline, Site, Description, Language, Published, Modified, Text, HTML, Markdown, Section, Paid string

		Authors, Sources, Tags []string

		LeadImage string `json:"lead_image"`
		NextPage  string `json:"next_page"`
		MovedFrom string `json:"moved_from"`
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
		LeadImage: a.LeadImage, HTML: a.HTML, Markdown: a.Markdown, Blocks: string(a.Blocks), Images: string(a.Images),
		Authors: a.Authors, Sources: a.Sources, Tags: a.Tags, Section: a.Section, Paid: a.Paid, NextPage: a.NextPage, MovedFrom: a.MovedFrom}
	if a.Score != nil {
		r.Score = a.Score.Article
	}
	return r, nil
}
