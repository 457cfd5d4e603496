// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShareTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 6, 7, 100})
    void everyKeyHasExactlyOneWriter(int keys) {
        List<Integer> written = new ArrayList<>();
        for (int client = 0; client < 2; client++) {
            Share share = new Share(client, 2, 3);
            for (int thread = 0; thread < 3; thread++) {
                int writer = share.writer(thread);
                IntStream.range(0, share.keysOf(writer, keys)).forEach(nth -> written.add(share.key(writer, nth)));
            }
        }
        assertThat(written).containsExactlyInAnyOrderElementsOf(IntStream.range(0, keys).boxed().toList());
    }
}
