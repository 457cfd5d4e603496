// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.zoo;

import dev.gridwire.enhancer.form.stream.zoo.Families.Colour;
import dev.gridwire.enhancer.form.stream.zoo.Families.LargeLeaf;
import dev.gridwire.enhancer.form.stream.zoo.Families.Leaf;
import dev.gridwire.enhancer.form.stream.zoo.Families.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Objects of the zoo, by name. Those that begin with "full" hold no null and no subclass of what a field declares. */
public final class Samples implements Supplier<Map<String, Object>> {

    private final Map<String, Object> samples = new LinkedHashMap<>();

    /** Is found by reflection, in a loader of its own. */
    public Samples() {}

    @Override
    public Map<String, Object> get() {
        samples.put("full primitives", new Scalars.Primitives(true, -70_000));
        samples.put("full boxes", Scalars.Boxes.full());
        samples.put("empty boxes", new Scalars.Boxes());
        samples.put("full values", Scalars.Values.full());
        samples.put("odd values", new Scalars.OddValues());
        texts();
        arrays();
        declared();
        lists();
        families();
        samples.put("full wide", Wide.full());
        return samples;
    }

    private void texts() {
        String long1 = "x".repeat(65_535);
        samples.put("full texts", new Scalars.Texts("", "a", long1, long1 + "y", "\u00E9".repeat(40_000), "\u0000",
                "\uD83D\uDE00", "\uFFFFbegins", "\uFFFE", "\u4E2D".repeat(21_845), "x".repeat(1_000_000)));
        samples.put("full lone surrogates", new Scalars.Texts("\uD800", "a\uDC00b", "\uDC00\uD800\uFFFE",
                "\uFFFF\uDC00", "x".repeat(70_000) + "\uD800"));
        samples.put("empty texts", new Scalars.Texts(null, "between", null));
    }

    private void arrays() {
        samples.put("full arrays", Containers.Arrays.full(5));
        samples.put("full large arrays", Containers.Arrays.full(10_000));
        samples.put("full empty arrays", Containers.Arrays.full(0));
        samples.put("no arrays", new Containers.Arrays());
        Containers.Arrays odd = new Containers.Arrays();
        odd.anything = new String[] {"an array of another class"};
        odd.leaves = new LargeLeaf[] {new LargeLeaf(3)};
        odd.texts = new String[] {null, "b"};
        odd.rows = new int[][] {null, {4}};
        odd.dates = new Date[] {null, new java.sql.Timestamp(4)};
        samples.put("odd arrays", odd);
        Containers.Arrays mixed = new Containers.Arrays();
        mixed.leaves = new Leaf[] {new LargeLeaf(3), null, new Leaf(4)};
        samples.put("mixed arrays", mixed);
    }

    private void declared() {
        Containers.Declared full = new Containers.Declared();
        full.texts = new ArrayList<>(List.of("a", "b"));
        full.numbers = new HashSet<>(List.of(1, 2, 3));
        full.colours = new LinkedHashSet<>(List.of(Colour.GREEN, Colour.RED));
        full.sorted = new TreeSet<>(List.of("z", "y"));
        full.leaves = new ArrayDeque<>(List.of(new Leaf(1), new Leaf(2)));
        full.byName = new HashMap<>(Map.of("one", new Leaf(1)));
        full.byNumber = new TreeMap<>(Map.of(5, new Date(5), 4, new Date(4)));
        full.concurrent = new ConcurrentHashMap<>(Map.of("longs", new long[] {1, 2}));
        full.nested = new LinkedHashMap<>(Map.of("outer", new LinkedList<>(List.of(new HashMap<>(Map.of(1, "inner"))))));
        full.wild = new LinkedList<>(List.of(new Leaf(8)));
        full.raw = new ArrayList<>(List.of(1, "two"));
        full.exact = new ArrayList<>(List.of(7L));
        full.iterable = new ArrayList<>(List.of("i"));
        samples.put("full declared", full);
        samples.put("empty declared", new Containers.Declared());
        Containers.Declared odd = new Containers.Declared();
        odd.texts = new LinkedList<>(Arrays.asList("a", null));
        odd.numbers = new ArrayList<>(Arrays.asList(null, 4));
        odd.colours = new HashSet<>(Collections.singleton(null));
        odd.byName = new HashMap<>();
        odd.byName.put(null, null);
        odd.byName.put("large", new LargeLeaf(2));
        odd.wild = new ArrayList<>(Arrays.asList(new LargeLeaf(2), null));
        odd.nested = new HashMap<>();
        odd.nested.put("none", null);
        odd.nested.put("hole", new ArrayList<>(Collections.singletonList(null)));
        samples.put("odd declared", odd);
        samples.put("rare containers", new Containers.Rare());
    }

    private void lists() {
        List<Collection<String>> lists = List.of(List.of(), List.of("a"), List.of("a", "b", "c"), Set.of(), Set.of("a"),
                Set.of("a", "b", "c"), Collections.emptyList(), Collections.emptySet(),
                Collections.singletonList("a"), Collections.singleton("a"), new Vector<>(List.of("v")),
                new CopyOnWriteArrayList<>(List.of("c", "d")), new TreeSet<>(Set.of("t")),
                new ArrayList<>(IntStream.range(0, 5000).mapToObj(i -> "e" + i).collect(Collectors.toList())),
                Stream.of("s", "t").toList(), new java.util.PriorityQueue<>(List.of("q")),
                Collections.unmodifiableList(new ArrayList<>(List.of("u"))));
        List<Map<String, Integer>> maps = List.of(Map.of(), Map.of("a", 1), Map.of("a", 1, "b", 2), Collections.emptyMap(),
                Collections.singletonMap("a", 1), new TreeMap<>(Map.of("t", 2)), new ConcurrentHashMap<>(Map.of("c", 3)),
                new java.util.Hashtable<>(Map.of("h", 4)), Collections.unmodifiableMap(new HashMap<>(Map.of("u", 3))));
        samples.put("full backed list", new Containers.Holder(Arrays.asList("a", "b"), Map.of()));
        for (int i = 0; i < lists.size(); i++) {
            samples.put("full holder " + i, new Containers.Holder(lists.get(i), maps.get(i % maps.size())));
        }
    }

    private void families() {
        samples.put("full bottom", new Families.Bottom());
        samples.put("full middle", new Families.Middle<>("generic"));
        samples.put("full large leaf", new LargeLeaf(7));
        samples.put("full tree", new Families.Tree(new Leaf(1), new LargeLeaf(2), new Families.Point(3, List.of("p")),
                Colour.GREEN, new Families.Bottom()));
        samples.put("odd tree", new Families.Tree(new LargeLeaf(1), null, null, null, null));
        samples.put("full constructed", Families.Constructed.of(17));
        samples.put("full last bytes", new Families.LastBytes());
        samples.put("full last numbers", new Families.LastNumbers());
        samples.put("full last number", new Families.LastNumber());
        samples.put("full nothings", new Families.Nothings());
        samples.put("full hinted", new Families.Hinted());
        Node chain = new Node("first");
        chain.next = new Node("second");
        chain.others.add(new Node("third"));
        samples.put("chain", chain);
        Node ring = new Node("ring");
        ring.next = new Node("back");
        ring.next.next = ring;
        samples.put("cycle", ring);
        Node self = new Node("self");
        self.others.add(self);
        samples.put("cycle by elements", self);
        samples.put("shared leaf", new Families.Pair(new Leaf(3)));
        Families.Hinted hole = new Families.Hinted();
        hole.date = null;
        samples.put("hinted with null", hole);
    }
}
