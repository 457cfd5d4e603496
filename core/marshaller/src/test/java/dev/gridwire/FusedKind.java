// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.FusedGraphs.Bag;
import dev.gridwire.FusedGraphs.Cell;
import dev.gridwire.FusedGraphs.Colour;
import dev.gridwire.FusedGraphs.Everything;
import dev.gridwire.FusedGraphs.Id;
import dev.gridwire.FusedGraphs.Node;
import dev.gridwire.FusedGraphs.Part;
import dev.gridwire.FusedGraphs.Price;
import dev.gridwire.FusedGraphs.Route;
import dev.gridwire.FusedGraphs.SmallPart;
import dev.gridwire.FusedGraphs.Tag;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Kinds of contents for fused codecs, each with its own guards. */
enum FusedKind {
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
    VIEWS {
        @Override
        void fill(Everything each, int number) {
            Part part = new Part(number, "a");
            each.parts = Collections.unmodifiableList(new ArrayList<>(List.of(part, new Part(2, "b"))));
            each.list = Arrays.asList("a", number, null);
            each.set = Collections.unmodifiableSet(new HashSet<>(Set.of(number, "b")));
            each.map = Collections.synchronizedMap(new HashMap<>(Map.of(1, Arrays.asList(1, 2))));
            each.any = Arrays.asList(new Part[] {new Part(number, "c")});
        }
    },
    SMALL_ONES {
        @Override
        void fill(Everything each, int number) {
            each.parts = Collections.singletonList(new Part(number, "one"));
            each.set = Collections.singleton(number % 2 == 0 ? null : number);
            each.map = Collections.singletonMap("key", new Date(number));
            each.list = List.of(
                    Collections.emptyList(), Collections.emptySet(), Collections.emptyMap(), Map.entry(1, "one"),
                    new AbstractMap.SimpleEntry<>("null", null), new AbstractMap.SimpleImmutableEntry<>(number, 1));
            each.any = new AtomicReference<>(new Part(number, "referred to"));
        }
    },
    EMPTY_ONES {
        @Override
        void fill(Everything each, int number) {
            each.any = new TreeMap<>();
            each.set = new TreeSet<>();
            each.map = new ConcurrentSkipListMap<>();
            each.list = new ArrayList<>(List.of(new EnumMap<>(DayOfWeek.class), new LinkedHashMap<>(), new ArrayDeque<>()));
        }
    },
    BOXES {
        @Override
        void fill(Everything each, int number) {
            each.list = new ArrayList<>(Arrays.asList(
                    number, (long) -number, (short) number, (byte) number, (char) number, true, 1.5f, Double.NaN));
            each.any = new ArrayList<>(List.of(number, 2 * number, -number));
            each.set = new HashSet<>(Set.of((long) number, Long.MIN_VALUE, Long.MAX_VALUE));
            each.map = new HashMap<>(Map.of(number + 0.5, (char) number));
            each.price = new Price(BigDecimal.valueOf(Long.MIN_VALUE, number), Colour.RED);
        }
    },
    UNIFORM_MAPS {
        @Override
        void fill(Everything each, int number) {
            Map<Object, Object> map = new HashMap<>();
            for (int i = 0; i < number % 4; i++) {
                map.put("key " + i, number % 5 == 0 && i == 2 ? null : i);
            }
            each.map = map;
            each.any = new TreeMap<>(Map.of("a", 1.5, "b", number + 0.5));
            LinkedHashMap<Integer, String> linked = new LinkedHashMap<>();
            linked.put(number % 7 == 0 ? null : number, "one");
            linked.put(2, "two");
            each.list = new ArrayList<>(
                    List.of(linked, new ArrayDeque<>(List.of(1, number)), new LinkedList<>(List.of("a"))));
        }
    },
    KEYS {
        @Override
        void fill(Everything each, int number) {
            each.set = new HashSet<>();
            each.map = new HashMap<>();
            for (int i = 0; i < number % 6; i++) {
                each.set.add(new Tag(i));
                each.map.put(new Id(i, "key"), new Part(i, "value"));
            }
            Map<@Nullable Tag, Object> linked = new LinkedHashMap<>();
            linked.put(number % 7 == 0 ? null : new Tag(number), new Tag(number));
            each.any = new TreeMap<>(Map.of(new Id(1, null), "a", new Id(number + 2, "b"), number));
            each.list = new ArrayList<>(List.of(
                    linked, new TreeSet<>(Set.of(new Id(number, "c"))), Set.of(new Price(BigDecimal.TEN, Colour.GREEN)),
                    Map.of(new Id(number, null), 1, new Id(-1, ""), 2), new LinkedHashSet<>(List.of(new Id(3, "d"))),
                    new ConcurrentHashMap<>(Map.of(new Tag(number), 1))));
        }
    },
    KEYS_OF_PARTS {
        @Override
        void fill(Everything each, int number) {
            each.set = new HashSet<>();
            each.map = new LinkedHashMap<>();
            for (int i = 0; i < number % 5; i++) {
                each.set.add(new Route(new Id(i, "from"), new Id(number, "to"), List.of("a", "b"), new Date(i)));
                each.map.put(new ArrayList<>(List.of(i, number)), new SmallPart(i));
            }
            each.any = new HashSet<>(Set.of(new Part(number, "of no equal")));
        }
    },
    NULL_KEYS {
        @Override
        void fill(Everything each, int number) {
            each.set = new HashSet<>(Arrays.asList(number % 3 == 0 ? null : new Tag(number)));
        }
    },
    SHARED_KEYS {
        @Override
        void fill(Everything each, int number) {
            Tag tag = new Tag(number);
            Id id = new Id(number, "shared");
            each.set = new HashSet<>(Set.of(tag, new Tag(number + 1)));
            each.map = new LinkedHashMap<>(Map.of(id, new ArrayList<>(List.of(id, tag))));
            each.list = new ArrayList<>(List.of(tag, new TreeMap<>(Map.of(id, 1)), Map.of(tag, each.set), id));
            each.any = number % 4 == 0 ? tag : new Tag(number);
        }
    },
    SHARED_KEYS_OF_PARTS {
        @Override
        void fill(Everything each, int number) {
            Id id = new Id(number, "shared");
            each.set = new HashSet<>(Set.of(new Route(id, id, List.of(), null)));
        }
    },
    KEYS_THAT_HASH {
        @Override
        void fill(Everything each, int number) {
            each.set = new HashSet<>(Set.of(new Bag(List.of(), Map.of("a", number), Set.of(), Optional.empty())));
        }
    },
    DECIMALS {
        @Override
        void fill(Everything each, int number) {
            BigInteger power = BigInteger.TWO.pow(number);
            each.list = new ArrayList<>(List.of(
                    power, power.negate(), power.subtract(BigInteger.ONE), new BigDecimal(power, number - 20),
                    new BigDecimal(power.negate(), 2), BigDecimal.valueOf(-number, -3)));
        }
    },
    ENUM_SETS {
        @Override
        void fill(Everything each, int number) {
            each.any = number % 3 == 0 ? EnumSet.noneOf(Colour.class) : EnumSet.of(Colour.RED);
            each.list = new ArrayList<>(List.of(EnumSet.allOf(Colour.class), EnumSet.of(Colour.GREEN)));
        }
    },
    ENUM_MAPS {
        @Override
        void fill(Everything each, int number) {
            EnumMap<Colour, @Nullable String> map = new EnumMap<>(Colour.class);
            Arrays.stream(Colour.values()).limit(number % 3).forEach(colour -> map.put(colour, number % 2 == 0 ? null : "b"));
            each.any = map;
            each.list = new ArrayList<>(List.of(new EnumMap<>(Map.of(Colour.GREEN, number)), new EnumMap<>(Colour.class)));
        }
    },
    OTHER_CONTAINERS {
        @Override
        void fill(Everything each, int number) {
            each.parts = new Vector<>(List.of(new Part(number, "v")));
            Stack<Object> stack = new Stack<>();
            stack.add(number);
            each.list = stack;
            each.any = new ConcurrentSkipListMap<>(Map.of(number, "a", number + 1, "b"));
            each.set = new ConcurrentSkipListSet<>(Set.of("x", "y" + number));
            each.map = new LinkedHashMap<>(Map.of("queue", new ConcurrentLinkedQueue<>(List.of(1, 2))));
            each.map.put("deque", new ConcurrentLinkedDeque<>(List.of("a", number)));
        }
    },
    SHARED_VIEWS {
        @Override
        void fill(Everything each, int number) {
            Part part = new Part(number, "shared");
            each.parts = new ArrayList<>(List.of(part, part));
            List<Part> view = Collections.unmodifiableList(each.parts);
            each.list = new ArrayList<>(
                    List.of(view, Collections.unmodifiableList(each.parts), view, Collections.singletonList(part)));
            each.array = new Part[] {part};
            each.any = Arrays.asList(each.array);
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
    SHARED_EVERYWHERE {
        @Override
        void fill(Everything each, int number) {
            Part part = new SmallPart(number);
            Price price = new Price(BigDecimal.ONE, Colour.RED);
            List<Object> constants = List.of(part, price, number);
            each.date = new Date(number);
            each.numbers = new int[] {number};
            each.one = part;
            each.price = price;
            each.array = new Part[] {part, new Part(1, "x"), part, null};
            each.parts = new ArrayList<>(Arrays.asList(each.array));
            each.bag = new Bag(List.of(price, price), Map.of(), Set.of("a"), Optional.of(part));
            each.map = new LinkedHashMap<>(Map.of("date", each.date, "numbers", each.numbers, "price", price));
            each.list = new ArrayList<>(Arrays.asList(
                    constants, constants, each.map, each.parts, Optional.empty(), Optional.empty(), null, each));
            each.any = constants;
        }
    },
    MANY_SHARED {
        @Override
        void fill(Everything each, int number) {
            List<Part> parts = IntStream.range(0, 40 + number).mapToObj(i -> (Part) new SmallPart(i)).toList();
            each.parts = new ArrayList<>(parts);
            each.parts.addAll(parts);
            each.list = new LinkedList<>(parts);
            each.other = parts.get(number % 40);
        }
    },
    HOOKED {
        @Override
        void fill(Everything each, int number) {
            FusedHooks.fill(each, number);
        }
    },
    HOOKED_SHARED {
        @Override
        void fill(Everything each, int number) {
            FusedHooks.fillShared(each, number);
        }
    },
    HOOKED_WITH_OTHERS {
        @Override
        void fill(Everything each, int number) {
            FusedHooks.fillWithOthers(each, number);
        }
    },
    TREE {
        @Override
        void fill(Everything each, int number) {
            each.any = Node.tree(number, 1 + number % 5, false);
        }
    },
    TREE_WITH_PARENTS {
        @Override
        void fill(Everything each, int number) {
            each.any = Node.tree(number, 1 + number % 5, true);
        }
    },
    RECURSIVE_RECORDS {
        @Override
        void fill(Everything each, int number) {
            Cell cell = Cell.chain(3, null);
            each.any = Cell.chain(1 + number % 7, number % 2 == 0 ? cell : "other");
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
