package sniff

import (
	"path/filepath"
	"slices"
	"strings"
)

// pageFiles are the ends of the names of files that hold a page.
var pageFiles = []string{".html", ".htm", ".xhtml", ".xht", ".mhtml", ".mht", ".webarchive", ".eml"}

// IsPageFile reports whether a file holds a page by its name, packed (.gz) or not.
func IsPageFile(name string) bool {
	name = strings.TrimSuffix(strings.ToLower(name), ".gz")
	return slices.Contains(pageFiles, filepath.Ext(name))
}

// WithoutEnding is the name of a file without what says that it holds a page.
func WithoutEnding(name string) string {
	name = strings.TrimSuffix(name, ".gz")
	if ending := filepath.Ext(name); slices.Contains(pageFiles, strings.ToLower(ending)) {
		return strings.TrimSuffix(name, ending)
	}
	return name
}
