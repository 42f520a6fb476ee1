package shipped

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"galley/dataset"
	"galley/models"
)

// BenchmarkDataset is the cost of judging pages that a browser laid out, those of the
// dataset GALLEY_DATASET or of all datasets in that folder: features, selection and
// cuts. ms-median is over pages, of the least of three turns each.
func BenchmarkDataset(b *testing.B) {
	dir := os.Getenv("GALLEY_DATASET")
	if dir == "" {
		b.Skip("GALLEY_DATASET names no dataset")
	}
	dirs := []string{dir}
	if more, _ := filepath.Glob(filepath.Join(dir, "*", "galley.json")); len(more) > 0 {
		dirs = nil
		for _, name := range more {
			dirs = append(dirs, filepath.Dir(name))
		}
	}
	var ms []float64
	nodes := 0
	w := New(models.Options{Force: true})
	for b.Loop() {
		for _, dir := range dirs {
			d, err := dataset.Open(dir)
			if err != nil {
				b.Fatal(err)
			}
			for _, e := range d.Pages() {
				p, err := d.Page(e.Slug)
				if err != nil {
					b.Fatal(err)
				}
				least := time.Duration(1<<63 - 1)
				for range 3 {
					began := time.Now()
					w.Select(p)
					least = min(least, time.Since(began))
				}
				nodes += len(p.Nodes)
				ms = append(ms, float64(least.Nanoseconds())/1e6)
			}
		}
	}
	slices.Sort(ms)
	b.ReportMetric(ms[len(ms)/2], "ms-median")
	b.ReportMetric(ms[len(ms)*95/100], "ms-p95")
	b.ReportMetric(float64(nodes)/float64(len(ms)), "nodes/page")
}
