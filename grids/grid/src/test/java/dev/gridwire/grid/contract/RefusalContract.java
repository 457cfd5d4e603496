// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Delay;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.payload.Limits;
import dev.gridwire.testkit.mutation.Budget;
import dev.gridwire.testkit.mutation.Examiner;
import dev.gridwire.testkit.mutation.Finding;
import dev.gridwire.testkit.mutation.Mutator;
import dev.gridwire.testkit.mutation.Rules;
import dev.gridwire.testkit.mutation.Tally;
import java.math.BigDecimal;
import java.rmi.MarshalledObject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What every grid's serializer keeps when it refuses: limits, budgets of work, counts and a line of the log. */
public abstract class RefusalContract extends JavaContract {

    private static final System.Logger LOGGER = System.getLogger(RefusalContract.class.getName());
    private static final int MUTATIONS = Integer.getInteger("gridwire.door-mutations", 5_000);
    private static final long SEED = Long.getLong("gridwire.seed", 62);
    private static final Budget SEARCHES = new Budget(4 << 20, 32, 100_000_000, 1_000);
    private static final int BYTES = 2_000;
    private static final int LENGTH = 100;

    /** The bytes of a value as the grid's serializer makes them. */
    protected abstract byte[] write(Object value) throws Exception;

    /** A limit that is told holds for both formats; its name is the remedy. */
    @Test
    @Holds(Point.LIMITS)
    void limitsHoldForBothFormats() throws Exception {
        List<Object> large = new ArrayList<>(List.of("x".repeat(BYTES)));
        assertBeyond(Limits.DEFAULT.withBytes(BYTES), large, "limits.bytes");
        Object many = Collections.nCopies(LENGTH + 1, "one").toArray();
        assertBeyond(Limits.DEFAULT.withContainerLength(LENGTH), many, "limits.container-length");
        Set<Object> nested = new HashSet<>(Set.of(new HashSet<>(Set.of(new HashSet<>(Set.of(1))))));
        assertBeyond(Limits.DEFAULT.withHashNesting(2), nested, "limits.hash-nesting");
    }

    private void assertBeyond(Limits limits, Object value, String limit) throws Exception {
        Door held = door(builder -> allowed(builder).limits(limits));
        Door free = door(DoorContract::allowed);
        assertThat(free.read(free.write(value))).isEqualTo(value);
        assertThat(free.read(JavaStreams.of(value))).isEqualTo(value);
        assertRefused(catchThrowable(() -> held.read(free.write(value))), limit);
        assertRefused(catchThrowable(() -> held.read(JavaStreams.of(value))), limit);
        assertThat(catchThrowable(() -> held.write(value))).hasStackTraceContaining(limit);
    }

    /** Each refusal counts once, whoever asks. */
    @Test
    @Holds(Point.COUNTED)
    void refusalsAreLoggedCountedAndShown() throws Exception {
        try (Witnesses witnesses = new Witnesses(() -> door(DoorContract::allowed))) {
            Door door = witnesses.door();
            byte[] own = door.write(new Item("tea", BigDecimal.TEN, List.of()));
            assertThat(catchThrowable(() -> door.write(new Shop.Refused()))).isNotNull();
            witnesses.assertSeen("RejectedTypes", "rejected-type", 1, "java.lang.Thread");
            byte[] stranger = JavaStreams.of(new MarshalledObject<>("text"));
            assertThat(catchThrowable(() -> door.read(stranger))).isNotNull();
            witnesses.assertSeen("RejectedTypes", "rejected-type", 2, "java.rmi.MarshalledObject");
            assertThat(catchThrowable(() -> door.read(Arrays.copyOf(own, own.length - 1)))).isNotNull();
            witnesses.assertSeen("MalformedBytes", "malformed-bytes", 1, "Gridwire refused");
            assertThat(catchThrowable(() -> door.read(JavaStreams.announcedArrays(2, 100)))).isNotNull();
            witnesses.assertSeen("MalformedBytes", "malformed-bytes", 2, "The bytes end within a value");
            assertThat(catchThrowable(() -> door.read(JavaStreams.nestedSets(26)))).isNotNull();
            witnesses.assertSeen("MismatchedShapes", "mismatched-shape", 1, "hashNesting");
        }
    }

    @Test
    @Holds(Point.ALTERED)
    void alteredValuesOfKnownTypesDoNoHarm() throws Exception {
        alter(samples(), Budget.STRICT);
    }

    /** A search for a class of an allowed package costs what the loader makes of it. */
    @Test
    @Holds(Point.ALTERED)
    void alteredValuesOfOwnClassesDoNoHarm() throws Exception {
        alter(List.of(Cart.cyclic(4), List.of(new Delay("late", 5)),
                new Item("tea", BigDecimal.TEN, List.of("green"))), SEARCHES);
    }

    /** Bytes of Gridwire, and of Java serialization. */
    private void alter(List<Object> samples, Budget budget) throws Exception {
        List<byte[]> own = new ArrayList<>();
        List<byte[]> java = new ArrayList<>();
        for (Object each : samples) {
            own.add(write(each));
            java.add(JavaStreams.of(each));
        }
        alter("own", own, budget);
        alter("java", java, budget);
    }

    private void alter(String mode, List<byte[]> corpus, Budget budget) {
        Examiner examiner = new Examiner(mode, this::read, new Rules(this::isDocumented, failure -> false, budget, this::harm));
        Mutator mutator = new Mutator(corpus);
        for (byte[] each : corpus) {
            assertThat(examiner.examine(each, new Tally()).attempt().failure()).isNull();
        }
        SplittableRandom random = new SplittableRandom(SEED);
        Tally tally = new Tally();
        for (int i = 0; i < MUTATIONS; i++) {
            Finding finding = examiner.examine(mutator.next(random), tally).finding();
            assertThat(finding == null ? null : examiner.shrunk(finding)).as("seed %s, input %s", SEED, i).isNull();
        }
        LOGGER.log(System.Logger.Level.DEBUG, () -> getClass().getSimpleName() + " " + mode + ": inputs=" + tally.inputs()
                + ", objects=" + tally.objects() + ", allocation=" + tally.allocation() + ", time=" + tally.time());
    }

    private String harm() throws Exception {
        Object read = read(write(new Date(7)));
        Object old = read(JavaStreams.of(new Date(7)));
        return new Date(7).equals(read) && read.equals(old) ? null : "read=" + read + ", " + old;
    }

    private static List<Object> samples() {
        Map<Object, Object> map = new LinkedHashMap<>(Map.of("one", List.of(1, 2L, 'c'), 2, Set.of("a", "b")));
        map.put("map", new HashMap<>(Map.of("key", new TreeMap<>(Map.of("deep", new HashSet<>(Set.of(1, 2)))))));
        return List.of(map, new Date(7), LocalDate.EPOCH, List.of(new IllegalStateException("no", new Error("cause"))),
                new Object[] {new int[] {1, 2, 3}, new String[][] {{"a"}, null}, Thread.State.NEW, int.class},
                new ArrayList<>(List.of(new BigDecimal("12.50"), new StringBuilder("text"), map)));
    }
}
