// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An object that is made of its parts and stands among them is refused by fused code, too, also where graphs share objects. */
class FusedPartsTest {

    private static final int USES = 200;

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    record Part(List<@Nullable Part> content, List<@Nullable Part> frozen, @Nullable Part next) implements Serializable {}

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").generation(generation).build();
    }

    private static Part part(int number, @Nullable Part next) {
        List<@Nullable Part> content = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            content.add(new Part(new ArrayList<>(), List.of(), null));
        }
        return new Part(content, List.of(new Part(new ArrayList<>(), List.of(), null)), next);
    }

    /** A part that stands twice, but not in itself. */
    private static Part sharing(int number) {
        Part inner = part(number, null);
        Part outer = part(number, inner);
        outer.content().add(inner);
        outer.content().add(inner);
        return outer;
    }

    @BeforeEach
    void learn() {
        for (int i = 0; i < USES; i++) {
            check(sharing(i % 3));
        }
        assertThat(fused.statistics().types()).anyMatch(type -> type.written() > 10 * (1 + type.fallbacks()));
    }

    private void check(Part part) {
        byte[] bytes = fused.marshal(part);
        assertThat(bytes).isEqualTo(interpreted.marshal(part));
        assertThat(ExactComparison.gravest(part, fused.unmarshal(bytes))).isEmpty();
    }

    /** The more stand around it, the sooner objects are found by their hash. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 40})
    void theRootStandsInItsOwnList(int count) {
        Part root = sharing(count);
        root.content().add(root);
        checkRefused(root);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 40})
    void aPartStandsInItsOwnList(int count) {
        Part inner = part(count, null);
        inner.content().add(inner);
        checkRefused(part(count, inner));
        checkRefused(new Part(new ArrayList<>(List.of(inner, inner)), List.of(), null));
        checkRefused(new Part(new ArrayList<>(), List.of(inner), inner));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 40})
    void anImmutableListStandsInItself(int count) {
        Part inner = part(count, null);
        List<@Nullable Part> frozen = List.of(inner);
        inner.content().add(new Part(new ArrayList<>(), frozen, null));
        checkRefused(new Part(new ArrayList<>(), frozen, null));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 40})
    void aListClosesTheCycle(int count) {
        List<@Nullable Part> content = new ArrayList<>();
        content.add(new Part(content, List.of(), null));
        for (int i = 0; i < count; i++) {
            content.add(part(i, null));
        }
        check(new Part(content, List.of(), null));
    }

    private void checkRefused(Part part) {
        for (Marshaller marshaller : List.of(interpreted, fused)) {
            assertThatThrownBy(() -> marshaller.marshal(part))
                    .isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("made of its parts contains itself");
        }
        check(sharing(1));
    }
}
