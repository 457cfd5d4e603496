// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codec.Body;
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

    /** Its number cannot change, so that objects are found by it: many have one hash if they have one number. */
    static final class Numbered implements Serializable {
        private static final long serialVersionUID = 1L;

        final int number;
        final long more;

        Numbered(int number) {
            this.number = number;
            this.more = (long) number << Integer.SIZE;
        }
    }

    private static TypeTable types(Generation generation, int references) {
        NamePolicy policy = new NamePolicy(Set.of(Numbered.class.getName()), Set.of());
        return TypeTables.of(policy, Limits.DEFAULT.withReferences(references), generation, Sharing.ASSUMED);
    }

    private static Object[] numbered(int count, int differences) {
        return IntStream.range(0, count).mapToObj(i -> (Object) new Numbered(i % differences)).toArray();
    }

    /** Each is met for the first time, gets the next handle, and is found by it from then on. */
    private static void meetAll(ReferenceTable known, TypeTable types, Object[] objects) {
        Codec codec = types.allowed(Numbered.class);
        known.begin(RootPlan.CONSERVATIVE);
        for (int i = 0; i < objects.length; i++) {
            assertThat(known.isKnown(objects[i], codec)).as("object %d is new", i).isFalse();
            assertThat(known.lastHandle()).isEqualTo(i);
        }
        assertThat(known.refersBack()).isFalse();
        for (int i = 0; i < objects.length; i++) {
            assertThat(known.isKnown(objects[i], codec)).as("object %d is known", i).isTrue();
            assertThat(known.met()).isEqualTo(i);
            assertThat(known.distance()).isEqualTo(objects.length - 1 - i);
        }
        assertThat(known.refersBack()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 31, 32, 33, 64, 65, 200, 5_000, 20_000})
    void eachIsFoundByItsHandleAndOnlyInItsOwnGraph(int count) {
        for (Generation generation : Generation.values()) {
            TypeTable types = types(generation, 1 << 20);
            ReferenceTable known = new ReferenceTable(types);
            Object[] objects = numbered(count, count);
            for (int graph = 0; graph < 3; graph++) {
                meetAll(known, types, objects);
                known.clear();
            }
            meetAll(known, types, numbered(3, 3));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void manyWithOneHashAreFoundByIdentity(int differences) {
        TypeTable types = types(Generation.AT_ONCE, 1 << 20);
        ReferenceTable known = new ReferenceTable(types);
        Object[] alike = numbered(3_000, differences);
        for (int graph = 0; graph < 2; graph++) {
            meetAll(known, types, alike);
            assertThat(known.hashing()).isEqualTo(IdentityTable.BY_IDENTITY);
            known.clear();
            assertThat(known.hashing()).isEqualTo(Body.SCANNED);
        }
        meetAll(known, types, numbered(3_000, 3_000));
        assertThat(known.hashing()).as("by what cannot change in them").isEqualTo(types.epoch()).isPositive();
    }

    @Test
    void anObjectThatIsMadeOfItsPartsCannotBeReferredToFromThem() {
        TypeTable types = types(Generation.NEVER, 1 << 20);
        ReferenceTable known = new ReferenceTable(types);
        Codec codec = types.allowed(Numbered.class);
        Object whole = new Numbered(1);
        known.begin(RootPlan.CONSERVATIVE);
        known.isKnown(whole, codec);
        known.beginParts();
        known.isKnown(new Numbered(2), codec);
        assertThat(known.isKnown(whole, codec)).isTrue();
        assertThatExceptionOfType(Refusal.class).isThrownBy(known::distance)
                .withMessageContaining("contains itself: handle=0");
        known.clear();
        known.clearParts();
        known.begin(RootPlan.CONSERVATIVE);
        known.isKnown(whole, codec);
        assertThat(known.isKnown(whole, codec)).isTrue();
        assertThat(known.distance()).isZero();
    }

    @Test
    void asManyObjectsAreTakenAsTheLimitSays() {
        TypeTable types = types(Generation.NEVER, 40);
        ReferenceTable known = new ReferenceTable(types);
        Codec codec = types.allowed(Numbered.class);
        known.begin(RootPlan.CONSERVATIVE);
        Object[] objects = numbered(40, 40);
        for (Object each : objects) {
            assertThatCode(() -> known.isKnown(each, codec)).doesNotThrowAnyException();
        }
        assertThat(known.isKnown(objects[0], codec)).isTrue();
        assertThatExceptionOfType(Refusal.class).isThrownBy(() -> known.isKnown(new Numbered(41), codec))
                .withMessageContaining("references=41, limit=40");
    }
}
