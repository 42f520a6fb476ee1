package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepLabels: what says what a kept list has is kept with it.
func TestKeepLabels(t *testing.T) {
	const (
		p    = "<p>" + bodytest.LongText + "</p>"
		list = "<ul><li>It bears a lot<li>It is cheap</ul>"
		arab = "<ul><li>قدرة عالية على تحمل الضغط<li>مناسب للجدران الحاملة</ul>"
		read = "<ul><li><a href=/a>It bears a lot</a><li><a href=/b>It is cheap</a></ul>"
	)
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"a label with a colon", p + "<b>What speaks for it:</b>" + list, []float64{1, 0.1, 1, 1}, []float64{1, 0.5, 1, 1}},
		{"in Arabic", p + "<strong>أهم مميزاته:</strong>" + arab, []float64{1, 0.1, 1, 1}, []float64{1, 0.5, 1, 1}},
		{"with a wide colon", p + "<p>优点：</p>" + list, []float64{1, 0.1, 1, 1}, []float64{1, 0.5, 1, 1}},
		{"in a box beside another", "<div><div><b>For:</b>" + list + "</div><div><b>Against:</b>" + list + "</div></div>", []float64{0.1, 1, 1, 0.1, 1, 1}, []float64{0.5, 1, 1, 0.5, 1, 1}},
		{"without a colon", p + "<b>What speaks for it</b>" + list, []float64{1, 0.1, 1, 1}, []float64{1, 0.1, 1, 1}},
		{"what is surely none", p + "<b>Share:</b>" + list, []float64{1, 0, 1, 1}, []float64{1, 0, 1, 1}},
		{"a list that is cut in part", p + "<b>What speaks for it:</b>" + list, []float64{1, 0.1, 1, 0.1}, []float64{1, 0.1, 1, 0.1}},
		{"a list of links", p + "<b>Read as well:</b>" + read, []float64{1, 0.1, 1, 1}, []float64{1, 0.1, 1, 1}},
		{"a link", p + "<p><a href=/a>All of them:</a></p>" + list, []float64{1, 0.1, 1, 1}, []float64{1, 0.1, 1, 1}},
		{"in another box than the list", p + "<div><p>x</p><b>For:</b></div><div>" + list + "</div>", []float64{1, 0.1, 0.1, 1, 1}, []float64{1, 0.1, 0.1, 1, 1}},
		{"a heading and a line that begin its box", p + "<div><h4>Red bricks</h4><p>Made of clay and sand.</p>" + list + "</div>", []float64{1, 0.3, 0.3, 1, 1}, []float64{1, 0.5, 0.5, 1, 1}},
		{"a short label that begins its box", p + "<div><p>الطوب الأحمر</p>" + arab + "</div>", []float64{1, 0.3, 1, 1}, []float64{1, 0.5, 1, 1}},
		{"a long line that begins its box", p + "<div><p>This text is for those who pay</p>" + list + "</div>", []float64{1, 0.3, 1, 1}, []float64{1, 0.3, 1, 1}},
		{"a box with more behind the list", p + "<div><h4>Red bricks</h4>" + list + "<p>From 5 on</p></div>", []float64{1, 0.3, 1, 1, 0.1}, []float64{1, 0.3, 1, 1, 0.1}},
		{"a box with a picture", p + "<div><img src=a.png><h4>Red bricks</h4>" + list + "</div>", []float64{1, 0.3, 1, 1}, []float64{1, 0.3, 1, 1}},
		{"the legend of a box", p + "<fieldset><legend>In short</legend><p>" + bodytest.LongText + "</p></fieldset>", []float64{1, 0.1, 1}, []float64{1, 0.5, 1}},
		{"the legend of a form", p + "<fieldset><legend>In short</legend><p>" + bodytest.LongText + "</p><input type=text></fieldset>", []float64{1, 0.1, 1}, []float64{1, 0.1, 1}},
		{"the legend of what is cut", p + "<fieldset><legend>In short</legend><p>" + bodytest.LongText + "</p></fieldset>", []float64{1, 0.1, 0.1}, []float64{1, 0.1, 0.1}},
		{"a heading that is likely none", p + "<div><h4>Red bricks</h4>" + list + "</div>", []float64{1, 0.2, 1, 1}, []float64{1, 0.2, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			if KeepLabels(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
