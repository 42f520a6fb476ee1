package tab

import (
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"galley/render/chrome"
)

// speak sets the language and the time zone of the tab.
func (t *Tab) speak() error {
	if zone := t.opts.Timezone; zone != "" {
		if err := chromedp.Do(t.Context, Send(emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: zone})); err != nil {
			return fmt.Errorf("set the time zone %s: %w", zone, err)
		}
	}
	if first, _, _ := strings.Cut(chrome.Languages(t.opts.Language), ","); first != "" {
		if err := chromedp.Do(t.Context, Send(emulation.SetLocaleOverride, emulation.SetLocaleOverrideParams{Locale: first})); err != nil {
			return fmt.Errorf("set the language %s: %w", first, err)
		}
	}
	return nil
}
