// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConfidenceTest {

    private final Confidence confidence = new Confidence(true);
    private final Tries tries = new Tries();

    /** Gives how many of so many uses were tried, of which one in {@code every} fails. */
    private int tried(int uses, int every) {
        int tried = 0;
        for (int i = 0; i < uses; i++) {
            if (confidence.isGiven()) {
                tried++;
                tries.count(confidence);
                if (tried % every == 0) {
                    confidence.failed();
                }
            }
        }
        return tried;
    }

    @Test
    void failuresAreToleratedWhereMostTriesServe() {
        assertThat(tried(100_000, 20)).isEqualTo(100_000);
        assertThat(tried(100_000, 3)).isEqualTo(100_000);
        assertThat(tried(100_000, 2)).isLessThan(10_000);
    }

    @Test
    void restsGrowWhereMostTriesFail() {
        int first = tried(10_000, 1);
        int second = tried(100_000, 1);
        assertThat(first).isBetween(50, 500);
        assertThat(second).isLessThan(500);
    }

    @Test
    void otherCodeIsTriedAtOnce() {
        tried(100_000, 1);
        confidence.renew();
        assertThat(tried(1_000, 50)).isEqualTo(1_000);
    }
}
