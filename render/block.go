package render

import (
	"context"
	"strings"

	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/tab"
)

// block refuses the given addresses for the rest of the page.
func (d *Document) block(ctx context.Context, addresses []string) error {
	d.tab.Blocked = true
	return chromedp.Do(ctx, tab.Send(cdpnetwork.SetBlockedURLs, cdpnetwork.SetBlockedURLsParams{
		URLPatterns: blockPatterns(page.Origin(d.src.URL), addresses),
	}))
}

// blockPatterns name the addresses; of another host than the page's own they name all:
// it is down. What does not come from a host (blob:, data:) has no pattern.
func blockPatterns(own string, addresses []string) []*cdpnetwork.BlockPattern {
	var patterns []*cdpnetwork.BlockPattern
	for _, address := range addresses {
		if !strings.HasPrefix(address, "http") {
			continue
		}
		pattern := urlPattern(address)
		if o := page.Origin(address); o != own {
			pattern = o + "/*"
		}
		patterns = append(patterns, &cdpnetwork.BlockPattern{URLPattern: pattern, Block: true})
	}
	return patterns
}

// urlPattern quotes what URLPattern gives a meaning to (URL Pattern Standard 2.1).
func urlPattern(address string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `+`, `\+`, `(`, `\(`, `)`, `\)`, `{`, `\{`, `}`, `\}`).Replace(address)
}
