// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.law;

import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import java.util.Map;

/**
 * A class whose new version has one more field. The field holds anything that can contain objects of classes that the old version
 * lacks.
 */
public final class MissingClasses {

    /** The package of the classes. */
    public static final String PACKAGE = "com.example.evolved";
    private static final String BOX = PACKAGE + ".Box";
    private static final String OLD = "package com.example.evolved; public class Box { public int a = 1; }";
    private static final String NEW = """
            package com.example.evolved; import java.io.*; import java.util.*; import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            public class Box {
                public int a = 1; public Object extra;
                public static Box of(int number) { Box box = new Box(); box.extra = Extras.make(number); return box; }
                public static int count() { return Extras.COUNT; }
            }
            record Point(int x, int y) implements Comparable<Point> {
                public int compareTo(Point p) { return x - p.x; }
            }
            class Node implements Comparable<Node> {
                int x; Object other; Node(int x) { this.x = x; }
                public int compareTo(Node n) { return x - n.x; }
                public boolean equals(Object n) { return n instanceof Node m && m.x == x; }
                public int hashCode() { return x; }
            }
            enum Colour { RED { }, GREEN, BLUE }
            class ByX implements Comparator<Node>, Serializable {
                int factor = 1;
                public int compare(Node a, Node b) { return factor * (a.x - b.x); }
            }
            enum Order implements Comparator<Object> { FORWARD;
                public int compare(Object a, Object b) { return a.toString().compareTo(b.toString()); } }
            class Extras {
                static final Object[][] ELEMENTS = {
                    {new Node(1), new Node(2), new Node(5)}, {new Point(1, 2), new Point(2, 3), new Point(4, 5)},
                    {Colour.RED, Colour.GREEN, Colour.BLUE}, {Node.class, Point[].class, Colour.class}};
                static final int KINDS = 61;
                static final int COUNT = KINDS * ELEMENTS.length;
                @SuppressWarnings({"unchecked", "rawtypes"})
                static Object make(int number) {
                    Object[] e = ELEMENTS[number / KINDS];
                    List<Object> l = new ArrayList<>(Arrays.asList(e));
                    Map<Object, Object> m = new LinkedHashMap<>();
                    for (int i = 0; i < e.length; i++) m.put(e[i], e[e.length - 1 - i]);
                    boolean c = e[0] instanceof Comparable;
                    Node[] n = {new Node(3), new Node(7)};
                    switch (number % KINDS) {
                        case 0: return e[0];
                        case 1: return l;
                        case 2: return new LinkedList(l);
                        case 3: return new ArrayDeque(l);
                        case 4: return new Vector(l);
                        case 5: return new HashSet(l);
                        case 6: return new LinkedHashSet(l);
                        case 7: return c ? new TreeSet(l) : null;
                        case 8: return c ? new PriorityQueue(l) : null;
                        case 9: return c ? new PriorityBlockingQueue(l) : null;
                        case 10: return c ? new ConcurrentSkipListSet(l) : null;
                        case 11: return new CopyOnWriteArrayList(l);
                        case 12: return new CopyOnWriteArraySet(l);
                        case 13: return new ConcurrentLinkedQueue(l);
                        case 14: return new LinkedBlockingQueue(l);
                        case 15: return new LinkedBlockingDeque(l);
                        case 16: return new ArrayBlockingQueue(8, true, l);
                        case 17: return new HashMap(m);
                        case 18: return m;
                        case 19: return c ? new TreeMap(m) : null;
                        case 20: return c ? new ConcurrentSkipListMap(m) : null;
                        case 21: return new ConcurrentHashMap(m);
                        case 22: return new IdentityHashMap(e[0] instanceof Node ? m : Map.of());
                        case 23: return List.of(e);
                        case 24: return Set.of(e);
                        case 25: return Map.copyOf(m);
                        case 26: return Arrays.asList(e);
                        case 27: { Object[] a = (Object[]) java.lang.reflect.Array.newInstance(e[0] instanceof Colour
                                ? Colour.class : e[0].getClass(), e.length);
                                for (int i = 0; i < a.length; i++) a[i] = e[i]; return Arrays.asList(a); }
                        case 28: return Collections.unmodifiableList(l);
                        case 29: return Collections.unmodifiableMap(m);
                        case 30: return Collections.unmodifiableSet(new HashSet(l));
                        case 31: return c ? Collections.unmodifiableSortedSet(new TreeSet(l)) : null;
                        case 32: return c ? Collections.unmodifiableNavigableMap(new TreeMap(m)) : null;
                        case 33: return Collections.synchronizedList(l);
                        case 34: return Collections.synchronizedMap(m);
                        case 35: return Collections.singletonList(e[0]);
                        case 36: return Collections.singletonMap(e[0], e[1]);
                        case 37: return Collections.nCopies(3, e[0]);
                        case 38: return Optional.of(e[0]);
                        case 39: return new AtomicReference(e[0]);
                        case 40: return new AbstractMap.SimpleEntry(e[0], e[1]);
                        case 41: return Map.entry(e[0], e[1]);
                        case 42: return new Object[] {e[0], null, e[1]};
                        case 43: return e[0] == Colour.RED ? EnumSet.of(Colour.RED, Colour.BLUE) : EnumSet.noneOf(Colour.class);
                        case 44: return new EnumMap(e[0] == Colour.RED ? Map.of(Colour.RED, e[1]) : Map.of(Colour.BLUE, e[0]));
                        case 45: { TreeMap t = new TreeMap(new ByX()); t.put(n[0], e[0]); t.put(n[1], e[1]); return t; }
                        case 46: { TreeSet t = new TreeSet(new ByX()); t.addAll(Arrays.asList(n)); return t; }
                        case 47: { PriorityQueue t = new PriorityQueue(new ByX()); t.addAll(Arrays.asList(n)); return t; }
                        case 48: { Map t = new ConcurrentSkipListMap(new ByX()); t.put(n[0], e[0]); t.put(n[1], 2); return t; }
                        case 49: { TreeMap t = new TreeMap(Order.FORWARD); t.put("a", e[0]); t.put("b", e[1]); return t; }
                        case 50: { TreeMap t = new TreeMap(Collections.reverseOrder(new ByX())); t.put(n[0], 1); t.put(n[1], 2);
                                return t; }
                        case 51: return c ? new TreeMap(m).descendingMap() : null;
                        case 52: return new ConcurrentHashMap(m).keySet();
                        case 53: return new AtomicReferenceArray(e);
                        case 54: return List.of(List.of(l), Map.of("k", m), Optional.of(Arrays.asList(n)));
                        case 55: return new Node[][] {n, {new Node(9)}};
                        case 56: { Node a = new Node(1); a.other = l; l.add(a); return a; }
                        case 57: return Collections.checkedList(l, (Class) Object.class);
                        case 58: return Collections.checkedList(new ArrayList(Arrays.asList(n)), Node.class);
                        case 59: return Collections.unmodifiableList(Arrays.asList(n));
                        case 60: return new PriorityQueue(List.of("b", "a"));
                        default: throw new IllegalArgumentException();
                    }
                }
            }
            """;

    private final Class<?> newBox = box(NEW);
    private final Class<?> oldBox = box(OLD);

    private static Class<?> box(String source) {
        try {
            return new BytesLoader(Compiler.compile(Map.of(BOX, source)), MissingClasses.class.getClassLoader()).loadClass(BOX);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the loader of the old version, which has only the class itself. */
    public ClassLoader oldClasses() {
        return oldBox.getClassLoader();
    }

    /** Returns the loader of the new version. */
    public ClassLoader newClasses() {
        return newBox.getClassLoader();
    }

    /** Returns the number of objects. */
    public int count() {
        try {
            return (int) newBox.getMethod("count").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes an object of the new version, for a number below {@link #count}. */
    public Object make(int number) {
        try {
            return newBox.getMethod("of", int.class).invoke(null, number);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
