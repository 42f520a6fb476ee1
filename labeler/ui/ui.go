// Package ui is the page of the labeler: HTML, CSS and ES modules, nothing to build.
package ui

import (
	"embed"
	"io/fs"
	"path"
)

// files are the page itself. Its labelling.md is docs/labelling.md: the two must agree.
//
//go:embed *.html *.css *.js *.svg *.md
var files embed.FS

// mediaTypes are spelled out because the system's table differs by machine.
var mediaTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".md": "text/markdown; charset=utf-8",
}

// Asset is a file of the page with its media type; fs.ErrNotExist for no such file. Other
// pages that share its look are served it too.
func Asset(name string) (data []byte, mediaType string, err error) {
	mediaType, known := mediaTypes[path.Ext(name)]
	if !known {
		return nil, "", fs.ErrNotExist
	}
	data, err = files.ReadFile(name)
	return data, mediaType, err
}
