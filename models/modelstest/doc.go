// Package modelstest supports the tests of extraction methods: pages made by hand,
// pages made to cost much, and checks that hold for every [models.Selector] and
// every [method.Method]. A test of a method has the worked examples of its paper and
// its own special cases; for the rest it calls [Methods], [Hostile], [Linear],
// [Chinese], [Fuzz] and [Benchmark].
package modelstest
