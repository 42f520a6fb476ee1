package networks

import "galley/train/networks/surroundings"

// Front pages and pages of sections are in the frames of articles, and no article is in
// them. The corpora have none of the sites that their articles are of. So Document is
// fitted to copies of articles, too, in which teasers of others stand in the place of the
// article, and in which nothing says that there is one.

// sectionCopy is a copy of an article in which teasers stand in the place of the article;
// nil where there is no place. It depends on the page and the seed only.
func (s *sample) sectionCopy(o *Options, d surroundings.Donors) *sample {
	g := d.Draws(o.Seed, s.doc.ID, "section")
	c := s.changedCopy(g.MakeSection)
	if c == nil {
		return nil
	}
	c.section = true
	c.doc.URL, c.doc.Gold.Text, c.doc.Gold.Title = g.SectionAddress(s.doc.URL), "", ""
	if !c.observeParsed(o) {
		return nil
	}
	c.doc.HTML = nil
	return c
}
