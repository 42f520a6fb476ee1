package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"github.com/spf13/pflag"

	"galley/batch"
	"galley/batch/sink"
	"galley/network"
)

// notSaved are flags that are of one run, not of a batch.
var notSaved = []string{"resume", "fresh", "output", "from", "jobs", "metrics", "log-format", "chrome", "no-sandbox", "proxy"}

// saved is the batch as its flags have it.
func (o *batchOptions) saved(s settings) saved {
	values := map[string]string{}
	o.visit(func(name, value string) { values[name] = value })
	inputs := make([]string, len(o.inputs))
	for i, in := range o.inputs {
		inputs[i] = network.Redact(in) // passwords are for --auth, or to be given again
	}
	return saved{Settings: s, Flags: values, Inputs: inputs, List: network.Redact(o.list)}
}

// visit gives every flag that is not at its default.
func (o *batchOptions) visit(f func(name, value string)) {
	current := *o
	set := pflag.NewFlagSet("batch", pflag.ContinueOnError)
	shadow := &batchOptions{}
	shadow.register(set)
	defaults := map[string]string{}
	set.VisitAll(func(fl *pflag.Flag) { defaults[fl.Name] = fl.Value.String() })
	*shadow = current
	set.VisitAll(func(fl *pflag.Flag) {
		if value := fl.Value.String(); value != defaults[fl.Name] && !slices.Contains(notSaved, fl.Name) {
			f(fl.Name, flagText(fl.Value))
		}
	})
}

// restore sets the flags of a batch as they were, with its inputs unless others are given.
func (v *saved) restore(o *batchOptions) error {
	set := pflag.NewFlagSet("batch", pflag.ContinueOnError)
	keep := *o
	o.register(set)
	for name, value := range v.Flags {
		if err := setFlag(set, name, value); err != nil {
			return unreadable(fmt.Errorf("the settings of the batch: --%s: %w", name, err))
		}
	}
	o.out, o.resume, o.fresh, o.jobs, o.chrome, o.noSandbox = keep.out, keep.resume, keep.fresh, keep.jobs, keep.chrome, keep.noSandbox
	o.progressFlags = keep.progressFlags
	o.proxy, o.senderFlags, o.named = keep.proxy, keep.senderFlags, keep.named
	o.format = v.Settings.Format
	o.inputs, o.list = keep.inputs, keep.list
	if len(o.inputs) == 0 && o.list == "" {
		o.inputs, o.list = v.Inputs, v.List
		if o.list == "-" {
			o.list = "" // it is over: what was read of it is queued
		}
	}
	return nil
}

// flagText is the value of a flag as text; that of a list is JSON, because its parts may
// have commas.
func flagText(v pflag.Value) string {
	list, ok := v.(pflag.SliceValue)
	if !ok {
		return v.String()
	}
	data, _ := json.Marshal(list.GetSlice()) // strings can be encoded
	return string(data)
}

// setFlag sets a flag to what flagText gave.
func setFlag(set *pflag.FlagSet, name, value string) error {
	if fl := set.Lookup(name); fl != nil {
		if list, ok := fl.Value.(pflag.SliceValue); ok {
			var parts []string
			if err := json.Unmarshal([]byte(value), &parts); err != nil {
				return err
			}
			return list.Replace(parts)
		}
	}
	return set.Set(name, value)
}

// announce tells other processes where the queue is, and workers what to do.
func (p *plan) announce(ctx context.Context) error {
	if err := sink.ReplaceWith(p.state.dir, p.state.path("server"), []byte(p.queue.URL()+"\n"+p.options.job+"\n"), 0o600); err != nil {
		return fmt.Errorf("say where the queue is: %w", err)
	}
	if err := p.queue.Set(ctx, "cancelled", nil); err != nil {
		return err
	}
	values := map[string]string{}
	p.options.visit(func(name, value string) { values[name] = value })
	about := workerSettings{Flags: values, Format: p.options.format, Kind: outputKind(p.options.out), Wrapper: p.settings.Wrapper}
	if about.Kind == bucketOutput {
		about.Bucket = p.options.out
	}
	data, err := json.Marshal(about)
	if err != nil {
		return err
	}
	if p.options.wrapper != "" {
		file, err := os.ReadFile(p.options.wrapper)
		if err != nil {
			return unreadable(err)
		}
		if err := p.queue.Set(ctx, "wrapper", file); err != nil {
			return err
		}
	}
	return p.queue.Set(ctx, "settings", data)
}

// cancelled reports a batch that somebody cancelled. Its queue is empty then, so the run may
// come to its end before the watch tells.
func (p *plan) cancelled(ctx context.Context) bool {
	value, err := p.queue.Get(ctx, "cancelled")
	return err == nil && len(value) > 0
}

// watchCancel makes a context that ends when somebody cancels the batch.
func (p *plan) watchCancel(ctx context.Context, out *context.Context) (stop func()) {
	watched, cancel := context.WithCancelCause(ctx)
	*out = watched
	go watch(watched, p.queue, "cancelled", func() { cancel(batch.ErrCancelled) })
	return func() { cancel(nil) }
}
