package render

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/gofrs/flock"
)

// programs are the names under which a usable Chrome is found on PATH, in order.
var programs = []string{
	"chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
	"headless-shell", "headless_shell",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
}

// installAdvice says how to get a Chrome.
const installAdvice = "install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), " +
	"or name one with GALLEY_CHROME=/path/to/chrome"

// FindChrome returns the program to run: the given one, or the first of the usual
// names that is there. The error is a *StartError.
func FindChrome(program string) (string, error) {
	if program != "" {
		path, err := exec.LookPath(program)
		if err != nil {
			return "", &StartError{program, err.Error(), installAdvice}
		}
		return path, nil
	}
	for _, name := range programs {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", &StartError{Advice: installAdvice}
}

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
		return nil, fmt.Errorf("start Chrome: %w", err)
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
	p := &process{ctx: root, temp: temp, inUse: inUse, cancels: []context.CancelFunc{interrupt, cancelRoot, cancelAlloc}}
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

func flags(program string, o Options, temp string, output *tail) []chromedp.ExecAllocatorOption {
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.UserDataDir(filepath.Join(temp, "profile")),
		chromedp.CombinedOutput(output),
		chromedp.DisableGPU,
		// Pages may not see the environment of the user: it may hold credentials.
		chromedp.NoInheritEnv,
		chromedp.Env(append(environment(), "TMPDIR="+temp)...),
		chromedp.Flag("disable-popup-blocking", false),
		chromedp.Flag("block-new-web-contents", true),
		chromedp.Flag("deny-permission-prompts", true),
		chromedp.Flag("disable-crash-reporter", true),
		chromedp.Flag("mute-audio", true),
		chromedp.Flag("force-device-scale-factor", "1"),
		// Widths of text must not depend on the hinting of one machine.
		chromedp.Flag("font-render-hinting", "none"),
		chromedp.Flag("window-size", fmt.Sprintf("%.0f,%.0f", o.Viewport.W, o.Viewport.H)),
	)
	opts = append(opts, networkFlags...)
	switch o.Sandbox {
	case SandboxOn:
		opts = append(opts, chromedp.Flag("no-sandbox", false))
	case SandboxOff:
		opts = append(opts, chromedp.NoSandbox)
	}
	if list := languages(o.Sender.Language); list != "" {
		opts = append(opts, chromedp.Flag("accept-lang", list))
	}
	if o.UserAgent != "" {
		opts = append(opts, chromedp.UserAgent(o.UserAgent))
	}
	return opts
}

// networkFlags leave Chrome no way to the network but the proxies of its tabs, and keep it
// from asking for anything that no page asked for.
var networkFlags = []chromedp.ExecAllocatorOption{
	// What belongs to no tab goes nowhere: port 9 is that of "discard".
	chromedp.Flag("proxy-server", "socks5://127.0.0.1:9"),
	chromedp.Flag("proxy-bypass-list", "<-loopback>"),
	chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"),
	chromedp.Flag("dns-prefetch-disable", true),
	chromedp.Flag("disable-quic", true),
	chromedp.Flag("force-webrtc-ip-handling-policy", "disable_non_proxied_udp"),
	chromedp.Flag("webrtc-ip-handling-policy", "disable_non_proxied_udp"),
	chromedp.Flag("no-pings", true),
	chromedp.Flag("disable-component-update", true),
	chromedp.Flag("disable-domain-reliability", true),
	chromedp.Flag("disable-features", "Translate,BlinkGenPropertyTrees,MediaRouter,DialMediaRouteProvider,OptimizationHints,"+
		"AutofillServerCommunication,CertificateTransparencyComponentUpdater,NetworkTimeServiceQuerying,WebRtcHideLocalIpsWithMdns,"+
		"AsyncDns,PreconnectToSearch,NavigationPredictor,SpareRendererForSitePerProcess,InterestFeedContentSuggestions,"+
		// What drops down below the address bar of a window is a page with a process of its own, for each tab.
		"WebUIOmniboxPopup,WebUIOmniboxAimPopup"),
}

// environment is what Chrome needs of the environment: to find its libraries and fonts.
// It needs no proxy: that of the user is for package network.
func environment() []string {
	var env []string
	for _, kv := range os.Environ() {
		name, _, _ := strings.Cut(kv, "=")
		switch upper := strings.ToUpper(name); {
		case upper == "PATH", upper == "HOME", upper == "LANG", upper == "TZ", upper == "LD_LIBRARY_PATH",
			strings.HasPrefix(upper, "LC_"), strings.HasPrefix(upper, "XDG_"), strings.HasPrefix(upper, "FONTCONFIG_"):
			env = append(env, kv)
		}
	}
	return env
}

// startError finds in what Chrome printed why it did not start.
func startError(program string, err error, output string) error {
	e := &StartError{Program: program, Reason: err.Error(), Advice: "run it by hand to see what it says: " + program + " --headless --dump-dom about:blank"}
	for _, line := range strings.Split(output, "\n") {
		for _, known := range startFailures {
			if strings.Contains(line, known.says) {
				e.Reason, e.Advice = strings.TrimSpace(line), known.advice
				return e
			}
		}
	}
	if last := strings.TrimSpace(output); last != "" {
		e.Reason += ": " + last
	}
	return e
}

var startFailures = []struct{ says, advice string }{
	{"Running as root without --no-sandbox", "run galley as an ordinary user, or with --no-sandbox (GALLEY_NO_SANDBOX=1) inside a container"},
	{"No usable sandbox", "allow unprivileged user namespaces (Ubuntu: sysctl kernel.apparmor_restrict_unprivileged_userns=0, or an AppArmor profile for Chrome), or use --no-sandbox (GALLEY_NO_SANDBOX=1) inside a container"},
	{"error while loading shared libraries", "a library of Chrome is missing: install Chrome with the system's package manager"},
	{"No space left on device", "make room in the temporary folder (TMPDIR)"},
}

// tail keeps the last bytes written to it.
type tail struct {
	mu    sync.Mutex
	buf   []byte
	limit int
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf = append(t.buf, p...)
	if over := len(t.buf) - t.limit; over > 0 {
		t.buf = bytes.Clone(t.buf[over:])
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.buf)
}
