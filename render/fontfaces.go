package render

import (
	"context"
	"maps"
	"slices"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/render/script"
)

// Bounds of what is read of fonts: bytes of all style sheets and of all files of fonts.
const (
	maxFontSheets = 8 << 20
	maxFontBytes  = 16 << 20
)

// FontFace is one face of a web font, with the file that the page had loaded for it. All
// but Data is what the page's style sheets say, and not to be trusted.
type FontFace struct {
	Family  string `json:"family"`  // without quotes
	Weight  string `json:"weight"`  // descriptors of @font-face; empty: normal
	Style   string `json:"style"`   // likewise
	Stretch string `json:"stretch"` // likewise
	Range   string `json:"range"`   // unicode-range; empty: all characters
	Size    string `json:"size"`    // size-adjust; empty: 100%
	Ascent  string `json:"ascent"`  // ascent-override; empty: that of the file
	Descent string `json:"descent"` // likewise
	Gap     string `json:"gap"`     // line-gap-override; likewise
	URL     string `json:"url"`     // of the file
	Data    []byte `json:"-"`
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
	var sheets []string
	fonts := map[string]bool{}
	for _, res := range tree.FrameTree.Resources {
		switch {
		case res.Failed || res.Canceled:
		case res.Type == network.ResourceTypeFont:
			fonts[res.URL] = true
		case res.Type == network.ResourceTypeStylesheet:
			sheets = append(sheets, res.URL)
		}
	}
	if len(fonts) == 0 {
		return nil, nil
	}
	rules, err := d.fontRules(ctx, fonts, sheets)
	if err != nil {
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
	var faces []FontFace
	for _, face := range rules {
		if face.Data = files[face.URL]; face.Data != nil {
			faces = append(faces, face)
		}
	}
	return faces, err
}

// fontRules are the rules of style sheets that name the fonts. Scripts may not read the sheets
// of other sites: where those may name some, their texts are read.
func (d *Document) fontRules(ctx context.Context, fonts map[string]bool, sheets []string) ([]FontFace, error) {
	var found struct {
		Faces []FontFace
		Read  []string
	}
	if err := d.world.Evaluate(ctx, script.FontRules, &found, nil); err != nil {
		return nil, err
	}
	faces, missing := found.Faces, maps.Clone(fonts)
	for _, face := range faces {
		delete(missing, face.URL)
	}
	type sheet struct {
		Address string `json:"address"`
		Text    string `json:"text"`
	}
	var texts []sheet
	left := maxFontSheets
	for _, address := range sheets {
		if len(missing) == 0 || slices.Contains(found.Read, address) {
			continue
		}
		text := d.file(ctx, d.tab.Load.Frame(), address)
		if left -= len(text); left >= 0 {
			texts = append(texts, sheet{address, string(text)})
		}
	}
	if len(texts) == 0 {
		return faces, nil
	}
	err := d.world.Evaluate(ctx, script.FontRules, &found, texts)
	return append(faces, found.Faces...), err
}

// fontFile is what Chrome keeps of the file of a font, nil for nothing. It is no resource
// that can be asked for by address: Chrome forgets it as soon as it is decoded, but for
// the answer to its request, and where the tab had it from an earlier page, for the cache.
func (d *Document) fontFile(ctx context.Context, address string) []byte {
	if data := d.received(ctx, address); data != nil {
		return data
	}
	var data []byte
	if err := d.world.Evaluate(ctx, cachedFileJS, &data, address); err != nil {
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
