package plot_test

import (
	"bytes"
	"fmt"

	"galley/eval/plot"
)

func ExamplePlot_WriteSVG() {
	p := plot.Plot{
		Title: "Accuracy by number of training pages",
		X:     plot.Axis{Label: "pages"}, Y: plot.Axis{Label: "%", Min: 0, Max: 100},
		Series: []plot.Series{{Name: "W", Line: true, Points: []plot.Point{{X: 10, Y: 95}, {X: 40, Y: 98}}}},
	}
	var svg bytes.Buffer
	err := p.WriteSVG(&svg)
	fmt.Println(svg.String()[:4], err)
	// Output: <svg <nil>
}
