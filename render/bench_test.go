package render

import "testing"

// BenchmarkCapture is one page after the other through one tab.
func BenchmarkCapture(b *testing.B) {
	chrome := start(b, Options{Tabs: 1})
	s := site(b, map[string]string{"/article": frozen["article"], "/long": frozen["long"]})
	for _, path := range []string{"/article", "/long"} {
		b.Run(path[1:], func(b *testing.B) {
			var sum Timing
			for b.Loop() {
				t := capture(b, chrome, Source{URL: s.URL + path}, Want{}).Timing
				sum.Navigate += t.Navigate
				sum.Settle += t.Settle
				sum.Snapshot += t.Snapshot
				sum.Convert += t.Convert
			}
			for name, took := range map[string]int64{
				"navigate": int64(sum.Navigate), "settle": int64(sum.Settle), "snapshot": int64(sum.Snapshot), "convert": int64(sum.Convert),
			} {
				b.ReportMetric(float64(took)/float64(b.N)/1e6, name+"-ms/op")
			}
		})
	}
}
