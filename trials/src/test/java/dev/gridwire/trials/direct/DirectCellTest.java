// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DirectCellTest {

    @Test
    void everyCellIsReadFromItsText() {
        assertThat(Cells.all()).hasSize(6 * DirectCodec.all().size()).allMatch(cell ->
                DirectCell.parse(cell.toString()).equals(cell));
    }

    @Test
    void parametersAreEveryPairInTheOrderAskedFor() {
        assertThat(DirectCell.parameters(
                        List.of(DirectCase.ORDER, DirectCase.MEDIA),
                        List.of(DirectCodec.LIMIT, DirectCodec.byId("fory-threadsafe"))))
                .containsExactly("order/limit", "order/fory-threadsafe", "media/limit", "media/fory-threadsafe");
    }

    @Test
    void namesAreThoseOfTheCommandLine() {
        assertThat(Stream.of(DirectCase.values()).map(DirectCase::id))
                .containsExactly("programmer", "customer", "order", "sample", "media", "polymorphic");
        assertThat(DirectCodec.all().stream().map(DirectCodec::id))
                .containsExactly(
                        "gridwire", "gridwire-crc32c", "gridwire-hmac", "fory", "fory-threadsafe", "kryo", "java", "limit");
    }
}
