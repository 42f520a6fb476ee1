package tab

import (
	"crypto/rand"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/render/script"
)

// watchActivity has script.Activity run in every document of the tab, before its scripts.
// What it is called there is new for each tab: pages are not to rely on it.
func (t *Tab) watchActivity() chromedp.Action[chromedp.Void] {
	t.activity = "_" + rand.Text()
	return Send(cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{
		Source: script.Activity(t.activity, ahead),
	})
}

// ahead is how far the timers of a document are brought forward in all, as if that much time
// went by while nothing loads: what fades in one part after the other, or waits behind a curtain
// until it is drawn, is there then. What readers are shown later than that, as to
// subscribe to something, is not.
const ahead = time.Second

// Activity is what the function that says what a document is about to do is called in each of the tab.
func (t *Tab) Activity() string { return t.activity }
