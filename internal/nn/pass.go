package nn

// The two passes over a row are where fitting spends its time. Sums of different units
// are independent of each other, so they are made side by side, which keeps the
// processor busy; the additions of each one sum stay in the order of the columns, so
// that results do not depend on how many are made at a time.

// forward sets act to the activations of the units and returns the logit.
func (f *fitter) forward(x, act []float64) float64 {
	H, D := f.units, f.in
	bias, out := f.w[H*D:H*D+H], f.w[H*D+H:H*D+2*H]
	logit, h := f.w[len(f.w)-1], 0
	direct := f.w[H*D+2*H : H*D+2*H+D]
	if H >= 4 {
		logit, act[0], act[1], act[2], act[3] = dot5(x, direct, f.w[:4*D], logit, bias[:4])
		h = 4
	} else {
		logit = dot(x, direct, logit)
	}
	for ; h+4 <= H; h += 4 {
		act[h], act[h+1], act[h+2], act[h+3] = dot4(x, f.w[h*D:(h+4)*D], bias[h:h+4])
	}
	for ; h < H; h++ {
		act[h] = dot(x, f.w[h*D:h*D+D], bias[h])
	}
	for h := range act {
		act[h] = max(act[h], 0)
		logit += act[h] * out[h]
	}
	return logit
}

// dot is sum and the products of x and w.
func dot(x, w []float64, sum float64) float64 {
	w = w[:len(x)]
	for k, v := range x {
		sum += w[k] * v
	}
	return sum
}

// dot4 is dot for four rows of w, one after the other.
func dot4(x, w, sums []float64) (a, b, c, d float64) {
	n := len(x)
	w0, w1, w2, w3 := w[:n], w[n:][:n], w[2*n:][:n], w[3*n:][:n]
	a, b, c, d = sums[0], sums[1], sums[2], sums[3]
	for k, v := range x {
		a += w0[k] * v
		b += w1[k] * v
		c += w2[k] * v
		d += w3[k] * v
	}
	return a, b, c, d
}

// dot5 is dot for the first row, and dot4 for the others.
func dot5(x, first, w []float64, sum float64, sums []float64) (s, a, b, c, d float64) {
	n := len(x)
	first = first[:n]
	w0, w1, w2, w3 := w[:n], w[n:][:n], w[2*n:][:n], w[3*n:][:n]
	s, a, b, c, d = sum, sums[0], sums[1], sums[2], sums[3]
	for k, v := range x {
		s += first[k] * v
		a += w0[k] * v
		b += w1[k] * v
		c += w2[k] * v
		d += w3[k] * v
	}
	return s, a, b, c, d
}

// backward adds the gradient of one row, whose loss has the slope g by the logit.
func (f *fitter) backward(x, act []float64, g float64) {
	H, D := f.units, f.in
	f.grad[len(f.grad)-1] += g
	addScaled(f.grad[H*D+2*H:H*D+2*H+D], x, g)
	for h := range H {
		f.grad[H*D+H+h] += g * act[h]
		if act[h] <= 0 {
			continue
		}
		gh := g * f.w[H*D+H+h]
		f.grad[H*D+h] += gh
		addScaled(f.grad[h*D:h*D+D], x, gh)
	}
}

// addScaled adds g times x to sum.
func addScaled(sum, x []float64, g float64) {
	sum = sum[:len(x)]
	for k, v := range x {
		sum[k] += g * v
	}
}
