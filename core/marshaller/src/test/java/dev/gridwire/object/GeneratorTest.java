// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.assembly.TypeAssembly;
import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codec.Body;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.evolution.EvolutionRules;
import dev.gridwire.graph.TypeSettings;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.CanonicalRoots;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.TypeRegistry;
import dev.gridwire.zoo.Zoo;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("core")
class GeneratorTest {

    private static final TypeTable TYPES = TypeTables.of(
            new NamePolicy(Set.of(), Set.of("dev.gridwire.zoo")), Limits.DEFAULT, Generation.AT_ONCE, Sharing.ANALYSED);

    static Stream<Class<?>> zoo() {
        return Stream.of(Zoo.class.getDeclaredClasses())
                .filter(type -> !Modifier.isAbstract(type.getModifiers()) && !type.isEnum());
    }

    @ParameterizedTest
    @MethodSource("zoo")
    void everyClassOfTheZooGetsAHiddenClass(Class<?> type) {
        UserCodec codec = (UserCodec) TYPES.allowed(type);
        assertThat(codec.body().getClass().isHidden()).isTrue();
        assertThat(codec.body().getClass().getNestHost()).isEqualTo(type.getNestHost());
    }

    @ParameterizedTest
    @MethodSource("zoo")
    void classesWithFloatingNumbersGetASecondOneForCanonicalBytes(Class<?> type) {
        TypeTable canonical = TypeAssembly.of(new TypeSettings(
                new NamePolicy(Set.of(), Set.of("dev.gridwire.zoo")), new TypeRegistry(Map.of()),
                GeneratorTest.class.getClassLoader(), Limits.DEFAULT, Generation.AT_ONCE, Sharing.ANALYSED, CanonicalRoots.ALL),
                EvolutionRules.DEFAULT);
        UserCodec codec = (UserCodec) canonical.allowed(type);
        Body second = codec.canonicalBody();
        if (codec.layout().slots().stream().anyMatch(slot -> slot.kind().isFloating())) {
            assertThat(second).isNotNull().isNotSameAs(codec.body());
            assertThat(second.getClass().isHidden()).isTrue();
        } else {
            assertThat(second).isNull();
        }
        assertThat(((UserCodec) TYPES.allowed(type)).canonicalBody()).isNull();
    }
}
