package tab

import (
	"cmp"
	"context"
	"errors"
	"net/url"
	"strings"
	"time"

	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"golang.org/x/sync/errgroup"

	"galley/page"
	"galley/render/loading"
)

// clearLimit bounds Clear: a tab that takes longer is thrown away.
const clearLimit = 3 * time.Second

// leftTypes are the kinds of storage that are cleared for an origin that no document was
// of, or a page that opened no buckets: only documents and their workers can store anything,
// and "all", which they need for buckets, takes Chrome 8 ms for an origin instead of less
// than one.
const leftTypes = "file_systems,indexeddb,local_storage,service_workers,cache_storage,interest_groups,shared_storage"

// Clear removes what the page left: its scripts and timers are ended or go with the
// document, cookies go all at once, storage by origin.
func (t *Tab) Clear() error {
	ctx, cancel := context.WithTimeout(t.Context, clearLimit)
	defer cancel()
	if err := t.leave(ctx); err != nil {
		return err
	}
	origins, whole := t.Load.Origins()
	if !whole {
		return errors.New("too many origins to clear")
	}
	if t.Blocked {
		t.Blocked = false
		if err := chromedp.Do(ctx, Send(cdpnetwork.SetBlockedURLs, cdpnetwork.SetBlockedURLsParams{})); err != nil {
			return err
		}
	}
	if err := t.workers.clear(ctx, func() error { return clearStorage(ctx, origins, t.left.Load()) }); err != nil {
		return err
	}
	// A cookie may be for a whole domain, of which only one host was asked.
	_, err := chromedp.CallBrowser(ctx, storage.ClearCookies, storage.ClearCookiesParams{BrowserContextID: t.store})
	return err
}

// clearStorage removes what documents of the origins stored, in frames too; stays says that
// the page stays, as it has nothing open. All is asked for at a time.
func clearStorage(ctx context.Context, origins map[string]loading.Role, stays bool) error {
	var asked errgroup.Group
	for origin, document := range origins {
		types := leftTypes
		if document != loading.NoDocument && !stays {
			types = "all"
		}
		asked.Go(func() error {
			return chromedp.Do(ctx, Send(storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: origin, StorageTypes: types}))
		})
	}
	for top, of := range origins {
		for origin, frame := range origins {
			if of != loading.MainDocument || frame == loading.NoDocument || storageSite(origin) == storageSite(top) {
				continue
			}
			// What a frame of another site stores is under both their names
			// (https://privacycg.github.io/storage-partitioning/).
			key := origin + "/^0" + storageSite(top)
			asked.Go(func() error {
				return chromedp.Do(ctx, Send(storage.ClearDataForStorageKey, storage.ClearDataForStorageKeyParams{StorageKey: key, StorageTypes: "all"}))
			})
		}
	}
	return asked.Wait()
}

// storageSite is the site of an origin as storage is kept by: its scheme and the domain
// that somebody has registered, without the port.
func storageSite(origin string) string {
	u, err := url.Parse(origin)
	if err != nil {
		return origin
	}
	host := cmp.Or(page.Domain(origin), u.Hostname())
	if strings.Contains(host, ":") {
		host = "[" + host + "]"
	}
	return u.Scheme + "://" + host
}
