// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.SerializableKinds.Bare;
import dev.gridwire.proof.compare.ExactComparison;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a grid's serializer keeps where Gridwire comes into a grid that holds values already, and where it goes again. */
public abstract class RollingContract extends GridContract {

    private final Map<String, Object> kinds = SerializableKinds.all();

    /** The grid's serializer before Gridwire came, and after it is gone. */
    protected abstract Door former();

    /** Gridwire that reads all, and lets the former serializer write. */
    protected abstract Door reading(UnaryOperator<MarshallerBuilder> settings);

    /** Gridwire that reads all and writes, in a grid that the former serializer wrote to. */
    protected abstract Door writing(UnaryOperator<MarshallerBuilder> settings);

    @Test
    @Holds(Point.ROLLING)
    void threeStepsOfARollingRestartReadEachOther() throws Exception {
        Door former = former();
        Door reading = reading(DoorContract::allowed);
        Door writing = writing(DoorContract::allowed);
        Map<String, List<byte[]>> stored = new LinkedHashMap<>();
        for (List<Door> step : List.of(List.of(former), List.of(former, reading), List.of(reading),
                List.of(reading, writing), List.of(writing))) {
            write(step, stored);
            for (Door each : step) {
                assertReads(each, stored);
            }
        }
    }

    /** Back in the same steps: a value that is read and written anew before the jar goes is read without it. */
    @Test
    @Holds(Point.WAY_BACK)
    void whatIsWrittenAnewIsReadWithoutGridwire() throws Exception {
        Door reading = reading(DoorContract::allowed);
        Map<String, List<byte[]>> stored = new LinkedHashMap<>();
        write(List.of(reading, writing(DoorContract::allowed)), stored);
        for (List<byte[]> all : stored.values()) {
            for (int i = 0; i < all.size(); i++) {
                all.set(i, reading.write(reading.read(all.get(i))));
            }
        }
        assertReads(former(), stored);
    }

    /** Before the jar goes: whoever lets the former serializer write is told of classes that only Gridwire can write. */
    @Test
    @Holds(Point.WAY_BACK)
    void whatOnlyGridwireWritesIsNamedOnTheWayBack() throws Exception {
        Door reading = reading(DoorContract::allowed);
        byte[] bare = writing(DoorContract::allowed).write(new Bare("bare"));
        assertThat(reading.read(bare)).isInstanceOf(Bare.class);
        assertThat(catchThrowable(() -> reading.write(new Bare("bare")))).hasStackTraceContaining(Bare.class.getName());
    }

    private void write(List<Door> doors, Map<String, List<byte[]>> stored) throws Exception {
        for (Map.Entry<String, Object> kind : kinds.entrySet()) {
            for (Door each : doors) {
                stored.computeIfAbsent(kind.getKey(), unused -> new ArrayList<>()).add(each.write(kind.getValue()));
            }
        }
    }

    private void assertReads(Door door, Map<String, List<byte[]>> stored) throws Exception {
        for (Map.Entry<String, List<byte[]>> each : stored.entrySet()) {
            for (byte[] bytes : each.getValue()) {
                assertThat(ExactComparison.gravest(kinds.get(each.getKey()), door.read(bytes))).as(each.getKey()).isEmpty();
            }
        }
    }
}
