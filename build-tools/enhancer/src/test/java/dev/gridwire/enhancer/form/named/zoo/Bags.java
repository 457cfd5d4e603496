// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Containers of every kind. */
@SuppressWarnings({"unused", "serial"})
public class Bags implements Serializable {

    private static final long serialVersionUID = 1;

    private final List<String> strings;
    private Collection<Integer> boxes;
    private List<Leaf> leaves;
    private List<? extends Leaf> bounded;
    private LinkedList<Date> dates;
    private Deque<Long> longs;
    private Set<DayOfWeek> days;
    private EnumSet<DayOfWeek> enumSet;
    private TreeSet<String> sorted;
    private Set<Leaf> leafSet;
    private Map<String, Integer> counts;
    private Map<DayOfWeek, Leaf> byDay;
    private EnumMap<DayOfWeek, String> enumMap;
    private SortedMap<Long, Date> sortedMap;
    private Map<Leaf, Leaf> leafMap;

    private Bags(List<String> strings) {
        this.strings = strings;
    }

    /** Those that are made by constructors. */
    public static Bags mutable() {
        Bags bags = new Bags(new ArrayList<>(Arrays.asList("a", null, "\uFFFF")));
        bags.boxes = new LinkedHashSet<>(Arrays.asList(3, null, 1));
        bags.leaves = new ArrayList<>(Arrays.asList(new Leaf("x", 1), null, new Leaf("y", 2)));
        bags.bounded = new CopyOnWriteArrayList<>(List.of(new Leaf("z", 3)));
        bags.dates = new LinkedList<>(Arrays.asList(new Date(5), null));
        bags.longs = new LinkedList<>(List.of(1L, Long.MIN_VALUE));
        bags.days = new HashSet<>(List.of(DayOfWeek.MONDAY));
        bags.enumSet = EnumSet.range(DayOfWeek.TUESDAY, DayOfWeek.FRIDAY);
        bags.sorted = new TreeSet<>(List.of("b", "a"));
        bags.leafSet = new TreeSet<>(List.of(new Leaf("q", 9), new Leaf("p", 8)));
        bags.counts = new HashMap<>();
        bags.counts.put(null, 1);
        bags.counts.put("n", null);
        bags.byDay = new LinkedHashMap<>(Map.of(DayOfWeek.SUNDAY, new Leaf("s", 0)));
        bags.byDay.put(DayOfWeek.MONDAY, null);
        bags.enumMap = new EnumMap<>(Map.of(DayOfWeek.FRIDAY, "f"));
        bags.sortedMap = new TreeMap<>(Map.of(2L, new Date(2), 1L, new Date(1)));
        bags.leafMap = new ConcurrentHashMap<>(Map.of(new Leaf("k", 4), new Leaf("v", 5)));
        return bags;
    }

    /** Those that cannot be changed, and empty ones. */
    public static Bags fixed() {
        Bags bags = new Bags(List.of("a", "b", "c"));
        bags.boxes = Collections.unmodifiableList(new ArrayList<>(List.of(1, 2)));
        bags.leaves = Collections.emptyList();
        bags.bounded = Collections.singletonList(new Leaf("one", 1));
        bags.dates = new LinkedList<>();
        bags.days = Set.of(DayOfWeek.MONDAY);
        bags.enumSet = EnumSet.noneOf(DayOfWeek.class);
        bags.sorted = new TreeSet<>();
        bags.leafSet = Collections.unmodifiableSet(new HashSet<>(List.of(new Leaf("u", 6))));
        bags.counts = Map.of("one", 1);
        bags.byDay = Collections.emptyMap();
        bags.enumMap = new EnumMap<>(DayOfWeek.class);
        bags.sortedMap = new TreeMap<>();
        bags.leafMap = Collections.singletonMap(null, new Leaf("w", 7));
        return bags;
    }

    /** Lists of one and of none by {@code List.of}, of an array, and of a stream. */
    public static List<Bags> lists() {
        Bags one = new Bags(List.of("1"));
        Bags none = new Bags(List.of());
        Bags array = new Bags(Arrays.asList("x", null));
        Bags stream = new Bags(Arrays.asList("x", null).stream().toList());
        return List.of(one, none, array, stream);
    }

    /** Those that have no {@code equals}. */
    public static Bags unequal() {
        Bags bags = new Bags(null);
        bags.longs = new ArrayDeque<>(List.of(1L, Long.MIN_VALUE));
        bags.boxes = Collections.unmodifiableCollection(new ArrayList<>(List.of(1, 2)));
        return bags;
    }

    public Object[][] contents() {
        return new Object[][] {{longs.getClass(), boxes.getClass()}, longs.toArray(), boxes.toArray()};
    }

    /** One whose set is in an order of its own. */
    public static Bags withComparator() {
        Bags bags = new Bags(null);
        bags.sorted = new TreeSet<>(Collections.reverseOrder());
        return bags;
    }

    /** One with half a character. */
    public static Bags half() {
        return new Bags(List.of("a\uD800"));
    }

    /** One whose list is a part of another. */
    public static Bags withOwnList() {
        return new Bags(new ArrayList<String>().subList(0, 0));
    }

    /** All of them null. */
    public static Bags ofNull() {
        return new Bags(null);
    }
}
