package article

import (
	"strings"

	"go.yaml.in/yaml/v3"
)

// frontMatter is the YAML block that WriteMarkdown begins with. Fields that the page
// does not say are left out.
type frontMatter struct {
	Title       yamlText   `yaml:"title,omitempty"`
	Authors     []yamlText `yaml:"authors,omitempty"`
	Date        yamlText   `yaml:"date,omitempty"`
	Modified    yamlText   `yaml:"modified,omitempty"`
	Source      yamlText   `yaml:"source,omitempty"`
	Site        yamlText   `yaml:"site,omitempty"`
	Language    yamlText   `yaml:"language,omitempty"`
	Description yamlText   `yaml:"description,omitempty"`
	Image       yamlText   `yaml:"image,omitempty"`
	NextPage    yamlText   `yaml:"next_page,omitempty"`
}

// yamlText is written in double quotes where it has characters that Markdown reads:
// there they can be escaped. So is what begins with a digit: readers of YAML 1.1 make days and times of some.
type yamlText string

// MarshalYAML makes it a string, whatever it looks like.
func (s yamlText) MarshalYAML() (any, error) {
	n := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: string(s)}
	if strings.ContainsAny(n.Value, markdownMarks) || n.Value != "" && '0' <= n.Value[0] && n.Value[0] <= '9' {
		n.Style = yaml.DoubleQuotedStyle
	}
	return n, nil
}

// markdownMarks begin tags, references, links, pictures and code in Markdown. Renderers
// that know no front matter read it as text: nothing of the page becomes markup there.
const markdownMarks = "<>&[]`"

var yamlEscapes = strings.NewReplacer("<", `\u003C`, ">", `\u003E`, "&", `\u0026`, "[", `\u005B`, "]", `\u005D`, "`", `\u0060`)

// frontMatter is the article's metadata as YAML between lines of dashes; empty where
// there is none. No value spans lines, so that no line of one can end the block.
func (a *Article) frontMatter() (string, error) {
	m := a.Meta()
	f := frontMatter{
		Title: yamlText(a.Title), Date: yamlText(m.Published.ISO), Modified: yamlText(m.Modified.ISO),
		Source: yamlText(a.source(m)), Site: yamlText(m.Site), Language: yamlText(m.Language), Description: yamlText(m.Description), Image: yamlText(a.shown(m.LeadImage)),
		NextPage: yamlText(a.NextPage),
	}
	for name := range strings.SplitSeq(m.Byline, ",") {
		if name = strings.TrimSpace(name); name != "" {
			f.Authors = append(f.Authors, yamlText(name))
		}
	}
	text, err := yaml.Marshal(f)
	if err != nil || string(text) == "{}\n" {
		return "", err
	}
	return "---\n" + yamlEscapes.Replace(string(text)) + "---\n\n", nil
}
