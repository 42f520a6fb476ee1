package main

import (
	"errors"
	"fmt"
	"os"

	"galley/eval/plot"
)

// plotted are the columns of the plot, in the order in which a page goes through them.
var plotted = []int{navigate, settle, snapshot, convert, choose, look, write, whole, bare}

// plotStages draws where the time of a page goes into an SVG file.
func plotStages(name string, pages int, table []line) error {
	medians, means := plot.Series{Name: "median"}, plot.Series{Name: "mean"}
	var stages []string
	for at, column := range plotted {
		stages = append(stages, names[column])
		medians.Points = append(medians.Points, plot.Point{X: table[column].Median, Y: float64(at)})
		means.Points = append(means.Points, plot.Point{X: table[column].Mean, Y: float64(at)})
	}
	drawing := plot.Plot{
		Title: fmt.Sprintf("Time of a page by stage, %d pages", pages),
		Desc:  "Milliseconds of each stage of an extraction, of the whole, and of a bare chromedp.",
		X:     plot.Axis{Label: "ms"}, Y: plot.Axis{Names: stages}, Series: []plot.Series{medians, means},
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(drawing.WriteSVG(f), f.Close())
}
