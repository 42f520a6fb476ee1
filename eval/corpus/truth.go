package corpus

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// wcxbTruth is a ground-truth/ID.json of the Web Content eXtraction Benchmark. News
// corpora of the same layout add the publisher; their texts have no captions.
type wcxbTruth struct {
	URL  string `json:"url"`
	Gold struct {
		Title   string   `json:"title"`
		Text    string   `json:"main_content"`
		With    []string `json:"with"`
		Without []string `json:"without"`
		// Only the addresses and the place of a picture are read.
		Images  []Picture `json:"images"`
		Author  string    `json:"author"`
		Authors []string  `json:"authors"`
		Date    string    `json:"publish_date"`
	} `json:"ground_truth"`
	Internal struct {
		PageType struct {
			Primary string `json:"primary"`
		} `json:"page_type"`
		Publisher string `json:"publisher"`
	} `json:"_internal"`
}

func parseWCXB(data []byte) (Document, error) {
	var t wcxbTruth
	if err := json.Unmarshal(data, &t); err != nil {
		return Document{}, err
	}
	if t.Gold.Author != "" && t.Gold.Authors == nil {
		t.Gold.Authors = []string{t.Gold.Author}
	}
	language := publisherLanguage(t.Internal.Publisher)
	if t.Internal.Publisher == "" && t.Internal.PageType.Primary == "article" {
		language = "en" // all articles of the benchmark are
	}
	d := Document{
		URL:       t.URL,
		PageType:  t.Internal.PageType.Primary,
		Publisher: t.Internal.Publisher,
		Gold: Gold{
			Title: t.Gold.Title, Text: t.Gold.Text, With: t.Gold.With, Without: t.Gold.Without, Pictures: t.Gold.Images,
			Authors: t.Gold.Authors, Published: t.Gold.Date, Language: language,
			NoCaptions: t.Internal.Publisher != "",
		},
	}
	d.decodeTwice()
	return d, nil
}

func readWCXB(dir string) ([]Document, error) {
	truths, err := filepath.Glob(filepath.Join(escapeGlob(dir), "ground-truth", "*.json"))
	if err != nil {
		return nil, err
	}
	var docs []Document
	for _, name := range truths { // in order
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		d, err := parseWCXB(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", filepath.Base(name), err)
		}
		d.ID = strings.TrimSuffix(filepath.Base(name), ".json")
		if d.File, err = htmlFile(filepath.Join(dir, "html"), d.ID); err != nil {
			return nil, err
		}
		docs = append(docs, d)
	}
	return docs, nil
}

// escapeGlob makes a folder with brackets or stars in its name stand for itself.
func escapeGlob(s string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(s)
}

// parseAEB reads a ground-truth.json of the article-extraction benchmark.
func parseAEB(r io.Reader) ([]Document, error) {
	var truth map[string]struct {
		Body string `json:"articleBody"`
		URL  string `json:"url"`
	}
	if err := json.NewDecoder(r).Decode(&truth); err != nil {
		return nil, err
	}
	var docs []Document
	for _, id := range slices.Sorted(maps.Keys(truth)) {
		docs = append(docs, Document{ID: id, URL: truth[id].URL, Gold: Gold{Text: truth[id].Body}})
	}
	return docs, nil
}

func readAEB(dir string) ([]Document, error) {
	f, err := os.Open(filepath.Join(dir, "ground-truth.json"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	docs, err := parseAEB(f)
	if err != nil {
		return nil, fmt.Errorf("ground-truth.json: %w", err)
	}
	for i := range docs {
		if docs[i].File, err = htmlFile(filepath.Join(dir, "html"), docs[i].ID); err != nil {
			return nil, err
		}
	}
	return docs, nil
}
