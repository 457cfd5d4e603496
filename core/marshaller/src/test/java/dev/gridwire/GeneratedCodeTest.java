// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.type.FinalFields;
import dev.gridwire.zoo.Finals;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated code against the interpreter, which is the specification. */
@Tag("core")
class GeneratedCodeTest {

    private static final Pair USUAL = Pair.of(FinalFieldAccess.standard());
    private static final Pair MUTATING = Pair.of(FinalFields.MUTATED);

    /** Two marshallers of the same classes. */
    private record Pair(Marshaller interpreted, Marshaller generated) {

        static Pair of(FinalFields fate) {
            return new Pair(zoo(Generation.NEVER, Sharing.ASSUMED, fate), zoo(Generation.AT_ONCE, Sharing.ANALYSED, fate));
        }

        private static Marshaller zoo(Generation generation, Sharing sharing, FinalFields fate) {
            return Marshaller.builder().allowPackage("dev.gridwire.zoo").generation(generation).sharing(sharing)
                    .finalFields(fate).build();
        }
    }

    static Stream<Arguments> samples() {
        return Stream.concat(
                Samples.all().stream().map(sample -> Arguments.of(sample, USUAL)),
                Finals.mutated().map(sample -> Arguments.of(sample, MUTATING)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void bytesAreThoseOfTheInterpreter(Object sample, Pair pair) {
        byte[] bytes = pair.generated.marshal(sample);
        assertThat(bytes).isEqualTo(pair.interpreted.marshal(sample));
        byte[] ofCopy = pair.interpreted.marshal(pair.interpreted.unmarshal(bytes));
        assertThat(pair.interpreted.marshal(pair.generated.unmarshal(bytes))).isEqualTo(ofCopy);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void alteredBytesGiveTheSameFailure(Object sample, Pair pair) {
        byte[] bytes = pair.interpreted.marshal(sample);
        SplittableRandom random = new SplittableRandom(bytes.length);
        for (int i = 0; i < 200; i++) {
            byte[] altered = Arrays.copyOf(bytes, random.nextInt(4) == 0 ? random.nextInt(bytes.length) : bytes.length);
            if (altered.length > 0) {
                altered[random.nextInt(altered.length)] = (byte) random.nextInt(80);
            }
            Throwable expected = catchThrowable(() -> pair.interpreted.unmarshal(altered));
            Throwable found = catchThrowable(() -> pair.generated.unmarshal(altered));
            assertThat(found == null ? null : found.toString()).isEqualTo(expected == null ? null : expected.toString());
        }
    }
}
