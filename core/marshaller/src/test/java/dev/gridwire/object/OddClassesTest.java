// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.odd.Odd;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fused bodies of classes of odd shapes, against the interpreter. */
@Tag("core")
class OddClassesTest {

    private static final Set<String> PACKAGES = Set.of("dev.gridwire.odd", "dev.gridwire.odd.far");
    private static final Bodies BODIES = Bodies.of(OddClassesTest.class.getClassLoader(), PACKAGES);

    static Stream<Object> objects() {
        return Odd.objects();
    }

    @ParameterizedTest
    @MethodSource("objects")
    void theBodyIsAHiddenClassInTheNest(Object object) {
        assertThat(BODIES.isGenerated(object.getClass())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("objects")
    void bytesAndCopiesAreThoseOfTheInterpreter(Object object) {
        BODIES.check(object);
    }

    @ParameterizedTest
    @MethodSource("objects")
    void elementsOfOneClassAreThoseOfTheInterpreter(Object object) {
        BODIES.check(new Object[] {object, null, object});
        BODIES.check(new java.util.ArrayList<>(java.util.Arrays.asList(object, null, object)));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void theCopyIsAnotherObject(Object object) {
        assertThat(ExactComparison.compare(object, BODIES.check(object), FieldScope.SERIAL)).isEmpty();
        assertThat(BODIES.check(object)).isNotSameAs(object);
    }
}
