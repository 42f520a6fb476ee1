#include <stdio.h>
#include <stdlib.h>
#include <svm.h>

/* Prints, for every row of a dense table (numbers on stdin, the dimension as
 * argument 2), LIBSVM's own decision value for label +1 and, where the model has
 * them, the probability of that label, with 17 digits: svm-predict prints six. */
int main(int argc, char **argv) {
    if (argc != 3) { fprintf(stderr, "usage: predict17 MODEL DIM < ROWS\n"); return 2; }
    struct svm_model *m = svm_load_model(argv[1]);
    int dim = atoi(argv[2]);
    if (!m || dim < 1) return 1;
    struct svm_node *x = malloc(sizeof *x * (dim + 1));
    int label[2];
    svm_get_labels(m, label);
    for (;;) {
        double v, dec, p[2] = {0, 0};
        for (int i = 0; i < dim; i++) {
            if (scanf("%lf", &v) != 1) return 0;
            x[i].index = i + 1;
            x[i].value = v;
        }
        x[dim].index = -1;
        svm_predict_values(m, x, &dec);
        printf("%.17g", label[0] == 1 ? dec : -dec);
        if (svm_check_probability_model(m)) {
            svm_predict_probability(m, x, p);
            printf(" %.17g", label[0] == 1 ? p[0] : p[1]);
        }
        printf("\n");
    }
}
