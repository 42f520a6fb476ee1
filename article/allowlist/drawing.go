package allowlist

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
)

// svgNamespace is what the elements of a drawing belong to.
const svgNamespace = "http://www.w3.org/2000/svg"

// fileOnlyTags may stand in files of drawings besides SVGTags: they paint, and what
// they cost is the reader's own.
var fileOnlyTags = Set("metadata filter style")

// IsDrawing reports whether a file is an SVG drawing without anything that runs,
// loads, moves or leads elsewhere: no script, no handler, no foreign element, no
// reference but to itself, no entity.
func IsDrawing(data []byte) bool {
	if !bytes.Contains(data[:min(len(data), 1024)], []byte("<svg")) {
		return false
	}
	d := xml.NewDecoder(bytes.NewReader(data))
	skip, inStyle, seen := 0, false, false
	var style []byte // what is written in the style element: comments in it do not part words
	for {
		token, err := d.Token()
		switch t := token.(type) {
		case xml.StartElement:
			if inStyle || !vetFileElement(t.Name, skip > 0) || !vetFileAttrs(t.Attr) {
				return false
			}
			if skip > 0 || t.Name.Local == "metadata" {
				skip++
			}
			seen, inStyle = true, t.Name.Local == "style"
		case xml.EndElement:
			if !vetFileValue(string(style)) {
				return false
			}
			skip, inStyle, style = max(0, skip-1), false, nil
		case xml.CharData:
			if inStyle {
				style = append(style, t...)
			}
		case xml.Directive:
			if bytes.ContainsAny(t, "[<") {
				return false
			}
		case xml.ProcInst:
			if t.Target != "xml" {
				return false
			}
		}
		if err != nil {
			return err == io.EOF && seen
		}
	}
}

// vetFileElement lets drawing elements pass, and what drawing programs leave in
// metadata and in languages of their own, which no browser knows.
func vetFileElement(n xml.Name, inMetadata bool) bool {
	name := n.Local
	switch {
	case n.Space != svgNamespace:
		return !strings.HasPrefix(n.Space, "http://www.w3.org/1999/xhtml") && !strings.Contains(n.Space, "MathML") &&
			(inMetadata || strings.Contains(n.Space, "inkscape") || strings.Contains(n.Space, "sodipodi"))
	case inMetadata:
		return false
	}
	return SVGTags[name] != "" && name != "a" && name != "image" || fileOnlyTags[name] || strings.HasPrefix(name, "fe") && name != "feImage"
}

func vetFileAttrs(attrs []xml.Attr) bool {
	for _, a := range attrs {
		name := strings.ToLower(a.Name.Local)
		switch {
		case strings.HasPrefix(name, "on"), name == "base":
			return false
		case name == "href" && !strings.HasPrefix(strings.TrimSpace(a.Value), "#"):
			return false
		case a.Name.Space != "xmlns" && name != "xmlns" && !vetFileValue(a.Value):
			return false
		}
	}
	return true
}

// loaders are how a value loads or leads elsewhere, beside url(). The functions take an address
// as a quoted text, which needs no // ("https:evil.example/x").
var loaders = []string{"@import", "javascript:", "data:", "//", "expression", "image-set(", "image(", "cross-fade(", "src("}

// vetFileValue refuses what can load or lead: an escape could hide either.
func vetFileValue(v string) bool {
	v = strings.ToLower(v)
	if strings.ContainsAny(v, "\\<") || containsAny(v, loaders...) {
		return false
	}
	return strings.Count(v, "url(") == strings.Count(v, "url(#")+strings.Count(v, "url('#")+strings.Count(v, `url("#`)
}
