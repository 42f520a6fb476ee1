package article

import "strings"

// linkedData takes what the linked data of the page says about its articles.
func (r *metaReader) linkedData() {
	for _, thing := range r.p.LinkedData() {
		if !thing.IsArticle() {
			continue
		}
		for key, value := range map[string]string{
			"author": strings.Join(thing.Authors, ", "), "datePublished": thing.Published, "dateModified": thing.Modified,
			"publisher": thing.Publisher, "image": thing.Image, "url": thing.URL, "description": thing.Description,
		} {
			r.set("ld:"+key, value)
		}
	}
}
