package corpus

import (
	"fmt"
	"path/filepath"
	"unicode/utf8"

	"galley/page"
)

// Document is one page of a corpus with its gold text.
type Document struct {
	ID          string // unique in its corpus; SITE/PAGE in a folder of sites
	URL         string // where the page was; of a themed site, its path on the site
	File        string // the HTML on disk
	ContentType string // with a charset where the bytes say it; set by Load
	HTML        []byte // nil before Load
	PageType    string // what kind of page: "article", "forum", …; empty when all are articles
	Site        string // the themed site that it is of; empty elsewhere
	SiteIndex   int    // which of the sites of the corpus that is, from 0
	Publisher   string // whose page it is, where the corpus says so: may have several domains
	Gold        Gold   // zero in what extractors are given
	stored      *Gold  // as the corpus has it, where that was encoded twice; else nil
}

// Gold is what a person, or the maker of the page, says is right.
type Gold struct {
	Title    string   `json:"title"`
	Text     string   `json:"text"`               // of the body, without title and captions
	With     []string `json:"with,omitempty"`     // snippets that must be in the text
	Without  []string `json:"without,omitempty"`  // snippets that must not
	Kind     string   `json:"kind,omitempty"`     // of themed sites: "normal", "short", "gallery"
	Captions []string `json:"captions,omitempty"` // of the body's pictures, apart from Text
	Images   []string `json:"images,omitempty"`   // addresses of the body's pictures

	// Pictures are the article's pictures, the lead ones among them; nil where the corpus
	// has a list of addresses only, see Images.
	Pictures []Picture `json:"pictures,omitempty"`

	// Absolute XPaths of the elements that hold title and body in the page as it is
	// rendered; empty where a corpus has none. Digests are without them.
	TitleXPath string `json:"title_xpath,omitempty"`
	BodyXPath  string `json:"body_xpath,omitempty"`

	// What follows are no texts, and no part of the digest.
	Authors   []string `json:"authors,omitempty"`   // nil: the corpus does not say
	Published string   `json:"published,omitempty"` // RFC 3339, or like it
	Language  string   `json:"language,omitempty"`  // BCP 47

	// Standfirst are the lines of a standfirst that Text does not have, because it stands
	// outside of the body: whether they are extracted is not counted.
	Standfirst []string `json:"standfirst,omitempty"`

	// NoCaptions says that Text has no captions of pictures and that they are not listed
	// either: whether they are extracted is not counted.
	NoCaptions bool `json:"noCaptions,omitempty"`
}

// Picture is one picture of an article.
type Picture struct {
	URLs  []string `json:"urls"`  // of all its sizes and formats; relative ones too
	Cover bool     `json:"cover"` // it leads the article
}

// IsArticle reports whether the page is an article at all.
func (d Document) IsArticle() bool { return d.PageType == "" || d.PageType == "article" }

// Load is the document with its HTML read, unpacked where the file is compressed.
// More than page.DefaultLimits.Bytes are an error. Corpora store what a tool had
// decoded, so a declaration inside the page may be about other bytes: text that is
// UTF-8, and not only ASCII, gets a ContentType that says so.
func (d Document) Load() (Document, error) {
	data, err := page.ReadFile(d.File)
	if err != nil {
		return d, fmt.Errorf("corpus: document %s: %w", d.ID, err)
	}
	d.HTML = data
	d.ContentType = "text/html"
	if !isASCII(data) && utf8.Valid(data) {
		d.ContentType = "text/html; charset=utf-8"
	}
	return d, nil
}

func isASCII(data []byte) bool {
	for _, b := range data {
		if b >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// htmlFile is the file of a page below a folder: NAME.html.gz or NAME.html. A name
// that leads out of the folder is an error.
func htmlFile(dir, name string) (string, error) {
	if !filepath.IsLocal(name) {
		return "", fmt.Errorf("%q is not a name of a file in %s", name, dir)
	}
	for _, ext := range []string{".html.gz", ".html"} {
		if file := filepath.Join(dir, name+ext); isFile(file) {
			return file, nil
		}
	}
	return "", fmt.Errorf("no %s.html.gz and no %s.html in %s", name, name, dir)
}
