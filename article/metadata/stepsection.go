package metadata

import (
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/extent"
	"galley/page"
)

// languageStep is a step of an address that is the code of a language in a country.
var languageStep = regexp.MustCompile(`^[a-z]{2}[-_][a-z]{2}$`)

// languageChars is how long a step of an address is that is the code of a language.
const languageChars = 2

// stepSection is the text of the last link before the title that leads to a page above the article: its address ends
// with a step of the address of the article, or the menu of the site has it, too. Links of a menu are none of
// these, nor is the one to the first page. "" where there is none.
func stepSection(article *extent.Extent) (name string) {
	p := article.Page
	if article.Title == page.None {
		return ""
	}
	steps := addressSteps(p.URL)
	if len(steps) > 0 {
		steps = steps[:len(steps)-1]
	}
	var menu map[string]bool
	for n := max(0, article.Title-sectionNear); n < article.Title; n++ {
		text := sectionText(p, n)
		if text == "" || article.IsOthers(n) || isOfMenu(p, n, article.Title) {
			continue
		}
		address := addressSteps(p.Resolve(p.Nodes[n].Attr("href")))
		if len(address) == 0 {
			continue
		}
		if last := address[len(address)-1]; !slices.Contains(steps, last) {
			if menu == nil {
				menu = menuAddresses(p, article.Title)
			}
			if len(address) > mostSteps || !isBeside(p, n, article.Title) || !menu[strings.Join(address, "/")] {
				continue
			}
		}
		name = text
	}
	return name
}

// sectionText is the text of a link that may be the name of a section, "" of what is none.
func sectionText(p *page.Page, n page.NodeID) string {
	node := &p.Nodes[n]
	if node.Tag != "a" || node.Hidden || node.Attr("href") == "" {
		return ""
	}
	text := p.ShortText(n)
	if first, _ := utf8.DecodeRuneInString(text); utf8.RuneCountInString(text) > sectionChars || !unicode.IsLetter(first) && !unicode.IsDigit(first) {
		return "" // an arrow leads back
	}
	return text
}

// besideLevels is how many levels above the title stands the element that has a link beside it.
const besideLevels = 2

// isBeside reports whether a link before the title is one of a few in an element around the title.
func isBeside(p *page.Page, n, title page.NodeID) bool {
	level := 0
	for up := range p.Ancestors(title) {
		if level++; level > besideLevels || p.Nodes[up].Tag == "body" {
			return false
		}
		if !p.Contains(up, n) {
			continue
		}
		links := 0
		for i := up + 1; i < title; i++ {
			if p.Nodes[i].Tag == "a" {
				links++
			}
		}
		return links <= mostSections
	}
	return false
}

// addressSteps are the parts of the path of an address, without the ending of a file and without numbers; none
// of one that cannot be read.
func addressSteps(address string) (steps []string) {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return nil
	}
	for step := range strings.SplitSeq(strings.Trim(u.Path, "/"), "/") {
		step = strings.ToLower(strings.TrimSuffix(step, path.Ext(step)))
		if strings.ContainsFunc(step, unicode.IsLetter) && utf8.RuneCountInString(step) > languageChars && !languageStep.MatchString(step) {
			steps = append(steps, step)
		}
	}
	return steps
}
