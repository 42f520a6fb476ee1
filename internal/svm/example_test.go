package svm_test

import (
	"fmt"
	"os"
	"strings"

	"galley/internal/svm"
)

func ExampleReadModel() {
	const text = `svm_type c_svc
kernel_type rbf
gamma 0.5
nr_class 2
total_sv 2
rho 0
label 1 -1
probA -2
probB 0
nr_sv 1 1
SV
1 1:1
-1 2:1
`
	m, err := svm.ReadModel(strings.NewReader(text), 2)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%.4f %.4f\n", m.Decision([]float64{1, 0}), m.Probability([]float64{1, 0}))
	// Output: 0.6321 0.7798
}

func ExampleWriteProblem() {
	p := svm.Problem{
		X: [][]float64{{0.25, 0, 1}, {0, 0.5, 0}},
		Y: []int{1, -1},
	}
	if err := svm.WriteProblem(os.Stdout, p); err != nil {
		fmt.Println(err)
	}
	// Output:
	// +1 1:0.25 3:1
	// -1 2:0.5
}
