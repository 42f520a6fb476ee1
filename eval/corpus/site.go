package corpus

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"
)

// truthFile is the name of the file that makes a folder a themed site.
const truthFile = "truth.jsonl"

// siteTruth is one line of a themed site's truth.jsonl.
type siteTruth struct {
	ID       string   `json:"id"`
	Site     string   `json:"site"`
	Path     string   `json:"url_path"`
	Title    string   `json:"title"`
	Text     string   `json:"body_text"`
	Noise    []string `json:"noise_texts"`
	Kind     string   `json:"kind"`
	Captions []string `json:"captions"`
	Images   []string `json:"images"`
	TitleAt  string   `json:"title_xpath"`
	BodyAt   string   `json:"body_xpath"`
	Language string   `json:"lang"`
	Byline   string   `json:"byline"`
	Deck     string   `json:"deck"` // standfirst outside of the body
}

// standfirst are the lines of the standfirst.
func (t *siteTruth) standfirst() (lines []string) {
	for line := range strings.SplitSeq(t.Deck, "\n") {
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// parseSite reads a truth.jsonl. URL is the path on the site, File what it stands
// for, relative to the site's folder: it never leads out of it.
func parseSite(r io.Reader) ([]Document, error) {
	var docs []Document
	lines := json.NewDecoder(r)
	for n := 1; ; n++ {
		var t siteTruth
		if err := lines.Decode(&t); errors.Is(err, io.EOF) {
			return docs, nil
		} else if err != nil {
			return nil, fmt.Errorf("truth.jsonl: page %d: %w", n, err)
		}
		file, err := sitePath(t.Path)
		if err != nil {
			return nil, fmt.Errorf("truth.jsonl: page %d: %w", n, err)
		}
		if t.ID == "" {
			t.ID = t.Path
		}
		gold := Gold{
			Title: t.Title, Text: t.Text, Without: t.Noise, Kind: t.Kind, Captions: t.Captions, Images: t.Images,
			TitleXPath: t.TitleAt, BodyXPath: t.BodyAt,
			Authors: list(t.Byline), Language: t.Language, Standfirst: t.standfirst(),
		}
		d := Document{ID: t.ID, Site: t.Site, URL: t.Path, File: file, Gold: gold}
		d.decodeTwice()
		docs = append(docs, d)
	}
}

// list is a list of one, nil of what is empty.
func list(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// sitePath is the file that a path on a site stands for.
func sitePath(path string) (string, error) {
	u, err := url.Parse(path)
	if err != nil {
		return "", err
	}
	file := strings.TrimPrefix(u.Path, "/")
	if file == "" || strings.HasSuffix(file, "/") {
		file += "index.html"
	}
	file = filepath.FromSlash(file)
	if u.Host != "" || !filepath.IsLocal(file) || strings.ContainsRune(file, 0) {
		return "", fmt.Errorf("%q is not a path on the site", path)
	}
	return file, nil
}

// readSites reads one themed site, or all in a folder.
func readSites(dir string) (docs []Document, err error) {
	if isFile(filepath.Join(dir, truthFile)) {
		docs, err = readSite(dir)
	} else {
		docs, err = readFolder(dir)
	}
	index := map[string]int{}
	for i := range docs {
		site := docs[i].Site
		if _, known := index[site]; !known {
			index[site] = len(index)
		}
		docs[i].SiteIndex = index[site]
	}
	return docs, err
}

// LabelFiles are the files that say which elements of the pages are title and body: the
// truth.jsonl of each site. Corpora of other formats have none.
func (c *Corpus) LabelFiles() []string {
	switch {
	case c.Format != Site:
		return nil
	case isFile(filepath.Join(c.Dir, truthFile)):
		return []string{filepath.Join(c.Dir, truthFile)}
	}
	var files []string
	for _, name := range sitesIn(c.Dir) {
		files = append(files, filepath.Join(c.Dir, name, truthFile))
	}
	return files
}

// readFolder reads the themed sites in a folder.
func readFolder(dir string) ([]Document, error) {
	var docs []Document
	for _, name := range sitesIn(dir) {
		site, err := readSite(filepath.Join(dir, name))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for i := range site {
			site[i].Site = name
			if !strings.HasPrefix(site[i].ID, name+"/") {
				site[i].ID = name + "/" + strings.TrimPrefix(site[i].ID, "/")
			}
		}
		docs = append(docs, site...)
	}
	return docs, nil
}

func readSite(dir string) ([]Document, error) {
	f, err := os.Open(filepath.Join(dir, truthFile))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	docs, err := parseSite(f)
	if err != nil {
		return nil, err
	}
	for i := range docs {
		file := filepath.Join(dir, docs[i].File)
		if isDir(file) {
			file = filepath.Join(file, "index.html")
		}
		if !isFile(file) {
			return nil, fmt.Errorf("truth.jsonl: page %s: no file for %s", docs[i].ID, docs[i].URL)
		}
		docs[i].File = file
		if docs[i].Site == "" {
			docs[i].Site = nameOf(dir)
		}
	}
	return docs, nil
}
