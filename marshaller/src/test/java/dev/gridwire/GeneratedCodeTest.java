// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated code against the interpreter, which is the specification. */
class GeneratedCodeTest {

    private static final Marshaller INTERPRETED = zoo(Generation.NEVER, Sharing.ASSUMED);
    private static final Marshaller GENERATED = zoo(Generation.AT_ONCE, Sharing.ANALYSED);

    private static Marshaller zoo(Generation generation, Sharing sharing) {
        return Marshaller.builder().allowPackage("dev.gridwire.zoo").generation(generation).sharing(sharing).build();
    }

    static List<Object> samples() {
        return Samples.all();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void bytesAreThoseOfTheInterpreter(Object sample) {
        byte[] bytes = GENERATED.marshal(sample);
        assertThat(bytes).isEqualTo(INTERPRETED.marshal(sample));
        byte[] ofCopy = INTERPRETED.marshal(INTERPRETED.unmarshal(bytes));
        assertThat(INTERPRETED.marshal(GENERATED.unmarshal(bytes))).isEqualTo(ofCopy);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void alteredBytesGiveTheSameFailure(Object sample) {
        byte[] bytes = INTERPRETED.marshal(sample);
        SplittableRandom random = new SplittableRandom(bytes.length);
        for (int i = 0; i < 200; i++) {
            byte[] altered = Arrays.copyOf(bytes, random.nextInt(4) == 0 ? random.nextInt(bytes.length) : bytes.length);
            if (altered.length > 0) {
                altered[random.nextInt(altered.length)] = (byte) random.nextInt(80);
            }
            Throwable expected = catchThrowable(() -> INTERPRETED.unmarshal(altered));
            Throwable found = catchThrowable(() -> GENERATED.unmarshal(altered));
            assertThat(found == null ? null : found.toString()).isEqualTo(expected == null ? null : expected.toString());
        }
    }
}
