// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.ground.Generation;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Effort;
import dev.gridwire.testkit.ExactComparison;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fused codecs against the interpreter: the same bytes, objects and messages, and a way back wherever a guard fails. */
class FusedCodecTest {

    /** More than it takes until code is fused. */
    private static final int USES = 100;
    /** Of the payloads of each kind. */
    private static final int ALTERATIONS = Effort.of("gridwire.fused.alterations", 5_000);

    private final Marshaller fused = marshaller(Generation.WHEN_USED);
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").schemas(SchemaStore.inMemory()).generation(generation).build();
    }

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }
    }

    static class Part {
        int number;
        @Nullable String name;

        Part(int number, @Nullable String name) {
            this.number = number;
            this.name = name;
        }
    }

    static final class SmallPart extends Part {
        final double weight;

        SmallPart(int number) {
            super(number, "small");
            weight = number / 8.0;
        }
    }

    record Price(BigDecimal amount, Colour colour) {}

    record Bag(List<Price> prices, Map<String, Integer> counts, Set<String> names, Optional<Part> part) {}

    static final class Everything {
        long id;
        @Nullable Date date;
        @Nullable Part one;
        @Nullable Part other;
        @Nullable Object any;
        @Nullable Price price;
        @Nullable Bag bag;
        @Nullable UUID uuid;
        @Nullable LocalDate day;
        @Nullable Integer box;
        @Nullable Colour colour;
        int @Nullable [] numbers;
        Part @Nullable [] array;
        String @Nullable [] texts;
        @Nullable List<Object> list;
        @Nullable List<Part> parts;
        @Nullable Map<Object, Object> map;
        @Nullable Map<Colour, String> byColour;
        @Nullable Set<Object> set;
    }

    /** Kinds of contents, each with its own guards. */
    enum Kind {
        NULLS {
            @Override
            void fill(Everything each, int number) {
                each.id = number;
            }
        },
        PLAIN {
            @Override
            void fill(Everything each, int number) {
                each.date = new Date(number);
                each.one = new Part(number, "\u00e9 and \u4e2d " + number);
                each.price = new Price(new BigDecimal(number + ".99"), Colour.GREEN);
                each.uuid = new UUID(number, 5);
                each.day = LocalDate.of(2024, 1, 1).plusDays(number);
                each.box = number;
                each.colour = Colour.RED;
                each.numbers = new int[] {number, -1};
                each.any = "text";
            }
        },
        TEXTS {
            @Override
            void fill(Everything each, int number) {
                each.texts = new String[] {"a", null, "\ud800", "x".repeat(40 * number), "\u0416".repeat(number)};
                each.list = new ArrayList<>(List.of("b", "c" + number));
            }
        },
        LISTS {
            @Override
            void fill(Everything each, int number) {
                each.parts = new ArrayList<>(IntStream.range(0, number % 70).mapToObj(i -> new Part(i, "part")).toList());
                each.list = new LinkedList<>(IntStream.range(0, number % 5).boxed().toList());
            }
        },
        MANY_FINAL {
            @Override
            void fill(Everything each, int number) {
                each.parts = new ArrayList<>(IntStream.range(0, 90).mapToObj(SmallPart::new).toList());
            }
        },
        LISTS_WITH_NULLS {
            @Override
            void fill(Everything each, int number) {
                each.parts = new ArrayList<>(Arrays.asList(new Part(number, null), null, new Part(2, "b")));
                each.list = new ArrayList<>(Arrays.asList(null, number, number % 2 == 0 ? null : 7));
            }
        },
        POLYMORPHIC {
            @Override
            void fill(Everything each, int number) {
                each.one = new SmallPart(number);
                each.other = new Part(number, "other");
                each.parts = new CopyOnWriteArrayList<>(List.of(new Part(1, "a"), new SmallPart(2), new Part(3, "c")));
                each.array = new Part[] {new SmallPart(4), null, new Part(5, "e")};
                each.list = new ArrayList<>(Arrays.asList("a", 1, 2L, 3.5, 'c', (byte) 1, null, new SmallPart(number)));
            }
        },
        MAPS {
            @Override
            void fill(Everything each, int number) {
                each.map = new HashMap<>(Map.of("a", new Part(number, "a"), "b", 1, "c", new Date(number)));
                each.byColour = new EnumMap<>(Map.of(Colour.RED, "red", Colour.GREEN, "green " + number));
                each.set = new HashSet<>(Set.of("x", "y" + number, 5));
                each.any = new TreeMap<>(Map.of(number, List.of(1, 2), number + 1, List.of()));
                each.list = new ArrayList<>(List.of(new TreeSet<>(Set.of("p", "q")), new LinkedHashMap<>(Map.of(1, "one"))));
            }
        },
        RECORDS {
            @Override
            void fill(Everything each, int number) {
                List<Price> prices = IntStream.range(0, number % 4)
                        .mapToObj(i -> new Price(BigDecimal.valueOf(i), Colour.values()[i % 2]))
                        .toList();
                each.bag = new Bag(List.copyOf(prices), Map.of("a", number), Set.of("n" + number), Optional.of(new Part(1, "p")));
                each.any = Optional.empty();
            }
        },
        DEQUES {
            @Override
            void fill(Everything each, int number) {
                each.any = new ArrayDeque<>(List.of(new Part(number, "a"), new Part(2, "b")));
            }
        },
        SHARED {
            @Override
            void fill(Everything each, int number) {
                each.one = new Part(number, "shared");
                each.other = each.one;
                each.parts = new ArrayList<>(List.of(each.one, new Part(1, "x"), each.one));
            }
        },
        CYCLIC {
            @Override
            void fill(Everything each, int number) {
                each.list = new ArrayList<>();
                each.list.add(each.list);
                each.any = each;
            }
        };

        abstract void fill(Everything each, int number);

        Everything make(int number) {
            Everything made = new Everything();
            fill(made, number);
            return made;
        }
    }

    private long fallbacks() {
        return fused.statistics().types().stream().mapToLong(TypeStatistics::fallbacks).sum();
    }

    private void check(Object graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(graph, fused.unmarshal(bytes))).isEmpty();
        assertThat(ExactComparison.gravest(graph, interpreted.unmarshal(bytes))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void bytesAndObjectsAreThoseOfTheInterpreter(Kind kind) {
        for (int i = 1; i < 3 * USES; i++) {
            check(kind.make(i));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Kind.class, names = {"SHARED", "CYCLIC"}, mode = EnumSource.Mode.EXCLUDE)
    void graphsThatShareNothingAreFused(Kind kind) {
        for (int i = 1; i < 2 * USES; i++) {
            check(kind.make(i));
        }
        long before = fallbacks();
        for (int i = 1; i < USES; i++) {
            check(kind.make(i));
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    @Test
    void whatWasNotSeenBeforeIsLeftToTheGeneralWalkAndLearned() {
        for (Kind kind : List.of(Kind.NULLS, Kind.PLAIN, Kind.MAPS, Kind.POLYMORPHIC)) {
            for (int i = 1; i < USES; i++) {
                check(kind.make(i));
            }
        }
        long before = fallbacks();
        for (int i = 1; i < 50; i++) {
            check(Kind.PLAIN.make(i));
            check(Kind.MAPS.make(i));
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void alteredBytesGiveTheSameObjectOrTheSameMessage(Kind kind) {
        for (int i = 1; i < USES; i++) {
            check(kind.make(i));
        }
        SplittableRandom random = new SplittableRandom(kind.ordinal());
        for (int i = 0; i < ALTERATIONS; i++) {
            byte[] bytes = fused.marshal(kind.make(random.nextInt(1, 80)));
            int last = random.nextInt(4) == 0 ? random.nextInt(1, bytes.length) : bytes.length;
            byte[] altered = Arrays.copyOf(bytes, last);
            altered[random.nextInt(altered.length)] = (byte) (random.nextBoolean() ? random.nextInt(100) : random.nextInt());
            assertSameOutcome(altered);
        }
    }

    private void assertSameOutcome(byte[] altered) {
        Object[] results = new Object[2];
        Throwable found = catchThrowable(() -> results[0] = fused.unmarshal(altered));
        Throwable expected = catchThrowable(() -> results[1] = interpreted.unmarshal(altered));
        assertThat(found == null ? null : found.toString()).isEqualTo(expected == null ? null : expected.toString());
        if (expected == null) {
            assertThat(ExactComparison.gravest(results[1], results[0])).isEmpty();
        }
    }

    @Test
    void manyThreadsLearnAtOnce() throws Exception {
        ExecutorService executor = Threads.shortLived();
        try {
            List<Future<?>> results = IntStream.range(0, 64).<Future<?>>mapToObj(thread -> executor.submit(() -> {
                for (int i = 1; i < USES; i++) {
                    check(Kind.values()[(thread + i) % Kind.values().length].make(i));
                }
            })).toList();
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            executor.shutdownNow();
        }
    }

    /** A field that another thread changes while the object is written: one object stays one, whatever its fields say. */
    @Test
    void anObjectThatChangesMeanwhileIsNeverSplitIntoTwo() throws Exception {
        for (int i = 1; i < USES; i++) {
            check(Kind.LISTS.make(i));
        }
        Part changing = new Part(1, "changing");
        Everything graph = Kind.LISTS.make(60);
        List<Part> parts = Objects.requireNonNull(graph.parts);
        parts.set(3, changing);
        parts.set(55, changing);
        ExecutorService executor = Threads.shortLived();
        try {
            Future<?> changes = executor.submit(() -> {
                for (int i = 0; !Thread.currentThread().isInterrupted(); i++) {
                    changing.number = i % 2;
                    changing.name = i % 3 == 0 ? null : "n" + i;
                }
            });
            for (int i = 0; i < 2_000; i++) {
                Everything copy = fused.unmarshal(fused.marshal(graph));
                List<Part> copied = Objects.requireNonNull(copy.parts);
                assertThat(copied.get(3)).isSameAs(copied.get(55));
            }
            changes.cancel(true);
        } finally {
            executor.shutdownNow();
        }
    }
}
