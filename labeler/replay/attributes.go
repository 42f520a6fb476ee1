package replay

import (
	"strings"

	"golang.org/x/net/html"
)

// attributes keeps those that say how a thing looks, with its files in them.
func (r *replayer) attributes(n *html.Node, base string) {
	var kept []html.Attribute
	for _, a := range n.Attr {
		key := strings.ToLower(a.Key)
		switch {
		case strings.HasPrefix(key, "on"), key == "srcdoc", key == "sandbox", key == "autofocus", key == "autoplay", key == "loading",
			key == "action", key == "formaction", key == "ping", key == "nonce", key == "integrity", key == "crossorigin", key == "target", key == "download":
			continue
		case key == "href" && a.Namespace == "" && n.Namespace == "":
			// A link looks like one only while it has an address.
			a.Val = "#"
		case key == "href" && strings.HasPrefix(a.Val, "#"): // within an SVG
		case key == "src", key == "poster", key == "background", key == "data", key == "href":
			a.Val = r.picture(base, a.Val)
		case key == "srcset", key == "imagesrcset":
			if a.Val = r.pictures(base, a.Val); a.Val == "" {
				continue
			}
		case key == "style":
			a.Val = r.css(base, a.Val, r.screen, 0)
		}
		kept = append(kept, a)
	}
	n.Attr = kept
}

func (r *replayer) picture(base, reference string) string {
	if strings.HasPrefix(strings.ToLower(strings.TrimSpace(reference)), "data:image/") {
		return reference
	}
	if p := r.find(base, reference); p != nil {
		return r.dataURL(p)
	}
	return nothing
}

// pictures are those of a srcset that the archive has: of all there are, Chrome loaded
// the one that it showed.
func (r *replayer) pictures(base, set string) string {
	var kept []string
	for _, candidate := range strings.Split(set, ", ") {
		for _, one := range splitCandidates(candidate) {
			fields := strings.Fields(one)
			if len(fields) == 0 {
				continue
			}
			if p := r.find(base, fields[0]); p != nil {
				fields[0] = r.dataURL(p)
				kept = append(kept, strings.Join(fields, " "))
			}
		}
	}
	return strings.Join(kept, ", ")
}

// splitCandidates splits a srcset without blanks after its commas, which addresses may
// have too: a candidate ends where a descriptor does.
func splitCandidates(set string) []string {
	var list []string
	for {
		blank := strings.IndexAny(set, " \t\n")
		comma := -1
		if blank >= 0 {
			comma = strings.Index(set[blank:], ",")
		}
		if comma < 0 {
			return append(list, strings.TrimSuffix(set, ","))
		}
		list, set = append(list, set[:blank+comma]), set[blank+comma+1:]
	}
}
