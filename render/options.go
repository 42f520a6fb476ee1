package render

import (
	"net/url"
	"time"

	"galley/network"
	"galley/page"
	"galley/render/chrome"
	"galley/render/tab"
)

// Options of a Browser. The zero value is the published setting.
type Options struct {
	Chrome    string         // program; empty: the first Chrome or Chromium on PATH
	Sandbox   chrome.Sandbox // chrome.SandboxAuto
	Viewport  page.Size      // CSS px; zero: page.DefaultViewport
	Tabs      int            // pages at the same time; zero: 2
	Timeout   time.Duration  // for one page, retry included; zero: 45 s
	LoadLimit time.Duration  // for the load event; after it the page is taken as it is; zero: 15 s, or a third of Timeout if that is more
	Stall     time.Duration  // without any answer, until a page stops waiting for what it still lacks, and a third of it for what other sites have beside its words; zero: 3 s
	Quiet     time.Duration  // how long the network must be silent; zero: 100 ms
	QuietWait time.Duration  // how long to wait for that; zero: 3 s
	Limits    page.Limits    // zero fields: page.DefaultLimits
	Requests  int            // most of one page, its document and redirects included; those of workers do not count; zero: any number
	Offline   bool           // refuse every request but for the page itself
	Fast      bool           // refuse what is neither words nor look: see Browser.Open
	NoScripts bool           // of a page whose HTML is given, run no script: without the files that they need they take away what is there
	UserAgent string         // empty: Chrome's own

	// Network says which addresses pages may reach; nil: the zero value of network.Policy.
	Network *network.Policy
	// Sender is what requests say of who sends them.
	Sender   network.Sender
	Timezone string // as the time zone database calls it; empty: that of the machine

	// As tab.Options has them; tests have less.
	openLimit, frameLimit time.Duration
}

// chrome is what the Chrome of the browser is started with.
func (o Options) chrome() chrome.Options {
	return chrome.Options{Program: o.Chrome, Sandbox: o.Sandbox, Window: o.Viewport, Language: o.Sender.Language, UserAgent: o.UserAgent}
}

// tab are the options of its tabs.
func (o Options) tab() tab.Options {
	return tab.Options{
		Viewport: o.Viewport, Language: o.Sender.Language, Timezone: o.Timezone, Aside: o.asideWait(), OpenLimit: o.openLimit, FrameLimit: o.frameLimit,
	}
}

func (o Options) orDefault() Options {
	if o.Network == nil {
		o.Network = &network.Policy{}
	}
	if o.Viewport == (page.Size{}) {
		o.Viewport = page.DefaultViewport
	}
	if o.Tabs <= 0 {
		o.Tabs = 2
	}
	setDefault(&o.Timeout, 45*time.Second)
	setDefault(&o.LoadLimit, max(15*time.Second, o.Timeout/3))
	setDefault(&o.Stall, 3*time.Second)
	setDefault(&o.Quiet, 100*time.Millisecond)
	setDefault(&o.QuietWait, 3*time.Second)
	if o.Limits.Bytes <= 0 {
		o.Limits.Bytes = page.DefaultLimits.Bytes
	}
	if o.Limits.Nodes <= 0 {
		o.Limits.Nodes = page.DefaultLimits.Nodes
	}
	if o.Limits.Depth <= 0 {
		o.Limits.Depth = page.DefaultLimits.Depth
	}
	return o
}

func setDefault(d *time.Duration, value time.Duration) {
	if *d <= 0 {
		*d = value
	}
}

// Source is what to load: a URL; HTML bytes, with the URL they are from; or an
// MHTML archive.
type Source struct {
	URL         string // http or https; for HTML what references are relative to, may be empty
	HTML        []byte // loaded in place of what URL would answer
	ContentType string // of HTML; empty: text/html, charset as the bytes say
	MHTML       []byte // replayed without network
	Offline     bool   // refuse every request but for the page itself, whatever Options says
	NoScripts   bool   // of HTML, run no script, whatever Options says
	NoLook      bool   // Document.Styles will not be called: nothing is read ahead for it
	Found       bool   // URL is from a page, and nobody asked for it: network.Given makes no exception for its host, and secrets are not for it
	// Files answer requests for their addresses in place of the network; for HTML.
	Files map[string]File

	// Folder is where the HTML is from, an absolute path: what lies in it and below stands
	// beside the page. Empty: nothing does.
	Folder string

	user *url.Userinfo // that URL named
}

// withoutUser is the source without the name and password in its URL, which are used all
// the same.
func (s Source) withoutUser() Source {
	if address, user := network.WithoutUser(s.URL); user != nil {
		s.URL, s.user = address, user
	}
	return s
}

// Name is how errors call the source.
func (s Source) Name() string {
	switch {
	case s.URL != "":
		return s.URL
	case s.MHTML != nil:
		return "MHTML archive"
	}
	return "HTML"
}

// Timing says what the parts of a document took.
type Timing struct {
	Navigate time.Duration // until the load event
	Settle   time.Duration // scrolling, fonts, pictures, animations, network quiet
	Snapshot time.Duration // the snapshot call
	Convert  time.Duration // snapshot to Page
	Styles   time.Duration // full styles of chosen subtrees
	Archive  time.Duration // MHTML and screenshot
}
