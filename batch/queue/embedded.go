package queue

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
)

// server is a NATS server in this process.
type server struct {
	*natsserver.Server
	url string
}

// maxPayload is the largest message of the server in this process, in bytes.
const maxPayload = 8 << 20

// startServer runs a server with its files in dir. It listens on the loopback interface
// only, and wants a password that is made anew each time.
func startServer(dir string) (*server, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, &UnavailableError{"make the folder of the queue", err, ""}
	}
	left, _ := filepath.Glob(filepath.Join(dir, roomName+"*")) // by a process that was killed
	for _, name := range left {
		os.Remove(name)
	}
	token := rand.Text()
	s, err := natsserver.NewServer(&natsserver.Options{
		ServerName: "galley", Host: "127.0.0.1", Port: natsserver.RANDOM_PORT, Authorization: token,
		JetStream: true, StoreDir: dir, NoSigs: true, NoLog: true, MaxPayload: maxPayload,
		DisableJetStreamBanner: true,
	})
	if err != nil {
		return nil, &UnavailableError{"start its server", err, damaged(dir)}
	}
	s.Start()
	if !s.ReadyForConnections(20*time.Second) || !s.JetStreamEnabled() {
		s.Shutdown()
		return nil, &UnavailableError{"start its server", errors.New("it does not get ready, or cannot use its files"), "is there room in " + dir + ", and may it be written?"}
	}
	return &server{s, fmt.Sprintf("nats://%s@%s", token, s.Addr())}, nil
}

// damaged says what to do about files that no server can use.
func damaged(dir string) string {
	return "the files of the queue may be damaged: remove the folder " + dir + " and run the batch again, which reads its inputs anew; what is done stays done"
}

// Broken reports that the server in this process has stopped to keep messages: mostly
// because the disk is full.
func (q *Queue) Broken() bool { return q.server != nil && !q.server.JetStreamEnabled() }

const roomName = "room-"

// room writes a little beside the files of the server in this process, which itself does
// not say that its disk is full. nil: it worked, or the server is elsewhere.
func (q *Queue) room() error {
	if q.server == nil {
		return nil
	}
	f, err := os.CreateTemp(q.o.Dir, roomName)
	if err == nil {
		_, err = f.Write(make([]byte, 256<<10))
		err = errors.Join(err, f.Close())
		os.Remove(f.Name())
	}
	if err == nil && q.Broken() {
		err = errors.New("its server has stopped")
	}
	if err != nil {
		return &UnavailableError{"write its files", err, "make room, and give the same command again: nothing that was finished is damaged"}
	}
	return nil
}

// Watch returns an error when the server in this process cannot keep messages any more;
// nil when ctx ends.
func (q *Queue) Watch(ctx context.Context) error {
	tick := time.NewTicker(2 * time.Second)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
			if err := q.room(); err != nil {
				return err
			}
		}
	}
}

func (s *server) stop() {
	s.Shutdown()
	s.WaitForShutdown()
}
