// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths are short enough to be read, and say where they begin and end. */
class GraphPathTest {

    private static String path(List<String> innermostFirst) {
        GraphPath path = new GraphPath();
        innermostFirst.forEach(path::within);
        path.from(Integer.class);
        return path.failure(Refusal.shape("A rule: a=1", "do this"), "read").getMessage();
    }

    @Test
    void aStepThatRepeatsIsPrintedOnce() {
        List<String> steps = new ArrayList<>(List.of(".value"));
        for (int i = 0; i < 256; i++) {
            steps.add(".next");
        }
        steps.add(".first");
        assertThat(path(steps)).isEqualTo("A rule: a=1 at Integer.first.next×256.value; do this");
    }

    @Test
    void aFewStepsArePrintedAsTheyAre() {
        assertThat(path(List.of(".next", ".next", "[3]", "[3]"))).isEqualTo("A rule: a=1 at Integer[3][3].next.next; do this");
    }

    @Test
    void theMiddleOfALongPathIsLeftOut() {
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            steps.add(i % 2 == 0 ? ".left" : "[" + i + "]");
        }
        String message = path(steps);
        assertThat(message).startsWith("A rule: a=1 at Integer[299].left[297]").contains(" … ")
                .endsWith("[3].left[1].left; do this").hasSizeLessThan(450);
    }
}
