// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PartTableTest {

    private final PartsByHand.PartTable table = new PartsByHand.PartTable();

    @Test
    void partIsFoundWhereItWasMet() {
        List<Part> parts = parts(2_000, 3);
        table.begin(parts.size());
        parts.forEach(part -> assertThat(table.find(part)).isEqualTo(-1));
        for (int i = 0; i < parts.size(); i++) {
            assertThat(table.find(parts.get(i))).isEqualTo(i);
        }
    }

    @Test
    void equalPartsOfOneNumberAreTwo() {
        List<Part> twins = parts(100, 0);
        table.begin(twins.size());
        twins.forEach(part -> assertThat(table.find(part)).isEqualTo(-1));
    }

    @Test
    void partsOfAnEarlierGraphAreForgotten() {
        List<Part> parts = parts(50, 7);
        for (int graph = 0; graph < 100; graph++) {
            table.begin(parts.size());
            parts.forEach(part -> assertThat(table.find(part)).isEqualTo(-1));
        }
    }

    @Test
    void longListsHaveRoom() {
        List<Part> parts = parts(60_000, 1);
        table.begin(parts.size());
        parts.forEach(part -> assertThat(table.find(part)).isEqualTo(-1));
        assertThat(table.find(parts.get(59_999))).isEqualTo(59_999);
    }

    @Test
    void aboutAFifthOfAListIsOrHoldsWhatStandsElsewhere() {
        List<Part> list = new PartsValues(new SplittableRandom(42)).get().parts();
        Set<Part> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
        distinct.addAll(list);
        long joints = list.stream().filter(Joint.class::isInstance).count();
        assertThat(list).hasSize(PartsValues.PART_COUNT);
        assertThat(list.size() - distinct.size() + joints).isBetween(150L, 250L);
        assertThat(list.stream().map(Object::getClass).distinct()).hasSize(5);
    }

    private static List<Part> parts(int count, int step) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(new Bolt(i * step, 1, 1, false));
        }
        return parts;
    }
}
