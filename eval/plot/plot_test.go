package plot_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"galley/eval/plot"
	"galley/testdata/testfile"
)

var studies = map[string]plot.Plot{
	"line.svg": {
		Title: "λ of CETD", Desc: "F1 rises, then falls.", X: plot.Axis{Label: "λ"}, Y: plot.Axis{Label: "F1", Min: 0, Max: 1},
		Series: []plot.Series{
			{Name: "cetd-ds", Line: true, Points: []plot.Point{{X: 0, Y: .2}, {X: .5, Y: .7, Err: .05}, {X: 1, Y: .9}, {X: 1.5, Y: .6}}},
			{Name: "a <b> & c", Line: true, Points: []plot.Point{{X: 0, Y: .1}, {X: .5, Y: math.NaN()}, {X: 1, Y: .5}, {X: 1.5, Y: 2}}},
		},
	},
	"scatter.svg": {
		Title: "Time", X: plot.Axis{Label: "ms", Log: true}, Y: plot.Axis{Label: "F1"},
		Series: []plot.Series{{Name: "m", Points: []plot.Point{{X: .4, Y: .91, Name: "fast"}, {X: 35, Y: .934, Name: "slow"}, {X: 0, Y: .9}}}},
	},
}

func TestGolden(t *testing.T) {
	for name, p := range studies {
		var got bytes.Buffer
		if err := p.WriteSVG(&got); err != nil {
			t.Fatal(err)
		}
		testfile.Golden(t, filepath.Join("testdata", name), got.Bytes())
	}
}

// Whatever the data, a plot is well-formed XML and has no NaN.
func TestPlotExtremes(t *testing.T) {
	inf := math.Inf(1)
	tests := map[string][]plot.Point{
		"nothing": nil, "one point": {{X: 3, Y: 4}}, "zero": {{}}, "not finite": {{X: inf, Y: 1}, {X: math.NaN(), Y: -inf}},
		"huge": {{X: 1e200, Y: -1e200}, {X: -1e200, Y: 1e200}}, "tiny": {{X: 1e-300, Y: 1e-12}, {X: 2e-300, Y: 2e-12}},
		"close": {{X: 1, Y: 1}, {X: 1 + 1e-12, Y: 1}}, "bad name": {{X: 1, Y: 1, Name: "\x00\xff<\u2028]]>"}}, "error": {{X: 1, Y: 1, Err: inf}, {X: 2, Y: 3, Err: 1e9}},
	}
	for name, points := range tests {
		for _, log := range []bool{false, true} {
			p := plot.Plot{Title: name + "\x01", X: plot.Axis{Log: log}, Y: plot.Axis{Log: log}, Series: []plot.Series{{Name: "a", Points: points, Line: true}, {Name: strings.Repeat("long ", 99)}}}
			var b bytes.Buffer
			if err := p.WriteSVG(&b); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(b.String(), "NaN") || strings.Contains(b.String(), "Inf") {
				t.Errorf("%s, log %v: not finite:\n%s", name, log, b.String())
			}
			dec := xml.NewDecoder(&b)
			for {
				if _, err := dec.Token(); errors.Is(err, io.EOF) {
					break
				} else if err != nil {
					t.Fatalf("%s, log %v: %v", name, log, err)
				}
			}
		}
	}
}
