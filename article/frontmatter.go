package article

import (
	"bytes"
	"strings"

	"go.yaml.in/yaml/v3"
)

// frontMatter is the YAML block that WriteMarkdown begins with. Fields that the page
// does not say are left out.
type frontMatter struct {
	Title       string   `yaml:"title,omitempty"`
	Authors     []string `yaml:"authors,omitempty"`
	Date        string   `yaml:"date,omitempty"`
	Modified    string   `yaml:"modified,omitempty"`
	Source      string   `yaml:"source,omitempty"`
	Site        string   `yaml:"site,omitempty"`
	Language    string   `yaml:"language,omitempty"`
	Description string   `yaml:"description,omitempty"`
	Image       string   `yaml:"image,omitempty"`
}

// frontMatter is the article's metadata as YAML between lines of dashes; empty where
// there is none. No value spans lines, so that no line of one can end the block.
func (a *Article) frontMatter() ([]byte, error) {
	m := a.Meta()
	f := frontMatter{
		Title: a.Title, Date: firstOf(m.Published.ISO, m.Published.Raw), Modified: firstOf(m.Modified.ISO, m.Modified.Raw),
		Source: a.source(m), Site: m.Site, Language: a.Lang, Description: m.Description, Image: m.LeadImage,
	}
	for name := range strings.SplitSeq(m.Byline, ",") {
		if name = strings.TrimSpace(name); name != "" {
			f.Authors = append(f.Authors, name)
		}
	}
	text, err := yaml.Marshal(f)
	if err != nil || bytes.Equal(text, []byte("{}\n")) {
		return nil, err
	}
	return append(append([]byte("---\n"), text...), "---\n\n"...), nil
}
