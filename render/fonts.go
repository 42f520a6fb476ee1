package render

import (
	"context"
	_ "embed"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// Both are described in the files.
var (
	//go:embed fonts.js
	fontsJS string
	//go:embed fontrules.js
	fontRulesJS string
)

// Bounds of what is measured and read of fonts: texts of a page, fonts, bytes of all
// style sheets and of all font files.
const (
	maxFontTexts  = 20_000
	maxFonts      = 48
	maxFontSheets = 8 << 20
	maxFontBytes  = 16 << 20
	maxFontFiles  = 500
)

// FontFace is one face of a web font, with the file that the page had loaded for it. All
// but Data is what the page's style sheets say, and not to be trusted.
type FontFace struct {
	Family  string `json:"family"`  // without quotes
	Weight  string `json:"weight"`  // descriptors of @font-face; empty: normal
	Style   string `json:"style"`   // likewise
	Stretch string `json:"stretch"` // likewise
	Range   string `json:"range"`   // unicode-range; empty: all characters
	URL     string `json:"url"`     // of the file
	Data    []byte `json:"-"`
}

// measureFonts gives the page the measures of its fonts, and says which of its pictures
// are broken. A page whose fonts cannot be measured has none: they only make fallbacks
// fit.
func (d *Document) measureFonts(ctx context.Context) error {
	if d.page.Fonts != nil {
		return nil
	}
	var measured struct {
		Fonts  []page.Font
		Broken []string
	}
	if err := d.world.evaluate(ctx, measureJS, &measured, script(fontsJS), maxFontTexts, maxFonts, script(brokenJS), maxBroken); err == nil {
		d.page.Fonts, d.page.Broken = measured.Fonts, measured.Broken
	}
	return ctx.Err()
}

// measureJS calls fontsJS and brokenJS; what fails of them is not there.
const measureJS = `(fonts, texts, most, broken, pictures) => {
	const of = f => { try { return f(); } catch { return null; } };
	return {fonts: of(() => fonts(texts, most)), broken: of(() => broken(pictures))};
}`

// brokenJS lists pictures that could not be loaded, which is not known of those that
// were not asked for yet.
const brokenJS = `limit => [...new Set([...document.images].filter(i => i.complete && !i.naturalWidth && i.currentSrc).map(i => i.currentSrc))].slice(0, limit)`

const maxBroken = 1000

// measureStyled is measureFonts for pages that have all their styles.
func (d *Document) measureStyled(ctx context.Context) error {
	if !d.styled {
		return nil
	}
	return d.measureFonts(ctx)
}

// FontFaces are the faces of web fonts that the document has loaded, with their files;
// the network is not asked again. Larger ones than 16 MiB in all are left out.
func (d *Document) FontFaces() (faces []FontFace, err error) {
	err = d.step("take its fonts", nil, func(ctx context.Context) (err error) {
		faces, err = d.fontFaces(ctx)
		return err
	})
	return faces, err
}

func (d *Document) fontFaces(ctx context.Context) ([]FontFace, error) {
	tree, err := chromedp.Call(ctx, cdppage.GetResourceTree, cdp.Empty{})
	if err != nil {
		return nil, err
	}
	frame := tree.FrameTree.Frame.ID
	type sheet struct {
		Address string `json:"address"`
		Text    string `json:"text"`
	}
	sheets, left, fonts := []sheet{}, maxFontSheets, map[string]bool{}
	for _, res := range tree.FrameTree.Resources {
		switch {
		case res.Failed || res.Canceled:
		case res.Type == network.ResourceTypeFont:
			fonts[res.URL] = true
		case res.Type == network.ResourceTypeStylesheet:
			text := d.file(ctx, frame, res.URL)
			if left -= len(text); left >= 0 {
				sheets = append(sheets, sheet{res.URL, string(text)})
			}
		}
	}
	if len(fonts) == 0 {
		return nil, nil
	}
	var rules, faces []FontFace
	if err := d.world.evaluate(ctx, fontRulesJS, &rules, sheets); err != nil {
		return nil, err
	}
	files, left := map[string][]byte{}, maxFontBytes
	err = d.offline(ctx, func() error {
		for address := range fonts {
			data := d.fontFile(ctx, address)
			if left -= len(data); left >= 0 && len(data) > 0 {
				files[address] = data
			}
		}
		return ctx.Err()
	})
	for _, face := range rules {
		if face.Data = files[face.URL]; face.Data != nil {
			faces = append(faces, face)
		}
	}
	return faces, err
}

// fontFile is what Chrome keeps of the file of a font, nil for nothing. It is no resource
// that can be asked for by address: Chrome forgets it as soon as it is decoded, but for
// the answer to its request, and where the tab had it from an earlier page, for the cache.
func (d *Document) fontFile(ctx context.Context, address string) []byte {
	if id := d.tab.load.fontRequest(address); id != "" {
		res, err := chromedp.Call(ctx, network.GetResponseBody, network.GetResponseBodyParams{RequestID: id})
		if err == nil && len(res.Body) > 0 {
			return res.Body
		}
	}
	var data []byte
	if err := d.world.evaluate(ctx, cachedFileJS, &data, address); err != nil {
		return nil
	}
	return data
}

// cachedFileJS reads a file of the cache, in base 64; empty where it is not there.
const cachedFileJS = `async address => {
	try {
		const answer = await fetch(address, {cache: 'force-cache', credentials: 'same-origin'});
		if (!answer.ok) return '';
		const bytes = new Uint8Array(await answer.arrayBuffer());
		return bytes.length > 1 << 25 ? '' : bytes.toBase64();
	} catch { return ''; }
}`

// offline is f with the network of the tab cut off: what is loaded is in the cache.
func (d *Document) offline(ctx context.Context, f func() error) error {
	set := func(conditions ...*network.Conditions) error {
		_, err := chromedp.Call(ctx, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: conditions})
		return err
	}
	if err := set(&network.Conditions{Offline: true, DownloadThroughput: -1, UploadThroughput: -1}); err != nil {
		return err
	}
	err := f()
	if again := set(); err == nil {
		err = again
	}
	return err
}
