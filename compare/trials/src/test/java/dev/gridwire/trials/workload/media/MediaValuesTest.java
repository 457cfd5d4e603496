// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MediaValuesTest {

    private static final int MANY = 100;

    @Test
    void everyEntryHasNineStringsOneOfThemOutsideLatin1() {
        MediaValues values = new MediaValues(new SplittableRandom(42));
        for (int i = 0; i < MANY; i++) {
            List<String> strings = strings(values.get());
            assertThat(strings).hasSize(9).doesNotContainNull();
            assertThat(strings).filteredOn(text -> text.chars().anyMatch(character -> character > 0xff)).hasSize(1);
        }
    }

    @Test
    void twoSourcesOfOneSeedGiveEqualEntries() {
        assertThat(ExactComparison.gravest(first(1), first(1))).isEmpty();
        assertThat(ExactComparison.gravest(first(1), first(2))).isPresent();
    }

    private static List<String> strings(CatalogueEntry entry) {
        Recording recording = entry.recording();
        List<String> strings = new ArrayList<>(recording.people());
        strings.addAll(List.of(recording.address(), recording.title(), recording.encoding().format()));
        entry.stills().forEach(still -> strings.addAll(List.of(still.address(), still.caption())));
        return strings;
    }

    private static CatalogueEntry first(long seed) {
        return new MediaValues(new SplittableRandom(seed)).get();
    }
}
