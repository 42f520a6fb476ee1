package render

import (
	"context"

	"galley/page"
)

// measureFonts gives the page the measures of its fonts, and says which of its pictures
// are broken. A page whose fonts cannot be measured has none: they only make fallbacks
// fit.
func (d *Document) measureFonts(ctx context.Context) error {
	if d.page.Fonts != nil {
		return nil
	}
	var m measured
	if err := d.world.Evaluate(ctx, "galley.measure", &m); err == nil {
		d.page.Fonts, d.page.Broken = m.Fonts, m.Broken
	}
	return ctx.Err()
}

// measured is what is measured of a page besides its look; null where that failed.
type measured struct {
	Fonts  []page.Font `json:"fonts"`
	Broken []string    `json:"broken"`
}

// measureStyled is measureFonts for pages that have all their styles.
func (d *Document) measureStyled(ctx context.Context) error {
	if !d.styled {
		return nil
	}
	return d.measureFonts(ctx)
}
