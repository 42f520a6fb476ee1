package serve

import (
	"context"
	"io"
	"log/slog"
	"strconv"

	"galley/server"
)

// serviceLog writes what a service does, a line a request.
type serviceLog struct{ log *slog.Logger }

func newServiceLog(w io.Writer, kind string) *serviceLog {
	switch kind {
	case "json":
		return &serviceLog{slog.New(slog.NewJSONHandler(w, nil))}
	case "off":
		return &serviceLog{slog.New(slog.DiscardHandler)}
	}
	return &serviceLog{slog.New(slog.NewTextHandler(w, nil))}
}

func (l *serviceLog) say(what string, args ...any) { l.log.Info(what, args...) }

func (l *serviceLog) failed(err error) { l.log.Error("failed", "error", err.Error()) }

// quiet are the paths that are asked all the time: only their failures are written.
var quiet = map[string]bool{"/healthz": true, "/readyz": true, "/metrics": true}

func (l *serviceLog) access(a server.Access) {
	if quiet[a.Path] && a.Status < 400 {
		return
	}
	args := []any{"id", a.ID, "method", a.Method, "path", a.Path, "status", a.Status, "ms", a.Took.Milliseconds(), "bytes", a.Bytes, "remote", a.Remote}
	for _, field := range [][2]string{{"caller", a.Caller}, {"page", a.Page}, {"cache", a.Cache}, {"problem", a.Problem}, {"detail", a.Detail}} {
		if field[1] != "" {
			args = append(args, field[0], field[1])
		}
	}
	if a.Queued > 0 {
		args = append(args, "queued_ms", strconv.FormatInt(a.Queued.Milliseconds(), 10))
	}
	level := slog.LevelInfo
	if a.Status >= 500 {
		level = slog.LevelWarn
	}
	l.log.Log(context.Background(), level, "request", args...)
}
