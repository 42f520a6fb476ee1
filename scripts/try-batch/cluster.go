//go:build linux

package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
)

const servers = 3

// runServer is one server of a cluster. It ends with the process that started it.
func runServer(args []string) error {
	var name, dir, routes string
	var port, clusterPort int
	flags := flag.NewFlagSet("server", flag.ContinueOnError)
	flags.StringVar(&name, "name", "", "of the server")
	flags.StringVar(&dir, "dir", "", "its files")
	flags.StringVar(&routes, "routes", "", "the others")
	flags.IntVar(&port, "port", 0, "for clients")
	flags.IntVar(&clusterPort, "cluster-port", 0, "for the others")
	if err := flags.Parse(args); err != nil {
		return err
	}
	o := &natsserver.Options{ServerName: name, Host: "127.0.0.1", Port: port, JetStream: true, StoreDir: dir, MaxPayload: 8 << 20,
		Cluster: natsserver.ClusterOpts{Name: "trial", Host: "127.0.0.1", Port: clusterPort}, NoSigs: true, LogFile: dir + ".log"}
	for _, route := range strings.Split(routes, ",") {
		u, err := url.Parse(route)
		if err != nil {
			return err
		}
		o.Routes = append(o.Routes, u)
	}
	s, err := natsserver.NewServer(o)
	if err != nil {
		return err
	}
	s.ConfigureLogger()
	s.Start()
	s.WaitForShutdown()
	return nil
}

// node is a server of the cluster.
type node struct {
	*exec.Cmd
	args []string
}

func (n *node) start() error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	n.Cmd = exec.Command(program, n.args...)
	n.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	n.Stderr = os.Stderr
	return n.Start()
}

func (n *node) kill() {
	n.Process.Kill()
	n.Wait()
}

// freePorts are ports of the loopback interface that nothing listens on.
func freePorts(n int) (ports []int, err error) {
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			return nil, err
		}
		defer l.Close()
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	return ports, nil
}

// startCluster starts the servers, and returns their addresses.
func (t *trial) startCluster() (nodes []*node, address string, err error) {
	ports, err := freePorts(2 * servers)
	if err != nil {
		return nil, "", err
	}
	var routes, addresses []string
	for i := range servers {
		routes = append(routes, fmt.Sprintf("nats://127.0.0.1:%d", ports[servers+i]))
		addresses = append(addresses, fmt.Sprintf("nats://127.0.0.1:%d", ports[i]))
	}
	for i := range servers {
		n := &node{args: []string{"server", "-name", fmt.Sprint("n", i), "-dir", filepath.Join(t.dir, fmt.Sprint("nats", i)),
			"-port", fmt.Sprint(ports[i]), "-cluster-port", fmt.Sprint(ports[servers+i]), "-routes", strings.Join(routes, ",")}}
		if err := n.start(); err != nil {
			return nodes, "", err
		}
		nodes = append(nodes, n)
	}
	return nodes, strings.Join(addresses, ","), nil
}

// team are the processes that work on a batch: the first one writes, too.
type team struct {
	*trial
	address   string // of the servers
	processes []*process
}

// begin starts process i.
func (t *team) begin(i int) (err error) {
	if i == 0 {
		args := append(t.batchArgs("cluster.jsonl"), "--nats", t.address, "--job", "trial", "--replicas", "3")
		t.processes[0], err = t.start("log-batch", args...)
		return err
	}
	t.processes[i], err = t.start(fmt.Sprint("log-worker-", i), "worker", "--nats", t.address, "--job", "trial", "--replicas", "3", "-j", fmt.Sprint(t.jobs))
	return err
}

// beginAll starts all processes.
func (t *team) beginAll() error {
	for i := range t.processes {
		if err := t.begin(i); err != nil {
			return err
		}
		if i == 0 {
			time.Sleep(4 * time.Second) // it makes the streams and puts the settings there
		}
	}
	return nil
}

// kill ends process i.
func (t *team) kill(i int) {
	if p := t.processes[i]; p != nil && p.running() {
		p.kill(-p.Process.Pid)
		<-p.ended
	}
}

// disturb kills a server and a process in each round, and starts them again. It returns how many
// rounds there were before all was done.
func (t *team) disturb(nodes []*node, began time.Time) (rounds int, err error) {
	for ; rounds < t.rounds && t.processes[0].running(); rounds++ {
		time.Sleep(time.Duration((0.5 + t.random.Float64()) * float64(t.every)))
		n, w := t.random.IntN(servers), t.random.IntN(t.workers)
		if w == 0 && !t.processes[0].running() {
			break
		}
		nodes[n].kill()
		t.kill(w)
		lines, _ := os.ReadFile(t.log("cluster.jsonl.manifest.jsonl"))
		fmt.Printf("%4.0f s: round %d, server %d and process %d killed; %d lines in the manifest\n", time.Since(began).Seconds(), rounds+1, n, w, strings.Count(string(lines), "\n"))
		time.Sleep(time.Duration((0.2 + 0.5*t.random.Float64()) * float64(t.every)))
		if err := errors.Join(nodes[n].start(), t.begin(w)); err != nil {
			return rounds, err
		}
	}
	return rounds, nil
}

// cluster runs a batch on a cluster, and kills one server and one of the processes that
// work in each round. The process that writes is one of them.
func (t *trial) cluster() error {
	nodes, address, err := t.startCluster()
	for _, n := range nodes {
		defer func() { n.kill() }()
	}
	if err != nil {
		return err
	}
	time.Sleep(3 * time.Second)
	all := &team{t, address, make([]*process, t.workers)}
	defer func() {
		for i := range all.processes {
			all.kill(i)
		}
	}()
	began := time.Now()
	if err := all.beginAll(); err != nil {
		return err
	}
	rounds, err := all.disturb(nodes, began)
	if err != nil {
		return err
	}
	if err := all.processes[0].wait(longest); err != nil {
		return err
	}
	took := time.Since(began).Seconds()
	for _, p := range all.processes[1:] {
		p.Process.Signal(syscall.SIGTERM)
		<-p.ended
	}
	fmt.Printf("%d processes, %d rounds of kills, %d inputs, %.1f s, %.1f inputs/s\n", t.workers, rounds, t.inputs, took, float64(t.inputs)/took)
	got, err := t.results("cluster.jsonl")
	if err != nil || t.rounds == 0 { // for throughput
		return err
	}
	return t.sameAsAlone(got)
}

// sameAsAlone holds results against those of a run without a cluster.
func (t *trial) sameAsAlone(got map[string]result) error {
	t.site.forget()
	if err := t.undisturbed(); err != nil {
		return err
	}
	want, err := t.results("whole.jsonl")
	if err == nil && compare(want, got) > 0 {
		err = errors.New("results differ")
	}
	return err
}
