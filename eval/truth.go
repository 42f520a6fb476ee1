package eval

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// wcxbTruth is a ground-truth/ID.json of the Web Content eXtraction Benchmark.
type wcxbTruth struct {
	URL  string `json:"url"`
	Gold struct {
		Title   string   `json:"title"`
		Text    string   `json:"main_content"`
		With    []string `json:"with"`
		Without []string `json:"without"`
	} `json:"ground_truth"`
	Internal struct {
		PageType struct {
			Primary string `json:"primary"`
		} `json:"page_type"`
	} `json:"_internal"`
}

func parseWCXB(data []byte) (Document, error) {
	var t wcxbTruth
	if err := json.Unmarshal(data, &t); err != nil {
		return Document{}, err
	}
	return Document{
		URL:      t.URL,
		PageType: t.Internal.PageType.Primary,
		Gold:     Gold{Title: t.Gold.Title, Text: t.Gold.Text, With: t.Gold.With, Without: t.Gold.Without},
	}, nil
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

// siteTruth is one line of a themed site's truth.jsonl.
type siteTruth struct {
	ID       string   `json:"id"`
	Path     string   `json:"url_path"`
	Title    string   `json:"title"`
	Text     string   `json:"body_text"`
	Noise    []string `json:"noise_texts"`
	Kind     string   `json:"kind"`
	Captions []string `json:"captions"`
	Images   []string `json:"images"`
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
		docs = append(docs, Document{ID: t.ID, URL: t.Path, File: file, Gold: Gold{
			Title: t.Title, Text: t.Text, Without: t.Noise, Kind: t.Kind, Captions: t.Captions, Images: t.Images,
		}})
	}
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
func readSites(dir string) ([]Document, error) {
	if isFile(filepath.Join(dir, "truth.jsonl")) {
		return readSite(dir)
	}
	var docs []Document
	for _, name := range sitesIn(dir) {
		site, err := readSite(filepath.Join(dir, name))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for i := range site {
			if !strings.HasPrefix(site[i].ID, name+"/") {
				site[i].ID = name + "/" + strings.TrimPrefix(site[i].ID, "/")
			}
		}
		docs = append(docs, site...)
	}
	return docs, nil
}

func readSite(dir string) ([]Document, error) {
	f, err := os.Open(filepath.Join(dir, "truth.jsonl"))
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
	}
	return docs, nil
}
