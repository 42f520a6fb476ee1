// Command serve-folder serves a folder on a free loopback port and prints its
// address: a plain static file server for experiments.
package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
)

func main() {
	if err := serve(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "serve-folder:", err)
		os.Exit(1)
	}
}

func serve(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("want one folder, got %d arguments", len(args))
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Printf("http://%s\n", l.Addr())
	return http.Serve(l, http.FileServer(http.Dir(args[0])))
}
