package chrome

import "galley/page"

// Sandbox says how Chrome's own sandbox is used.
type Sandbox int

const (
	// SandboxAuto keeps the sandbox on, except for root, whom Chrome refuses to
	// start with it.
	SandboxAuto Sandbox = iota
	// SandboxOn keeps it on for everyone; as root Chrome then does not start.
	SandboxOn
	// SandboxOff turns it off. A hostile page that finds a hole in Chrome then
	// has the rights of the user: for containers that are a sandbox themselves.
	SandboxOff
)

// Options say how Chrome is run.
type Options struct {
	Program   string    // empty: the first of Programs
	Sandbox   Sandbox   // SandboxAuto
	Window    page.Size // CSS px
	Language  string    // the field Accept-Language; empty: what the environment says of the user
	UserAgent string    // empty: Chrome's own
}
