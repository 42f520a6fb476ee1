package server

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"galley/batch"
	"galley/server/engine"
	"galley/server/gate"
)

// metrics are what Prometheus may ask.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	took     *prometheus.HistogramVec
	refused  *prometheus.CounterVec
	stages   *prometheus.HistogramVec
	cache    *prometheus.CounterVec
	words    prometheus.Counter
	bytes    prometheus.Counter
}

// seconds are the bounds of histograms of times.
var seconds = []float64{.01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 20, 40, 80}

func newMetrics(s *Server) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "galley_requests_total", Help: "Requests by path and status."}, []string{"path", "status"}),
		took:     prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "galley_request_seconds", Help: "Time until a request was answered.", Buckets: seconds}, []string{"path"}),
		refused:  prometheus.NewCounterVec(prometheus.CounterOpts{Name: "galley_problems_total", Help: "Requests that were answered with a problem, by its name."}, []string{"problem"}),
		stages:   prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "galley_stage_seconds", Help: "Time of the stages of a page.", Buckets: seconds}, []string{"stage"}),
		cache:    prometheus.NewCounterVec(prometheus.CounterOpts{Name: "galley_cache_total", Help: "Articles answered from the cache (hit) and not (miss)."}, []string{"result"}),
		words:    prometheus.NewCounter(prometheus.CounterOpts{Name: "galley_words_total", Help: "Words of articles extracted."}),
		bytes:    prometheus.NewCounter(prometheus.CounterOpts{Name: "galley_answer_bytes_total", Help: "Bytes of answers."}),
	}
	m.registry.MustRegister(m.requests, m.took, m.refused, m.stages, m.cache, m.words, m.bytes, busy{s},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// Metrics answers Prometheus. It is at /metrics, and may be served elsewhere too.
func (s *Server) Metrics() http.Handler {
	return promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{})
}

// asked counts a request. pattern is the route that took it: paths themselves are up to
// strangers, and each new one would cost memory.
func (m *metrics) asked(a *asked, pattern string) {
	_, path, ok := strings.Cut(pattern, " ")
	if !ok {
		path = pattern
	}
	if path == "" || path == "/" {
		path = "other"
	}
	m.requests.WithLabelValues(path, strconv.Itoa(a.Status)).Inc()
	m.took.WithLabelValues(path).Observe(a.Took.Seconds())
	m.bytes.Add(float64(a.Bytes))
	if a.Problem != "" {
		m.refused.WithLabelValues(a.Problem).Inc()
	}
}

// answered counts an article.
func (m *metrics) answered(a *engine.Answer) {
	if a.Hit {
		m.cache.WithLabelValues("hit").Inc()
		return
	}
	m.cache.WithLabelValues("miss").Inc()
	m.words.Add(float64(a.Words))
	t := a.Timing
	m.stages.WithLabelValues("queue").Observe(a.Queued.Seconds())
	m.stages.WithLabelValues("total").Observe(a.Took.Seconds())
	if t.Navigate == 0 {
		return
	}
	m.stages.WithLabelValues("navigate").Observe(t.Navigate.Seconds())
	m.stages.WithLabelValues("settle").Observe(t.Settle.Seconds())
	m.stages.WithLabelValues("snapshot").Observe(t.Snapshot.Seconds())
	m.stages.WithLabelValues("convert").Observe(t.Convert.Seconds())
	m.stages.WithLabelValues("styles").Observe(t.Styles.Seconds())
}

// busy gives the state of the queue, of the cache and of Chrome.
type busy struct{ s *Server }

var (
	metricSlots   = prometheus.NewDesc("galley_slots", "Pages that may be worked on at the same time.", []string{"gate"}, nil)
	metricRunning = prometheus.NewDesc("galley_running_pages", "Pages under way.", []string{"gate"}, nil)
	metricBack    = prometheus.NewDesc("galley_background_pages", "Pages of batches under way.", []string{"gate"}, nil)
	metricWaiting = prometheus.NewDesc("galley_waiting_requests", "Requests that wait.", []string{"gate"}, nil)
	metricQueue   = prometheus.NewDesc("galley_queue_size", "Requests that may wait.", []string{"gate"}, nil)
	metricAnswers = prometheus.NewDesc("galley_cache_answers", "Answers in the cache.", nil, nil)
	metricCached  = prometheus.NewDesc("galley_cache_bytes", "Bytes of answers in the cache.", nil, nil)
	metricChrome  = prometheus.NewDesc("galley_browser_bytes", "Resident memory of Chrome.", nil, nil)
	metricBatches = prometheus.NewDesc("galley_batches", "Batches by state.", []string{"state"}, nil)
)

// Describe is of prometheus.Collector.
func (b busy) Describe(ch chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{metricSlots, metricRunning, metricBack, metricWaiting, metricQueue, metricAnswers, metricCached, metricChrome, metricBatches} {
		ch <- d
	}
}

// Collect is of prometheus.Collector.
func (b busy) Collect(ch chan<- prometheus.Metric) {
	gauge := func(d *prometheus.Desc, n float64, labels ...string) {
		ch <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, n, labels...)
	}
	state := b.s.o.Engine.State()
	for name, g := range map[string]gate.State{"render": state.Render, "parse": state.Parse} {
		gauge(metricSlots, float64(g.Slots), name)
		gauge(metricRunning, float64(g.Running), name)
		gauge(metricBack, float64(g.Background), name)
		gauge(metricWaiting, float64(g.Waiting), name)
		gauge(metricQueue, float64(g.Queue), name)
	}
	gauge(metricAnswers, float64(state.Answers))
	gauge(metricCached, float64(state.Bytes))
	gauge(metricChrome, float64(batch.ChildMemory()))
	if b.s.o.Jobs != nil {
		for name, n := range b.s.o.Jobs.States() {
			gauge(metricBatches, float64(n), string(name))
		}
	}
}
