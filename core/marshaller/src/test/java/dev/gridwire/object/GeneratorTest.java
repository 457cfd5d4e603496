// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.fused.FusedBody;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.zoo.Zoo;
import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class GeneratorTest {

    static Stream<Class<?>> zoo() {
        return Stream.of(Zoo.class.getDeclaredClasses())
                .filter(type -> !Modifier.isAbstract(type.getModifiers()) && !type.isEnum());
    }

    private static TypeTable types(Generation generation) {
        return TypeTables.of(
                new NamePolicy(Set.of(), Set.of("dev.gridwire.zoo")), Limits.DEFAULT, generation, Sharing.ANALYSED);
    }

    @ParameterizedTest
    @MethodSource("zoo")
    void everyClassOfTheZooGetsHiddenClasses(Class<?> type) {
        TypeTable types = types(Generation.WHEN_USED);
        for (boolean isCanonical : new boolean[] {false, true}) {
            FusedBody body = Objects.requireNonNull(FusedBodies.generated(types, type, isCanonical));
            assertThat(body.getClass().isHidden()).isTrue();
            assertThat(body.getClass().getNestHost()).isEqualTo(type.getNestHost());
        }
    }

    @ParameterizedTest
    @MethodSource("zoo")
    void noneIsDefinedWhereTheBuildMakesTheCode(Class<?> type) {
        assertThat(FusedBodies.generated(types(Generation.BUILT), type, false)).isNull();
        assertThat(FusedBodies.generated(types(Generation.NEVER), type, false)).isNull();
    }
}
