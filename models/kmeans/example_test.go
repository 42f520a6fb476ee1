package kmeans_test

import (
	"fmt"

	"galley/models/kmeans"
)

func ExampleCluster() {
	of, _ := kmeans.Cluster([][]float64{{0}, {1}, {90}, {91}}, 2, false)
	fmt.Println(of[0] == of[1], of[2] == of[3], of[0] == of[2])
	// Output: true true false
}
