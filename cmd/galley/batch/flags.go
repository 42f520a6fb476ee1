package batch

import "github.com/spf13/pflag"

// queueFlags say where the queue is.
type queueFlags struct {
	nats     string
	job      string
	replicas int
}

func (f *queueFlags) register(set *pflag.FlagSet) {
	set.StringVar(&f.nats, "nats", "", "`URL` of NATS servers with JetStream, commas between them (default: one in this process)")
	set.StringVar(&f.job, "job", "default", "`name` of the batch among those on the servers")
	set.IntVar(&f.replicas, "replicas", 1, "copies of the queue that the servers keep: 1, 3 or 5")
}
