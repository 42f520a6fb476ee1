package newsstand

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"golang.org/x/net/html"
)

// marker is the attribute by which templates mark the title and the body.
const marker = "data-mark"

// settle takes the markers out of a page. It returns the document without them
// and the paths of the elements that had them, by the marker's value.
func settle(page []byte) (doc []byte, paths map[string]string, err error) {
	root, err := html.Parse(bytes.NewReader(page))
	if err != nil {
		return nil, nil, err
	}
	paths = map[string]string{}
	for n := range root.Descendants() {
		for i, a := range n.Attr {
			if a.Key != marker {
				continue
			}
			if paths[a.Val] != "" {
				return nil, nil, fmt.Errorf("two elements are marked %q", a.Val)
			}
			paths[a.Val] = xpath(n)
			n.Attr = append(n.Attr[:i], n.Attr[i+1:]...)
			break
		}
	}
	if paths["title"] == "" || paths["body"] == "" {
		return nil, nil, fmt.Errorf("no title or no body is marked: %v", paths)
	}
	var out bytes.Buffer
	err = html.Render(&out, root)
	return out.Bytes(), paths, err
}

// scripted are the classes that scripts of the pages look for or set.
var scripted = map[string]bool{"late": true, "cookies": true}

// rename puts the name of the site before every class of a document, but for scripted ones.
func rename(doc []byte, site string) []byte {
	root, err := html.Parse(bytes.NewReader(doc))
	if err != nil {
		panic("newsstand: " + err.Error())
	}
	for n := range root.Descendants() {
		for i := range n.Attr {
			if a := &n.Attr[i]; a.Key == "class" {
				classes := strings.Fields(a.Val)
				for k, class := range classes {
					if !scripted[class] {
						classes[k] = site + "-" + class
					}
				}
				a.Val = strings.Join(classes, " ")
			}
		}
	}
	var out bytes.Buffer
	if err := html.Render(&out, root); err != nil {
		panic("newsstand: " + err.Error())
	}
	return out.Bytes()
}

var classInCSS = regexp.MustCompile(`\.[a-z][a-z0-9-]*`)

// renameCSS is rename for a style sheet.
func renameCSS(css []byte, site string) []byte {
	return classInCSS.ReplaceAllFunc(css, func(class []byte) []byte {
		if scripted[string(class[1:])] {
			return class
		}
		return []byte("." + site + "-" + string(class[1:]))
	})
}

// xpath is the absolute path of an element, each step with the position among
// the siblings of the same name, from 1.
func xpath(n *html.Node) string {
	var steps string
	for ; n.Type == html.ElementNode; n = n.Parent {
		pos := 1
		for s := n.PrevSibling; s != nil; s = s.PrevSibling {
			if s.Type == html.ElementNode && s.Data == n.Data {
				pos++
			}
		}
		steps = fmt.Sprintf("/%s[%d]", n.Data, pos) + steps
	}
	return steps
}

// Labels returns one JSON object a line and page: url, title_xpath, body_xpath
// and title_text. An url is baseURL, with a slash between, and the page's
// path; without baseURL it is the path from the root of the site, which is the
// file that [Site.Write] writes.
func (s *Site) Labels(baseURL string) []byte {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	for _, p := range s.Pages {
		url := strings.TrimPrefix(p.Path, "/")
		if baseURL != "" {
			url = strings.TrimSuffix(baseURL, "/") + p.Path
		}
		label := struct {
			URL   string `json:"url"`
			Title string `json:"title_xpath"`
			Body  string `json:"body_xpath"`
			Text  string `json:"title_text"`
		}{url, p.TitleXPath, p.BodyXPath, p.Title}
		if err := enc.Encode(label); err != nil {
			panic("newsstand: " + err.Error()) // strings always encode
		}
	}
	return out.Bytes()
}
