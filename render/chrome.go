package render

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/gofrs/flock"
)

// process is one running Chrome.
type process struct {
	ctx      context.Context // chromedp's; lives until stop
	cancels  []context.CancelFunc
	temp     string // folder for Chrome's temporary files
	inUse    *flock.Flock
	version  string
	gone     <-chan struct{} // closed when the connection is lost
	idle     []*tab          // guarded by Browser.mu
	gateways sync.WaitGroup  // of all tabs
	frame    chan struct{}   // the turn of the tab that is given one, see frames; nil: they come by themselves

	hangs  chan struct{} // closed when it is taken for dead
	mu     sync.Mutex
	silent time.Duration // guarded by mu: how long tabs were waited for in vain since it last opened one
}

// startProcess runs Chrome and asks for its version, so that a Chrome that cannot
// start is found here and not with the first page.
//
// Chrome lives as long as life; ctx may only interrupt the start.
func startProcess(ctx, life context.Context, o Options) (*process, error) {
	program, err := FindChrome(o.Chrome)
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
	life, interrupt := context.WithCancel(life)
	alloc, cancelAlloc := chromedp.NewExecAllocator(life, flags(program, o, temp, output)...)
	root, cancelRoot := chromedp.NewContext(alloc,
		// What goes wrong comes back as errors; the library says nothing itself.
		chromedp.WithBrowserOption(chromedp.WithBrowserLogf(discard), chromedp.WithBrowserErrorf(discard)))
	p := &process{hangs: make(chan struct{}), ctx: root, temp: temp, inUse: inUse, cancels: []context.CancelFunc{interrupt, cancelRoot, cancelAlloc}}
	if givesFrames(program) {
		p.frame = make(chan struct{}, 1)
	}
	unhook := context.AfterFunc(ctx, interrupt)
	version, err := chromedp.CallBrowser(root, browser.GetVersion, cdp.Empty{})
	if !unhook() || err != nil {
		p.stop()
		if ctx.Err() != nil {
			return nil, fmt.Errorf("start Chrome: %w", context.Cause(ctx))
		}
		if life.Err() != nil && context.Cause(life) == ErrClosed {
			return nil, ErrClosed
		}
		return nil, startError(program, err, output.String())
	}
	p.version = version.Product
	p.gone = chromedp.FromContext(root).Browser.LostConnection
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

// dead reports whether Chrome ended by itself.
func (p *process) dead() bool {
	select {
	case <-p.gone:
		return true
	case <-p.hangs:
		return true
	default:
		return false
	}
}

// stop ends Chrome and its children, waits for it, and removes its folders.
func (p *process) stop() {
	for _, cancel := range p.cancels {
		cancel()
	}
	p.gateways.Wait()
	removeTemp(p.temp)
	p.inUse.Close()
}
