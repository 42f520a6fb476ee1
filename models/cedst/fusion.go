package cedst

// mass is a belief over the frame {news, not news} (Zhang et al. 2018, section 3.1);
// open is the mass of not knowing, Θ. The three add up to 1.
type mass struct{ news, not, open float64 }

// combine is Dempster's rule for features in [0, 1], weighted with alpha where they
// speak for news and with beta where they speak against it.
func combine(positive, negative []float64, alpha, beta float64) mass {
	s, n := 1.0, 1.0
	for _, h := range positive {
		s *= 1 - alpha*h
	}
	for _, h := range negative {
		n *= 1 - beta*h
	}
	s, n = 1-s, 1-n
	k := 1 - s*n
	if k == 0 { // weights of 1 and certain features that contradict each other
		return mass{open: 1}
	}
	return mass{s * (1 - n) / k, n * (1 - s) / k, (1 - s) * (1 - n) / k}
}

// fuse is the unit's value before smoothing.
func (u *Unit) fuse(o Options) float64 {
	switch o.Features {
	case NonContent:
		return combine([]float64{u.Cluster, u.Variance}, []float64{u.Href}, o.Alpha, o.Beta).news
	case TopicOnly:
		return combine([]float64{u.Topic}, nil, o.Alpha, o.Beta).news
	}
	return combine([]float64{u.Topic, u.Cluster, u.Variance}, []float64{u.Href}, o.Alpha, o.Beta).news
}
