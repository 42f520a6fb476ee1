package articletest

import "strings"

// BodyOf is what stands in the <main> of the body.
func BodyOf(document string) string {
	_, after, _ := strings.Cut(document, "<body>\n<main>\n")
	before, _, _ := strings.Cut(after, "</main>\n</body>\n</html>")
	return strings.TrimSpace(before)
}

// Inner is the body of the document without its one wrapper.
func Inner(document string) string {
	_, after, _ := strings.Cut(BodyOf(document), ">")
	return strings.TrimSuffix(after, "</div>")
}
