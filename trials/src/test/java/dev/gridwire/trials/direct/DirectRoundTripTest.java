// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.codec.Codec;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No codec may be timed that does not bring objects back, identity included. */
class DirectRoundTripTest {

    private static final long SEED = 42;
    private static final int VALUE_COUNT = 30;

    static Stream<Arguments> cells() {
        return Cells.all().map(cell -> Arguments.argumentSet(cell.toString(), cell));
    }

    @ParameterizedTest
    @MethodSource("cells")
    void decodedGraphIsTheEncodedOne(DirectCell cell) {
        Codec codec = cell.codec().open(cell.subject());
        Supplier<?> values = cell.subject().values(SEED);
        for (int i = 0; i < VALUE_COUNT; i++) {
            Object value = values.get();
            Object decoded = codec.read(codec.write(value));
            assertThat(decoded).isNotSameAs(value);
            assertThat(ExactComparison.gravest(value, decoded)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("cells")
    void freshObjectsComeBackToo(DirectCell cell) {
        Codec codec = cell.codec().open(cell.subject());
        FreshObjects objects = new FreshObjects(cell.subject(), 3);
        for (int i = 0; i < objects.count(); i++) {
            byte[] payload = codec.write(objects.make(i));
            assertThat(ExactComparison.gravest(objects.make(i), codec.read(payload))).isEmpty();
        }
    }
}
