package main

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"galley/network"
	"galley/page"
	"galley/render"
)

// browserFlags are the flags of every command that renders.
type browserFlags struct {
	chrome    string
	noSandbox sandboxFlag
	viewport  viewportFlag
	timeout   time.Duration
	jobs      int
	offline   bool
	fast      bool
	userAgent string
	requests  uint
	bytes     sizeFlag
	networkFlags
	senderFlags
}

func (f *browserFlags) register(set *pflag.FlagSet) {
	f.viewport = viewportFlag(page.DefaultViewport)
	set.StringVar(&f.chrome, "chrome", "", "Chrome or Chromium `program` (default: a headless shell on PATH, or else the first of the others)")
	set.Var(&f.noSandbox, "no-sandbox", "run Chrome without its sandbox; only in a container (default: only as root)")
	set.Lookup("no-sandbox").NoOptDefVal = "true"
	set.Var(&f.viewport, "viewport", "screen in CSS px; training and extraction must agree")
	f.timeout, f.jobs = 45*time.Second, runtime.NumCPU()
	set.Var((*positiveDuration)(&f.timeout), "timeout", "limit for one page")
	set.VarP((*positiveInt)(&f.jobs), "jobs", "j", "pages at the same time")
	set.BoolVar(&f.offline, "offline", false, "load nothing but the page itself; scripts of HTML from files and standard input do not run")
	set.StringVar(&f.userAgent, "user-agent", "", "what requests call the program (default: what Chrome calls itself)")
	set.UintVar(&f.requests, "max-requests", 0, "most requests of one page; those beyond are refused (default: any number; 10 with --no-browser)")
	set.Var(&f.bytes, "max-bytes", "most bytes of one page, with all that it loads: 20MB for instance (default: 64MiB; of batch without a browser 16MiB)")
	f.networkFlags.register(set)
	f.senderFlags.register(set)
}

// registerFast registers --fast, of commands that keep articles and not whole pages.
func (f *browserFlags) registerFast(set *pflag.FlagSet) {
	set.BoolVar(&f.fast, "fast", false, "load no films, sounds, beacons, reports and frames of other sites; films without measures lose their shape")
}

func (f *browserFlags) options() render.Options {
	return render.Options{
		Chrome: f.chrome, Sandbox: f.noSandbox.sandbox(), Viewport: page.Size(f.viewport),
		Timeout: f.timeout, Tabs: f.jobs, Offline: f.offline, Fast: f.fast, NoScripts: f.offline, UserAgent: f.userAgent, Network: f.policy(network.Given), Sender: f.identity(), Timezone: f.timezone,
		Limits: page.Limits{Bytes: int64(f.bytes)}, Requests: int(f.requests),
	}
}

// sandboxNote says what is given up where nobody decided it: Chrome refuses to run with
// its sandbox as root.
func (f *browserFlags) sandboxNote(t terminal) {
	if f.noSandbox == "" && os.Getuid() == 0 {
		fmt.Fprintln(t.err, "galley: note: as root Chrome runs without its sandbox: a page that breaks out of Chrome has this machine. "+
			"Run galley as another user (galley doctor says how), or say --no-sandbox in a container")
	}
}

func (f *browserFlags) start(ctx context.Context) (*render.Browser, error) {
	return render.Start(ctx, f.options())
}

// sandboxFlag is --no-sandbox: unset, true or false.
type sandboxFlag string

func (s *sandboxFlag) String() string { return string(*s) }
func (s *sandboxFlag) Type() string   { return "bool" }
func (s *sandboxFlag) Set(value string) error {
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

func (s sandboxFlag) sandbox() render.Sandbox {
	switch s {
	case "true":
		return render.SandboxOff
	case "false":
		return render.SandboxOn
	}
	return render.SandboxAuto
}

// viewportFlag is a size such as 1366x768.
type viewportFlag page.Size

func (v *viewportFlag) String() string { return fmt.Sprintf("%.0fx%.0f", v.W, v.H) }
func (v *viewportFlag) Type() string   { return "WxH" }
func (v *viewportFlag) Set(value string) error {
	var w, h int
	var rest string
	if n, _ := fmt.Sscanf(value, "%dx%d%s", &w, &h, &rest); n != 2 || w < 200 || h < 200 || w > 8000 || h > 8000 {
		return fmt.Errorf("want a size such as 1366x768, 200 to 8000 px each way")
	}
	v.W, v.H = float64(w), float64(h)
	return nil
}

// sizeFlag is a number of bytes, with a unit or without.
type sizeFlag int64

// sizeUnits are those of the SI and those of IEC 80000-13.
var sizeUnits = []struct {
	name  string
	bytes float64
}{{"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {"kB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"B", 1}, {"", 1}}

func (s *sizeFlag) String() string {
	if *s == 0 {
		return ""
	}
	return strconv.FormatInt(int64(*s), 10)
}
func (s *sizeFlag) Type() string { return "size" }
func (s *sizeFlag) Set(value string) error {
	for _, unit := range sizeUnits {
		number, ok := strings.CutSuffix(strings.ToLower(value), strings.ToLower(unit.name))
		if !ok {
			continue
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if size := n * unit.bytes; err == nil && size >= 1 && size < 1<<50 {
			*s = sizeFlag(size)
			return nil
		}
		break
	}
	return fmt.Errorf("want a size such as 500kB, 20MB or 1000000")
}
