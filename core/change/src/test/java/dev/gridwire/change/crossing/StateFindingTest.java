// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A judge that finds everything good would find every mechanism good. */
class StateFindingTest {

    private static final Map<String, Object> WRITTEN = Map.of("name", "Ada", "gone", 5L, "part", List.of(Map.of("size", 7L)));

    @Test
    void fieldsThatTheReaderLacksAndNewOnesThatAreEmptyAreRight() {
        assertThat(found(new Reader("Ada", 7, null))).isEqualTo(StateFinding.KEPT);
    }

    @Test
    void emptyFieldIsLost() {
        assertThat(found(new Reader(null, 7, null))).isEqualTo(new StateFinding(Fate.LOST, "name"));
    }

    @Test
    void otherValueIsGarbledHoweverDeepItIs() {
        assertThat(found(new Reader("Ada", 8, null))).isEqualTo(new StateFinding(Fate.GARBLED, "part[0].size"));
    }

    @Test
    void newFieldThatIsNotEmptyIsGarbled() {
        assertThat(found(new Reader("Ada", 7, "Ada"))).isEqualTo(new StateFinding(Fate.GARBLED, "added"));
    }

    @Test
    void refusalHasTheWordsOfItsCause() {
        StateFinding finding = ContentRule.STRICT.finding(WRITTEN, () -> {
            throw new IllegalStateException("outer", new IllegalArgumentException("inner\nmore"));
        });
        assertThat(finding).isEqualTo(new StateFinding(Fate.EXCEPTION, "IllegalArgumentException: inner"));
    }

    private static StateFinding found(Reader read) {
        return ContentRule.STRICT.finding(WRITTEN, () -> Content.of(read));
    }

    /** The reader's class. */
    private static final class Reader {
        final String name;
        final List<Part> part;
        final String added;

        Reader(String name, int size, String added) {
            this.name = name;
            this.part = List.of(new Part(size));
            this.added = added;
        }
    }

    /** A part of it. */
    private record Part(int size) {}
}
