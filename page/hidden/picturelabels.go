package hidden

import "galley/page"

// Bounds of a picture that is a button: nodes of it, and bytes of its label.
const (
	pictureButtonNodes = 40
	pictureLabelBytes  = 120
)

// hidePictureLabels hides the words before a picture in a figure that is a button: that a click makes it larger. They
// are told to those who do not see that it is one, and are no text of the page.
func hidePictureLabels(p *page.Page) {
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		if p.Nodes[i].Tag != "figure" {
			continue
		}
		for n := i + 1; n < p.Nodes[i].End; n++ {
			if node := &p.Nodes[n]; (node.Tag == "button" || node.Attr("role") == "button") && node.End-n <= pictureButtonNodes {
				hideBeforePicture(p, n)
				n = node.End - 1
			}
		}
		i = p.Nodes[i].End - 1
	}
}

// hideBeforePicture hides the words of a button before the picture in it, where they are few.
func hideBeforePicture(p *page.Page, button page.NodeID) {
	var label []page.NodeID
	bytes := 0
	for n := button + 1; n < p.Nodes[button].End; n++ {
		switch node := &p.Nodes[n]; {
		case node.Tag == "figcaption":
			return
		case node.Tag == "img" && bytes <= pictureLabelBytes:
			for _, text := range label {
				p.Nodes[text].Hidden = true
			}
			return
		case node.Kind == page.Text:
			bytes += len(node.Text)
			label = append(label, n)
		}
	}
}
