package guard

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"galley/labeler/wire"
)

// Policy lets the document load its own files and nothing else: should a captured
// page ever get its text into the document as markup, nothing of it could run, load
// or send.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Bounds of what a request may hold, in bytes.
const (
	MaxBody   = 1 << 20
	maxUpload = 64 << 20
)

// SetHeaders sets the fields with which a browser keeps a page and what it loads to
// themselves: a content security policy, and what goes with it. Other services of the
// program answer with them too.
func SetHeaders(h http.Header, policy string) {
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cache-Control", "no-store")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
}

// Guard says who may ask.
type Guard struct {
	Hosts []string // what the Host header may be, such as 127.0.0.1:8000
	token string   // the secret that requests must have
	run   session
}

// New makes a Guard of a token, with a session of its own.
func New(hosts []string, token string) *Guard { return &Guard{hosts, token, newSession()} }

// Token is the secret that requests must have, as "Authorization: Bearer TOKEN".
func (g *Guard) Token() string { return g.token }

// Check refuses what must not be asked. The page itself is the same for everybody and
// says nothing of the dataset; whatever does needs the token or the secret of a session, in
// a header: the browser adds no header by itself, so that no page of another site, and none
// of another port of this machine, can make it ask. (Cookies it would add: they do not know
// ports.)
func (g *Guard) Check(w http.ResponseWriter, r *http.Request) error {
	// A page elsewhere can point a name of its own at this machine; then the
	// browser takes it for the same origin, but says the name here.
	if !slices.Contains(g.Hosts, r.Host) {
		return wire.Refuse(http.StatusMisdirectedRequest, "this labeler is not called %q", r.Host)
	}
	if err := g.checkOrigin(r); err != nil {
		return err
	}
	if odd(r.URL) {
		return wire.Refuse(http.StatusBadRequest, "no such path")
	}
	if err := g.checkToken(r); err != nil {
		return err
	}
	limit := int64(MaxBody)
	if r.URL.Path == "/api/add/file" || r.URL.Path == "/api/import" {
		limit = maxUpload
	}
	if r.ContentLength > limit {
		return wire.Refuse(http.StatusRequestEntityTooLarge, "more than %d bytes", limit)
	}
	r.Body = http.MaxBytesReader(w, r.Body, limit)
	return nil
}

// checkOrigin refuses what another site asks for. Following a link from elsewhere
// is no more than showing the page, and harmless.
func (g *Guard) checkOrigin(r *http.Request) error {
	reading := r.Method == http.MethodGet || r.Method == http.MethodHead
	origin, site := r.Header.Get("Origin"), r.Header.Get("Sec-Fetch-Site")
	switch {
	case origin != "":
		host, ok := strings.CutPrefix(origin, "http://")
		if !ok || !slices.Contains(g.Hosts, host) {
			return wire.Refuse(http.StatusForbidden, "requests from %q are refused", origin)
		}
	case site == "same-origin", site == "none":
	case site != "":
		if !reading || r.Header.Get("Sec-Fetch-Mode") != "navigate" || r.URL.Path != "/" {
			return wire.Refuse(http.StatusForbidden, "requests from other sites are refused")
		}
	case !reading && r.Header.Get("Authorization") == "":
		// Every browser says where a writing request is from.
		return wire.Refuse(http.StatusForbidden, "a request that writes must say its origin")
	}
	return nil
}

// odd reports whether a path is written in a way that no page of ours writes it.
func odd(u *url.URL) bool {
	return u.Host != "" || strings.Contains(u.Path, "..") || strings.Contains(u.Path, "//") ||
		strings.ContainsAny(u.Path, "\\\x00\n\r") || strings.Contains(u.EscapedPath(), "%")
}

// needToken is what whoever is not let in is told.
const needToken = "open the whole address that galley label printed, with its token"

// checkToken asks for the token or the secret of the session where something of the dataset is told. An archive is
// shown in a frame, which no header can be sent with: its address has a key of its own.
func (g *Guard) checkToken(r *http.Request) error {
	path := r.URL.Path
	public := path == "/" || strings.HasPrefix(path, "/ui/") || strings.HasPrefix(path, "/view/")
	if public && (r.Method == http.MethodGet || r.Method == http.MethodHead) {
		return nil
	}
	if path == "/api/session" { // where a session begins
		return nil
	}
	given, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if ok && g.lets(given) {
		return nil
	}
	return wire.Refuse(http.StatusUnauthorized, needToken)
}
