// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.FusedGraphs.Everything;
import dev.gridwire.FusedGraphs.Part;
import dev.gridwire.FusedGraphs.SmallPart;
import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A class gets its generated code while a list of its objects is written: each object stays one object. */
class PromotionMidwayTest {

    private final Marshaller promoted = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").schemas(SchemaStore.inMemory()).generation(generation).build();
    }

    private static Everything graph(int count) {
        List<Part> parts = IntStream.range(0, count).mapToObj(i -> (Part) new SmallPart(i)).toList();
        Everything made = new Everything();
        made.parts = new ArrayList<>(parts);
        made.parts.addAll(parts);
        return made;
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 75, 85, 90, 95, 97, 99})
    void objectsBehindThePromotionAreFoundAgain(int usesBefore) {
        promoted.marshal(graph(usesBefore));
        promoted.marshal(graph(usesBefore));
        for (int i = 0; i < 3; i++) {
            Everything graph = graph(100);
            assertThat(promoted.marshal(graph)).isEqualTo(interpreted.marshal(graph));
        }
    }
}
