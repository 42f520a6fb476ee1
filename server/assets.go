package server

import (
	"embed"
	"io/fs"
	"net/http"
	"path"

	shared "galley/labeler/ui"
	"galley/server/problem"
)

//go:embed ui
var ui embed.FS

// mediaTypes are spelled out because the system's table differs by machine.
var mediaTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml",
}

func (s *Server) getIndex(w http.ResponseWriter, r *http.Request) { s.asset(w, r, "index.html") }

func (s *Server) getAsset(w http.ResponseWriter, r *http.Request) {
	s.asset(w, r, r.PathValue("name"))
}

// asset answers with a file of the page; what it shares with the labeler is there.
func (s *Server) asset(w http.ResponseWriter, r *http.Request, name string) {
	data, err := fs.ReadFile(ui, "ui/"+name)
	if err != nil {
		data, _, err = shared.Asset(name)
	}
	mediaType, known := mediaTypes[path.Ext(name)]
	if err != nil || !known {
		s.fail(w, r, problem.NotFound.New("there is no file "+name))
		return
	}
	w.Header().Set("Content-Type", mediaType)
	w.Write(data)
}
