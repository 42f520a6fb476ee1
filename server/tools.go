package server

import (
	"net/http"

	"galley/server/tools"
)

// tools are the tools of the Model Context Protocol over streamable HTTP.
func (s *Server) tools() http.Handler { return tools.Handler(s.o.Engine, s.o.Version) }
