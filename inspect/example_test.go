package inspect_test

import (
	"fmt"
	"image"
	"strings"

	"galley/inspect"
	"galley/models"
	"galley/models/shipped"
	"galley/page/parse"
)

// A wrapper scores the page, inspect draws on its screenshot what that found.
func Example() {
	p, err := parse.HTML(strings.NewReader(`<title>Rain | Paper</title><main><h1>Rain</h1>
<p>It rained all day, and by the evening the river stood over the lower bridge of the town.</p>
<p>The market was moved to the hall, where it will stay until the water is gone again.</p></main>`),
		parse.Source{URL: "https://example.org/rain"})
	if err != nil {
		fmt.Println(err)
		return
	}
	scores, err := shipped.New(models.Options{}).Score(p)
	if err != nil {
		fmt.Println(err)
		return
	}
	sel, err := scores.Selection()
	if err != nil {
		fmt.Println(err)
		return
	}
	boxes := inspect.Boxes(scores.Index(), scores.Body(), scores.Title(), sel)
	screenshot := image.NewRGBA(image.Rect(0, 0, 1366, 768))
	fmt.Println(inspect.Draw(screenshot, boxes).Bounds())
	for _, line := range inspect.Lines(boxes, sel) {
		fmt.Println(line)
	}
	// Output:
	// (0,0)-(1366,768)
	// body main 1.000
	// title h1 1.000
}
