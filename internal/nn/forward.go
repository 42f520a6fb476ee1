package nn

// lanes is how many hidden units are summed side by side: one sum has to wait for each
// of its additions, several do not wait for each other.
const lanes = 4

// forward scores rows with a net. Every sum runs over the inputs in their order, as the
// definition has it, so that the order of the work does not change a logit.
type forward struct {
	*Net
	*laid
	row []float64 // the row to score; becomes the inputs in standard deviations
}

// laid are the weights of a net in the order in which they are read.
type laid struct {
	inputs []scaling        // by input
	units  [][lanes]float64 // weights of the units: those of a group for input 0, for input 1, …
}

// scaling is what the direct sum needs of an input. Those of all lie side by side.
type scaling struct{ mean, sd, direct float64 }

func newForward(n *Net) *forward {
	l := n.laid
	if l == nil {
		l = lay(n)
	}
	return &forward{n, l, make([]float64, len(n.Inputs))}
}

func lay(n *Net) *laid {
	groups := (len(n.Out) + lanes - 1) / lanes
	l := &laid{make([]scaling, len(n.Inputs)), make([][lanes]float64, groups*len(n.Inputs))}
	for k := range n.Inputs {
		in := &n.Inputs[k]
		l.inputs[k] = scaling{in.Mean, in.SD, in.To[0]}
		for h := 0; h < len(n.Out); h += lanes {
			copy(l.units[h/lanes*len(n.Inputs)+k][:], in.To[1+h:])
		}
	}
	return l
}

// logit is that of the row.
func (f *forward) logit() float64 {
	out := f.Bias[0]
	row := f.row[:len(f.inputs)]
	for k, in := range f.inputs {
		v := clip((row[k] - in.mean) / in.sd)
		row[k] = v
		out += v * in.direct
	}
	for h := 0; h < len(f.Out); h += lanes {
		sums := f.group(h)
		for l, w := range f.Out[h:min(h+lanes, len(f.Out))] {
			if sums[l] > 0 {
				out += sums[l] * w
			}
		}
	}
	return out
}

// group sums the inputs of the hidden units from h on.
func (f *forward) group(h int) [lanes]float64 {
	var bias [lanes]float64
	copy(bias[:], f.Bias[1+h:])
	a, b, c, d := bias[0], bias[1], bias[2], bias[3]
	units := f.units[h/lanes*len(f.row):][:len(f.row)]
	for k, v := range f.row {
		w := &units[k]
		a += v * w[0]
		b += v * w[1]
		c += v * w[2]
		d += v * w[3]
	}
	return [lanes]float64{a, b, c, d}
}
