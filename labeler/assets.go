package labeler

import (
	"embed"
	"io/fs"
	"net/http"
	"path"
)

// ui is the page itself. Its labelling.md is docs/labelling.md: the two must agree.
//
//go:embed ui
var ui embed.FS

// mediaTypes are spelled out because the system's table differs by machine.
var mediaTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".md": "text/markdown; charset=utf-8",
}

func (s *Server) getIndex(w http.ResponseWriter, r *http.Request) error {
	return asset(w, "index.html")
}

func (s *Server) getAsset(w http.ResponseWriter, r *http.Request) error {
	return asset(w, r.PathValue("name"))
}

func asset(w http.ResponseWriter, name string) error {
	data, err := fs.ReadFile(ui, "ui/"+name)
	mediaType, known := mediaTypes[path.Ext(name)]
	if err != nil || !known {
		return refuse(http.StatusNotFound, "there is no file %q", name)
	}
	w.Header().Set("Content-Type", mediaType)
	_, err = w.Write(data)
	return ignore(err)
}

// Asset is a file of the labeler's page, for pages that share its look.
func Asset(name string) ([]byte, error) { return fs.ReadFile(ui, "ui/"+name) }
