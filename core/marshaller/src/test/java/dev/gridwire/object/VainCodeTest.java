// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.assembly.TypeTables;
import dev.gridwire.codec.UserCodec;
import dev.gridwire.graph.PayloadReader;
import dev.gridwire.graph.PayloadWriter;
import dev.gridwire.graph.TypeTable;
import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.seal.Seal;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The general walk has no code generated for a class whose graphs may soon have fused code, unless they are large. */
class VainCodeTest {

    private final TypeTable types = TypeTables.of(
            new NamePolicy(Set.of(), Set.of("dev.gridwire.object")), Limits.DEFAULT, Generation.WHEN_USED, Sharing.ANALYSED);
    private final PayloadWriter writer = new PayloadWriter(types, Seal.none());
    private final PayloadReader reader = new PayloadReader(types, Seal.none());

    record Item(int number) {}

    record Basket(List<Item> items) {}

    private static Basket basket(int items) {
        return new Basket(IntStream.range(0, items).mapToObj(Item::new).toList());
    }

    private void use(Object graph, int times) {
        for (int i = 0; i < times; i++) {
            byte[] bytes = writer.write(graph).toByteArray();
            writer.clear();
            assertThat(reader.read(bytes, 0, bytes.length)).isEqualTo(graph);
            reader.clear();
        }
    }

    private boolean isGenerated(Class<?> type) {
        return ((UserCodec) types.allowed(type)).body().getClass().isHidden();
    }

    private boolean isFused(Class<?> type) {
        return types.allowed(type).fusion().code() != null;
    }

    @Test
    void elementsOfSmallGraphsNeedNone() {
        use(basket(10), 300);
        assertThat(isFused(Basket.class)).isTrue();
        assertThat(isGenerated(Item.class)).isFalse();
    }

    @Test
    void elementsOfLargeGraphsNeedItUntilThen() {
        use(basket(500), 4);
        assertThat(isFused(Basket.class)).isFalse();
        assertThat(isGenerated(Item.class)).isTrue();
    }

    @Test
    void graphsThatFusedCodeDoesNotKnowNeedItAtOnce() {
        use(basket(10), 40);
        assertThat(isFused(Basket.class)).isTrue();
        use(new Basket(Collections.synchronizedList(basket(2).items())), 1);
        assertThat(isGenerated(Item.class)).isTrue();
    }

    @Test
    void rootsWithoutFusedCodeNeedItAfterSomeUses() {
        Object[] array = {new Item(1)};
        for (int i = 0; i < 300; i++) {
            writer.write(array);
            writer.clear();
        }
        assertThat(isGenerated(Item.class)).isTrue();
    }
}
