package batch

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"galley/batch"
)

// collector gives Prometheus the state of a batch.
type collector struct{ stats *batch.Stats }

var (
	metricPages    = prometheus.NewDesc("galley_batch_pages_total", "Inputs that got a line in the manifest.", []string{"status"}, nil)
	metricRead     = prometheus.NewDesc("galley_batch_inputs_total", "Inputs read from lists.", nil, nil)
	metricSkipped  = prometheus.NewDesc("galley_batch_skipped_total", "Inputs that were done before.", nil, nil)
	metricRetries  = prometheus.NewDesc("galley_batch_retries_total", "Tries after a first one.", nil, nil)
	metricRunning  = prometheus.NewDesc("galley_batch_running_pages", "Pages under way.", nil, nil)
	metricHeld     = prometheus.NewDesc("galley_batch_held_pages", "Jobs that wait for their host.", nil, nil)
	metricHosts    = prometheus.NewDesc("galley_batch_waiting_hosts", "Hosts that jobs wait for.", nil, nil)
	metricBytes    = prometheus.NewDesc("galley_batch_result_bytes_total", "Bytes of results.", nil, nil)
	metricBrowsers = prometheus.NewDesc("galley_batch_browsers_renewed_total", "Browsers that were started anew.", nil, nil)
	metricMemory   = prometheus.NewDesc("galley_batch_browser_bytes", "Resident memory of Chrome.", nil, nil)
)

// Describe is of prometheus.Collector.
func (c collector) Describe(ch chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{metricPages, metricRead, metricSkipped, metricRetries, metricRunning, metricHeld, metricHosts, metricBytes, metricBrowsers, metricMemory} {
		ch <- d
	}
}

// Collect is of prometheus.Collector.
func (c collector) Collect(ch chan<- prometheus.Metric) {
	s := c.stats.Snapshot()
	for _, status := range batch.Statuses {
		ch <- prometheus.MustNewConstMetric(metricPages, prometheus.CounterValue, float64(s.Written[status]), string(status))
	}
	for desc, n := range map[*prometheus.Desc]int64{metricRead: int64(s.Read), metricSkipped: int64(s.Skipped), metricRetries: int64(s.Retries), metricBytes: s.Bytes, metricBrowsers: int64(s.Browsers)} {
		ch <- prometheus.MustNewConstMetric(desc, prometheus.CounterValue, float64(n))
	}
	for desc, n := range map[*prometheus.Desc]int64{metricRunning: int64(s.Running), metricHeld: int64(s.Held), metricHosts: int64(len(s.Backlog)), metricMemory: batch.ChildMemory()} {
		ch <- prometheus.MustNewConstMetric(desc, prometheus.GaugeValue, float64(n))
	}
}

// serveMetrics serves until ctx ends.
func serveMetrics(ctx context.Context, address string, stats *batch.Stats, failed func(error)) {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collector{stats}, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(registry, promhttp.HandlerOpts{}))
	s := &http.Server{Addr: address, Handler: mux, ReadHeaderTimeout: 5 * time.Second}
	context.AfterFunc(ctx, func() { s.Close() })
	if err := s.ListenAndServe(); err != nil && !errors.Is(err, http.ErrServerClosed) {
		failed(err)
	}
}
