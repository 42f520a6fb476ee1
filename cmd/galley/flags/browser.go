package flags

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"galley/cmd/galley/terminal"
	"galley/network"
	"galley/page"
	"galley/render"
	"galley/render/chrome"
)

// Browser are the flags of every command that renders.
type Browser struct {
	Chrome    string // program; "": one that is found
	NoSandbox Sandbox
	Viewport  Viewport
	Timeout   time.Duration // of one page
	Jobs      int           // pages at the same time
	Offline   bool          // nothing but the page itself is loaded
	fast      bool
	UserAgent string // "": what Chrome calls itself
	Requests  uint   // most of one page, 0: any number
	Bytes     Size   // most of one page with all that it loads, 0: the default
	Network
	Sender
}

// Register adds the flags to those of a command.
func (f *Browser) Register(set *pflag.FlagSet) {
	f.Viewport = Viewport(page.DefaultViewport)
	set.StringVar(&f.Chrome, "chrome", "", "Chrome or Chromium `program` (default: a headless shell on PATH, or else the first of the others)")
	set.Var(&f.NoSandbox, "no-sandbox", "run Chrome without its sandbox; only in a container (default: only as root)")
	set.Lookup("no-sandbox").NoOptDefVal = "true"
	set.Var(&f.Viewport, "viewport", "screen in CSS px; training and extraction must agree")
	f.Timeout, f.Jobs = 45*time.Second, runtime.NumCPU()
	set.Var((*PositiveDuration)(&f.Timeout), "timeout", "limit for one page")
	set.VarP((*PositiveInt)(&f.Jobs), "jobs", "j", "pages at the same time")
	set.BoolVar(&f.Offline, "offline", false, "load nothing but the page itself; scripts of HTML from files and standard input do not run")
	set.Var((*agentFlag)(&f.UserAgent), "user-agent", "what requests call the program (default: what Chrome calls itself)")
	set.UintVar(&f.Requests, "max-requests", 0, "most requests of one page; those beyond are refused (default: any number; 10 with --no-browser)")
	set.Var(&f.Bytes, "max-bytes", "most bytes of one page, with all that it loads: 20MB for instance (default: 64MiB; of batch without a browser 16MiB)")
	f.Network.register(set)
	f.Sender.register(set)
}

// RegisterFast registers --fast, of commands that keep articles and not whole pages.
func (f *Browser) RegisterFast(set *pflag.FlagSet) {
	set.BoolVar(&f.fast, "fast", false, "load no films, sounds, beacons, reports and frames of other sites; films without measures lose their shape")
}

// Options are what the flags say, for package render.
func (f *Browser) Options() render.Options {
	return render.Options{
		Chrome: f.Chrome, Sandbox: f.NoSandbox.sandbox(), Viewport: page.Size(f.Viewport),
		Timeout: f.Timeout, Tabs: f.Jobs, Offline: f.Offline, Fast: f.fast, NoScripts: f.Offline, UserAgent: f.UserAgent, Network: f.Policy(network.Given), Sender: f.Identity(), Timezone: f.timezone,
		Limits: page.Limits{Bytes: int64(f.Bytes)}, Requests: int(f.Requests),
	}
}

// SandboxNote says what is given up where nobody decided it: Chrome refuses to run with
// its sandbox as root.
func (f *Browser) SandboxNote(t terminal.Streams) {
	if f.NoSandbox == "" && os.Getuid() == 0 {
		fmt.Fprintln(t.Err, "galley: note: as root Chrome runs without its sandbox: a page that breaks out of Chrome has this machine. "+
			"Run galley as another user (galley doctor says how), or say --no-sandbox in a container")
	}
}

// Start starts the browser that the flags describe.
func (f *Browser) Start(ctx context.Context) (*render.Browser, error) {
	return render.Start(ctx, f.Options())
}

// Sandbox is --no-sandbox: unset, true or false.
type Sandbox string

// String, Type and Set are of pflag.Value.
func (s *Sandbox) String() string { return string(*s) }
func (s *Sandbox) Type() string   { return "bool" }
func (s *Sandbox) Set(value string) error {
	switch value {
	case "true", "1":
		*s = "true"
	case "false", "0":
		*s = "false"
	default:
		return fmt.Errorf("want true or false")
	}
	return nil
}

func (s Sandbox) sandbox() chrome.Sandbox {
	switch s {
	case "true":
		return chrome.SandboxOff
	case "false":
		return chrome.SandboxOn
	}
	return chrome.SandboxAuto
}

// Viewport is a size such as 1366x768.
type Viewport page.Size

// String, Type and Set are of pflag.Value.
func (v *Viewport) String() string { return fmt.Sprintf("%.0fx%.0f", v.W, v.H) }
func (v *Viewport) Type() string   { return "WxH" }
func (v *Viewport) Set(value string) error {
	var w, h int
	var rest string
	if n, _ := fmt.Sscanf(value, "%dx%d%s", &w, &h, &rest); n != 2 || !(page.Size{W: float64(w), H: float64(h)}).IsScreen() {
		return fmt.Errorf("want a size such as 1366x768, 200 to 8000 px each way")
	}
	v.W, v.H = float64(w), float64(h)
	return nil
}

// Size is a number of bytes, with a unit or without.
type Size int64

// sizeUnits are those of the SI and those of IEC 80000-13.
var sizeUnits = []struct {
	name  string
	bytes float64
}{{"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {"kB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"B", 1}, {"", 1}}

// String, Type and Set are of pflag.Value.
func (s *Size) String() string {
	if *s == 0 {
		return ""
	}
	return strconv.FormatInt(int64(*s), 10)
}
func (s *Size) Type() string { return "size" }
func (s *Size) Set(value string) error {
	for _, unit := range sizeUnits {
		number, ok := strings.CutSuffix(strings.ToLower(value), strings.ToLower(unit.name))
		if !ok {
			continue
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if size := n * unit.bytes; err == nil && size >= 1 && size < 1<<50 {
			*s = Size(size)
			return nil
		}
		break
	}
	return fmt.Errorf("want a size such as 500kB, 20MB or 1000000")
}
