package chrome

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/gofrs/flock"
)

// Process is one running Chrome.
type Process struct {
	Context     context.Context // chromedp's; lives until Stop
	Version     string          // what Chrome calls itself, such as "Chrome/156.0.8078.79"
	Folder      string          // for temporary files; it goes with Chrome
	Gone        <-chan struct{} // closed when the connection is lost
	GivesFrames bool            // tabs have only the frames that they are given

	cancels []context.CancelFunc
	inUse   *flock.Flock // of Folder
}

// Start runs Chrome and asks for its version, so that a Chrome that cannot start is found
// here and not with the first page. The error is a *StartError then, with a hint.
//
// Chrome lives as long as life, and a start that life ends fails with its cause; ctx may
// only interrupt the start.
func Start(ctx, life context.Context, o Options) (*Process, error) {
	program, err := Find(o.Program)
	if err != nil {
		return nil, err
	}
	// A Chrome that is killed leaves its sockets behind: they get a folder of their own.
	temp, err := makeTemp(os.TempDir())
	if err != nil {
		return nil, &StartError{program, "make its folder for temporary files: " + err.Error(), "set TMPDIR to a folder that can be written to"}
	}
	swept.Do(func() { sweep(filepath.Dir(temp)) })
	inUse, err := lockTemp(temp)
	if err != nil {
		os.RemoveAll(temp)
		return nil, fmt.Errorf("start Chrome: %w", err)
	}
	output := &tail{limit: 16 << 10}
	running, interrupt := context.WithCancel(life)
	alloc, cancelAlloc := chromedp.NewExecAllocator(running, flags(program, o, temp, output)...)
	root, cancelRoot := chromedp.NewContext(alloc,
		// What goes wrong comes back as errors; the library says nothing itself.
		chromedp.WithBrowserOption(chromedp.WithBrowserLogf(discard), chromedp.WithBrowserErrorf(discard)))
	p := &Process{Context: root, Folder: temp, GivesFrames: givesFrames(program), inUse: inUse, cancels: []context.CancelFunc{interrupt, cancelRoot, cancelAlloc}}
	unhook := context.AfterFunc(ctx, interrupt)
	version, err := chromedp.CallBrowser(root, browser.GetVersion, cdp.Empty{})
	if !unhook() || err != nil {
		p.Stop()
		switch {
		case ctx.Err() != nil:
			return nil, fmt.Errorf("start Chrome: %w", context.Cause(ctx))
		case life.Err() != nil:
			return nil, context.Cause(life)
		}
		return nil, startError(program, err, output.String())
	}
	p.Version = version.Product
	p.Gone = chromedp.FromContext(root).Browser.LostConnection
	return p, nil
}

// makeTemp makes a folder for Chrome's temporary files. It goes into the given one,
// unless that is so deep that the address of a socket in it would be too long.
func makeTemp(parent string) (string, error) {
	const longest = 104 // of a Unix socket's address, in bytes; Linux has 107
	if len(parent)+len("/"+tempPrefix+"0123456789/org.chromium.Chromium.012345/SingletonSocket") > longest {
		parent = "/tmp"
	}
	return os.MkdirTemp(parent, tempPrefix)
}

func discard(string, ...any) {}

// Stop ends Chrome and its children, waits for it, and removes its folder.
func (p *Process) Stop() {
	for _, cancel := range p.cancels {
		cancel()
	}
	removeTemp(p.Folder)
	p.inUse.Close()
}
