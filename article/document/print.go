package document

import "galley/article/sheet"

// paperCSS is what is said of every document for paper: a heading stands with what it is over, pictures and rows
// are not cut in two where a page has room for them, and long lines of code go on in the next one.
const paperCSS = `h1,h2,h3,h4,h5,h6{break-after:avoid}
img,svg,figure,tr,.g-frame,.g-canvas{break-inside:avoid}
pre,pre *{white-space:pre-wrap!important;overflow-wrap:anywhere}
`

// printCSS is what differs on paper. Boxes that can be scrolled show all that is in them there.
func printCSS(s *sheet.Sheet) string {
	css := "@media print{\n" + paperCSS
	if s == nil {
		return css + "pre,table{overflow:visible}\n}\n"
	}
	scrolls := "pre"
	if more := s.Scrolling(); more != "" {
		scrolls += "," + more
	}
	return css + scrolls + "{overflow:visible;height:auto;max-height:none}\n}\n"
}
