// Package bucket keeps results in object storage that speaks the protocol of Amazon S3.
//
// Every result is an object of its own, which is there whole or not at all. Who puts it
// there twice, because a worker died in between, writes over it.
package bucket

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"os"
	"path"
	"strings"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

// Scheme begins the addresses of buckets.
const Scheme = "s3://"

// Bucket is a place in a bucket. It is safe for concurrent use.
type Bucket struct {
	client *minio.Client
	name   string
	prefix string // of names; empty, or ends in a slash
}

// AddressError is an address that names no bucket.
type AddressError struct{ Address, Reason string }

func (e *AddressError) Error() string { return fmt.Sprintf("%s: %s", e.Address, e.Reason) }

// Hint says how addresses look.
func (e *AddressError) Hint() string {
	return "for instance s3://bucket/folder?region=eu-central-1, or s3://bucket/folder?endpoint=https://storage.example:9000"
}

// StoreError says that object storage did not take something.
type StoreError struct {
	What string
	Err  error
}

func (e *StoreError) Error() string { return fmt.Sprintf("object storage: %s: %v", e.What, e.Err) }
func (e *StoreError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *StoreError) Hint() string {
	switch minio.ToErrorResponse(e.Err).StatusCode {
	case http.StatusForbidden, http.StatusUnauthorized:
		return "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or ~/.aws/credentials, must hold keys that may write there"
	case http.StatusNotFound:
		return "make the bucket first"
	}
	return "when it can be reached, give the same command again: what was finished is kept"
}

// Parse reads an address: s3://BUCKET/FOLDER?endpoint=URL&region=NAME. Without an
// endpoint it is that of AWS_ENDPOINT_URL, or else Amazon's. Keys are in the environment
// or in the files of AWS, or are those of the machine; never in the address. The error is
// an *AddressError.
func Parse(address string) (*Bucket, error) {
	u, err := url.Parse(address)
	switch {
	case err != nil || !strings.HasPrefix(address, Scheme) || u.Host == "":
		return nil, &AddressError{address, "it names no bucket"}
	case u.User != nil:
		return nil, &AddressError{u.Redacted(), "keys must not stand in an address"}
	}
	query := u.Query()
	for name := range query {
		if name != "endpoint" && name != "region" {
			return nil, &AddressError{address, "there is no parameter " + name}
		}
	}
	endpoint := first(query.Get("endpoint"), os.Getenv("AWS_ENDPOINT_URL"), "https://s3.amazonaws.com")
	at, err := url.Parse(endpoint)
	if err != nil || at.Host == "" || at.Scheme != "https" && at.Scheme != "http" || at.User != nil {
		return nil, &AddressError{address, "the endpoint " + endpoint + " is no address of a server"}
	}
	client, err := minio.New(at.Host, &minio.Options{Secure: at.Scheme == "https", Region: first(query.Get("region"), os.Getenv("AWS_REGION")),
		Creds: credentials.NewChainCredentials([]credentials.Provider{&credentials.EnvAWS{}, &credentials.FileAWSCredentials{}, &credentials.IAM{Client: http.DefaultClient}})})
	if err != nil {
		return nil, &AddressError{address, err.Error()}
	}
	prefix := strings.TrimPrefix(path.Clean("/"+u.Path), "/")
	if prefix != "" {
		prefix += "/"
	}
	return &Bucket{client, u.Host, prefix}, nil
}

func first(values ...string) string {
	for _, v := range values {
		if v != "" {
			return v
		}
	}
	return ""
}

// Name is what files of this machine about the bucket are called: its name and folders.
func (b *Bucket) Name() string {
	return strings.ReplaceAll(strings.TrimSuffix(b.name+"/"+b.prefix, "/"), "/", "-")
}

// Check reports whether the bucket is there and may be used. The error is a *StoreError.
func (b *Bucket) Check(ctx context.Context) error {
	there, err := b.client.BucketExists(ctx, b.name)
	if err == nil && !there {
		err = minio.ErrorResponse{StatusCode: http.StatusNotFound, Message: "there is no such bucket"}
	}
	return b.failed(ctx, "look for the bucket "+b.name, err)
}

// Put keeps data under a name with slashes, in place of what was there. What fails for a
// moment is tried again. The error is a *StoreError, or that of ctx.
func (b *Bucket) Put(ctx context.Context, name string, data []byte) error {
	_, err := b.client.PutObject(ctx, b.name, b.prefix+name, bytes.NewReader(data), int64(len(data)), minio.PutObjectOptions{
		ContentType: first(mime.TypeByExtension(path.Ext(name)), "application/octet-stream"), DisableMultipart: len(data) < 1<<30})
	return b.failed(ctx, "keep "+name, err)
}

// PutFile is Put for a file of this machine.
func (b *Bucket) PutFile(ctx context.Context, name, file string) error {
	_, err := b.client.FPutObject(ctx, b.name, b.prefix+name, file, minio.PutObjectOptions{ContentType: "application/octet-stream"})
	return b.failed(ctx, "keep "+name, err)
}

func (b *Bucket) failed(ctx context.Context, what string, err error) error {
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil && !errors.Is(context.Cause(ctx), context.DeadlineExceeded):
		return context.Cause(ctx)
	}
	return &StoreError{what, err}
}
