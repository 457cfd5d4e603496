// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codec.Codec;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Refusal;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import java.io.Serializable;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Handles of objects met before, whether few are scanned or many stand in a table. */
class ReferenceTableTest {

    static final class Numbered implements Serializable {
        private static final long serialVersionUID = 1L;

        final int number;

        Numbered(int number) {
            this.number = number;
        }
    }

    private static final Codec CODEC = TypeTables.of(
            new NamePolicy(Set.of(Numbered.class.getName()), Set.of()), Limits.DEFAULT, Generation.NEVER, Sharing.ASSUMED)
            .allowed(Numbered.class);

    private static Object[] numbered(int count) {
        return IntStream.range(0, count).mapToObj(Numbered::new).toArray();
    }

    /** Each is met for the first time, gets the next handle, and is found by it from then on. */
    private static void meetAll(ReferenceTable known, Object[] objects) {
        known.begin(RootPlan.CONSERVATIVE);
        for (int i = 0; i < objects.length; i++) {
            assertThat(known.isKnown(objects[i], CODEC)).as("object %d is new", i).isFalse();
            assertThat(known.lastHandle()).isEqualTo(i);
        }
        assertThat(known.refersBack()).isFalse();
        for (int i = 0; i < objects.length; i++) {
            assertThat(known.isKnown(objects[i], CODEC)).as("object %d is known", i).isTrue();
            assertThat(known.met()).isEqualTo(i);
            assertThat(known.distance()).isEqualTo(objects.length - 1 - i);
        }
        assertThat(known.refersBack()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 31, 32, 33, 64, 65, 200, 5_000, 20_000})
    void eachIsFoundByItsHandleAndOnlyInItsOwnGraph(int count) {
        ReferenceTable known = new ReferenceTable(1 << 20);
        Object[] objects = numbered(count);
        for (int graph = 0; graph < 3; graph++) {
            meetAll(known, objects);
            known.clear();
        }
        meetAll(known, numbered(3));
    }

    @Test
    void anObjectThatIsMadeOfItsPartsCannotBeReferredToFromThem() {
        ReferenceTable known = new ReferenceTable(1 << 20);
        Object whole = new Numbered(1);
        known.begin(RootPlan.CONSERVATIVE);
        known.isKnown(whole, CODEC);
        known.beginParts();
        known.isKnown(new Numbered(2), CODEC);
        assertThat(known.isKnown(whole, CODEC)).isTrue();
        assertThatExceptionOfType(Refusal.class).isThrownBy(known::distance)
                .withMessageContaining("contains itself: handle=0");
        known.clear();
        known.clearParts();
        known.begin(RootPlan.CONSERVATIVE);
        known.isKnown(whole, CODEC);
        assertThat(known.isKnown(whole, CODEC)).isTrue();
        assertThat(known.distance()).isZero();
    }

    @Test
    void asManyObjectsAreTakenAsTheLimitSays() {
        ReferenceTable known = new ReferenceTable(40);
        known.begin(RootPlan.CONSERVATIVE);
        Object[] objects = numbered(40);
        for (Object each : objects) {
            assertThatCode(() -> known.isKnown(each, CODEC)).doesNotThrowAnyException();
        }
        assertThat(known.isKnown(objects[0], CODEC)).isTrue();
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> known.isKnown(new Numbered(41), CODEC))
                .withMessageContaining("references=41, limit=40");
    }
}
