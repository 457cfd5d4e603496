// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.Marshaller;
import dev.gridwire.WithGeneration;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.law.MissingClasses;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A new field holds containers, arrays and literals of classes that old members lack: they carry it all the same. */
class MissingInContainersTest {

    private static final MissingClasses CLASSES = new MissingClasses();

    static IntStream numbers() {
        return IntStream.range(0, CLASSES.count());
    }

    private static Marshaller marshaller(ClassLoader loader, Generation generation) {
        return WithGeneration.builder(generation).classLoader(loader).allowPackage(MissingClasses.PACKAGE).build();
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void anOldMemberCarriesIt(int number) {
        for (Generation generation : List.of(Generation.NEVER, Generation.AT_ONCE)) {
            Marshaller recent = marshaller(CLASSES.newClasses(), generation);
            Marshaller old = marshaller(CLASSES.oldClasses(), generation);
            for (int use = 0; use < 3; use++) {
                byte[] bytes = recent.marshal(CLASSES.make(number));
                byte[] back = old.marshal(old.unmarshal(old.marshal(old.unmarshal(bytes))));
                assertThat(ExactComparison.gravest(recent.unmarshal(bytes), recent.unmarshal(back))).isEmpty();
            }
        }
    }
}
