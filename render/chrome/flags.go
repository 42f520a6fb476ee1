package chrome

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/chromedp/chromedp"
)

// flags are what Chrome is run with, in a folder for its files.
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
		// A window this wide is that of a reader with a mouse, and a headless shell says that it
		// has none: pages then show at once what they show under a pointer, such as the signs
		// of links beside headings (media features hover and pointer).
		chromedp.Flag("blink-settings", mouse),
		chromedp.Flag("window-size", fmt.Sprintf("%.0f,%.0f", o.Window.W, o.Window.H)),
	)
	opts = append(opts, networkFlags...)
	if givesFrames(program) {
		opts = append(opts, frameFlags...)
	}
	switch o.Sandbox {
	case SandboxOn:
		opts = append(opts, chromedp.Flag("no-sandbox", false))
	case SandboxOff:
		opts = append(opts, chromedp.NoSandbox)
	}
	list := Languages(o.Language)
	if list == "" {
		list = languagesOfUser(os.Getenv) // a headless shell has none by itself
	}
	opts = append(opts, chromedp.Flag("accept-lang", list))
	if o.UserAgent != "" {
		opts = append(opts, chromedp.UserAgent(o.UserAgent))
	}
	return opts
}

// mouse are settings of a mouse: one that can stay over something, and is exact. The
// numbers are those of Chrome (ui/base/pointer: HOVER_TYPE_HOVER, POINTER_TYPE_FINE).
const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"

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
		"WebUIOmniboxPopup,WebUIOmniboxAimPopup,"+
		// A document that takes the place of another in its process gets a new frame, with all
		// that draws it. A tab shows two documents a page, and sites have processes of their
		// own all the same.
		"RenderDocument,BackForwardCache"),
}

// frameFlags make tabs of a headless shell wait for the frames that they are given. What
// moves has to be moved by the thread that the frames are for.
var frameFlags = []chromedp.ExecAllocatorOption{
	chromedp.Flag("enable-begin-frame-control", true),
	chromedp.Flag("run-all-compositor-stages-before-draw", true),
	chromedp.Flag("disable-threaded-animation", true),
	chromedp.Flag("disable-threaded-scrolling", true),
	chromedp.Flag("disable-checker-imaging", true),
	chromedp.Flag("disable-new-content-rendering-timeout", true),
}

// givesFrames reports whether a program gives its tabs frames when it is told to: a headless
// shell, by its name. That of macOS cannot, and others are not tried.
func givesFrames(program string) bool {
	return runtime.GOOS == "linux" && strings.Contains(strings.ReplaceAll(filepath.Base(program), "_", "-"), "headless-shell")
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
