// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.error.MismatchedShapeException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.EventObject;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes that extend the JDK's. Their overriding methods are not called for the JDK's part. */
@SuppressWarnings("serial")
@Tag("core")
class PlatformSubclassesTest {

    enum Size {
        SMALL,
        LARGE
    }

    static class Names extends ArrayList<Object> {
        String label = "names";

        Names fill() {
            super.add("b");
            super.add(null);
            super.add(this);
            return this;
        }

        @Override
        public boolean add(Object element) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Iterator<Object> iterator() {
            return Collections.emptyIterator();
        }

        @Override
        public Object[] toArray() {
            return new Object[] {"wrong"};
        }
    }

    static class More extends Names {
        int number = 4;
        transient int read;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            read = size();
        }
    }

    static class Linked extends LinkedList<Object> {
        String label = "linked";
    }

    static class Vectors extends Vector<Object> {
        String label = "vectors";
    }

    static class Stacked extends Stack<Object> {
        String label = "stacked";
    }

    static class Queued extends ArrayDeque<Object> {
        String label = "queued";

        @Override
        public void addLast(Object element) {
            super.addLast(element);
            Calls.note("addLast");
        }
    }

    static class Copied extends CopyOnWriteArrayList<Object> {
        String label = "copied";
    }

    static class Waiting extends ConcurrentLinkedQueue<Object> {
        String label = "waiting";
    }

    static class Ordered extends PriorityQueue<Object> {
        String label = "ordered";

        Ordered() {
            super(Collections.reverseOrder());
        }
    }

    static class Hashed extends HashSet<Object> {
        String label = "hashed";
    }

    static class LinkedSet extends LinkedHashSet<Object> {
        String label = "linked set";
    }

    static class Sorted extends TreeSet<Object> {
        String label = "sorted";

        Sorted() {
            super(Collections.reverseOrder());
        }
    }

    private static <T extends Collection<Object>> T with(T collection) {
        Collections.addAll(collection, "b", "a", "c");
        return collection;
    }

    static Stream<Collection<Object>> collections() {
        return Stream.of(with(new Linked()), with(new Vectors()), with(new Stacked()), with(new Queued()), with(new Copied()),
                with(new Waiting()), with(new Ordered()), with(new Hashed()), with(new LinkedSet()), with(new Sorted()),
                new Linked(), new Hashed(), new Ordered());
    }

    private static Object label(Object value) throws ReflectiveOperationException {
        return value.getClass().getDeclaredField("label").get(value);
    }

    @ParameterizedTest
    @MethodSource("collections")
    void collectionsKeepElementsOrderAndOwnFields(Collection<Object> value) throws ReflectiveOperationException {
        Collection<Object> expected = JavaOracle.javaCopy(value);
        Calls.take();
        Collection<Object> found = JavaOracle.copy(value);
        assertThat(Calls.take()).isEmpty();
        assertThat(found.getClass()).isSameAs(value.getClass());
        assertThat(List.copyOf(found)).isEqualTo(List.copyOf(expected)).isEqualTo(List.copyOf(value));
        assertThat(label(found)).isEqualTo(label(value));
        found.add("0");
        value.add("0");
        assertThat(found.size()).isEqualTo(value.size());
        assertThat(found.iterator().next()).isEqualTo(value.iterator().next());
    }

    @Test
    void overriddenMethodsAreNotCalled() {
        More more = new More();
        more.fill();
        Object[] copies = JavaOracle.copy(new Object[] {more, new Names().fill(), more});
        More copy = (More) copies[0];
        assertThat(copies[2]).isSameAs(copy);
        assertThat(copy.size()).isEqualTo(3);
        assertThat(copy.get(0)).isEqualTo("b");
        assertThat(copy.get(2)).isSameAs(copy);
        assertThat(copy.label).isEqualTo("names");
        assertThat(copy.number).isEqualTo(4);
        assertThat(copy.read).isEqualTo(((More) JavaOracle.javaCopy(new Object[] {more})[0]).read).isEqualTo(3);
    }

    static class Plain extends HashMap<Object, Object> {
        String label = "plain";

        @Override
        public Object put(Object key, Object value) {
            Calls.note("put");
            return super.put(key, value);
        }
    }

    static class Cache extends LinkedHashMap<Object, Object> {
        String label = "cache";
        int most = 2;

        Cache(boolean byAccess) {
            super(8, 0.75f, byAccess);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
            return size() > most;
        }
    }

    static class Tree extends TreeMap<Object, Object> {
        String label = "tree";

        Tree() {
            super(Collections.reverseOrder());
        }
    }

    static class Enums extends EnumMap<Size, Object> {
        String label = "enums";

        Enums() {
            super(Size.class);
        }
    }

    static class Table extends Hashtable<Object, Object> {
        String label = "table";
    }

    static class Settings extends Properties {
        String label = "settings";

        Settings(Properties defaults) {
            super(defaults);
        }
    }

    static class Concurrent extends ConcurrentHashMap<Object, Object> {
        String label = "concurrent";
    }

    static Stream<Map<Object, Object>> maps() {
        return Stream.of(new Plain(), new Cache(false), new Cache(true), new Tree(), new Table(), new Settings(null),
                new Concurrent());
    }

    @ParameterizedTest
    @MethodSource("maps")
    void mapsKeepEntriesOrderAndOwnFields(Map<Object, Object> value) throws ReflectiveOperationException {
        assertThat(JavaOracle.copy(value)).isEmpty();
        value.put("a", "1");
        value.put("b", "2");
        Calls.take();
        Map<Object, Object> found = JavaOracle.copy(value);
        assertThat(Calls.take()).isEmpty();
        assertThat(found.getClass()).isSameAs(value.getClass());
        assertThat(List.copyOf(found.keySet())).isEqualTo(List.copyOf(JavaOracle.javaCopy(value).keySet()));
        assertThat(found).isEqualTo(value);
        assertThat(label(found)).isEqualTo(label(value));
        for (Map<Object, Object> each : List.of(value, found)) {
            each.get("a");
            each.put("c", "3");
        }
        assertThat(List.copyOf(found.entrySet())).isEqualTo(List.copyOf(value.entrySet()));
    }

    @Test
    void accessOrderIsKeptAlsoOfFewEntries() {
        Cache cache = new Cache(true);
        Cache copy = JavaOracle.copy(cache);
        for (Cache each : List.of(cache, copy)) {
            each.put("a", 1);
            each.put("b", 2);
            each.get("a");
            each.put("c", 3);
        }
        assertThat(List.copyOf(copy.keySet())).isEqualTo(List.copyOf(cache.keySet())).isEqualTo(List.of("a", "c"));

        Cache again = JavaOracle.copy(copy);
        assertThat(List.copyOf(again.keySet())).isEqualTo(List.of("a", "c"));
        again.get("a");
        assertThat(List.copyOf(again.keySet())).as("with two entries in it").isEqualTo(List.of("c", "a"));
        assertThat(List.copyOf(copy.keySet())).as("which was only written").isEqualTo(List.of("a", "c"));
    }

    @Test
    void enumMapsAndTheDefaultsOfProperties() {
        Enums enums = new Enums();
        assertThat(JavaOracle.copy(enums)).isEmpty();
        enums.put(Size.LARGE, enums);
        Enums copy = JavaOracle.copy(enums);
        assertThat(copy.get(Size.LARGE)).isSameAs(copy);
        copy.put(Size.SMALL, 1);
        Settings defaults = new Settings(null);
        defaults.setProperty("a", "default");
        assertThat(JavaOracle.copy(new Settings(defaults)).getProperty("a")).isEqualTo("default");
    }

    static class Key extends ArrayList<Object> {
        Object owner;
    }

    @Test
    void keysThatReferBackAreInsertedWhenTheyAreComplete() {
        Hashed set = new Hashed();
        Key key = new Key();
        key.add("element");
        key.owner = set;
        set.add(key);
        Plain map = new Plain();
        map.put(key, set);
        Object[] copy = JavaOracle.copy(new Object[] {set, map});
        Key copied = (Key) ((Hashed) copy[0]).iterator().next();
        assertThat(copied.owner).isSameAs(copy[0]);
        assertThat(((Hashed) copy[0]).contains(copied)).isTrue();
        assertThat(((Plain) copy[1]).get(copied)).isSameAs(copy[0]);
    }

    static class Day extends Date {
        String label = "day";

        Day(long time) {
            super(time);
        }

        @Override
        public long getTime() {
            return super.getTime() + 1;
        }
    }

    static class Count extends Number {
        int value = 5;

        @Override
        public int intValue() {
            return value;
        }

        @Override
        public long longValue() {
            return value;
        }

        @Override
        public float floatValue() {
            return value;
        }

        @Override
        public double doubleValue() {
            return value;
        }
    }

    static class Event extends EventObject {
        int number = 6;

        Event() {
            super("source");
        }
    }

    static class Fixed extends AbstractList<Object> {
        Object[] held = {"a", this};

        @Override
        public Object get(int index) {
            return held[index];
        }

        @Override
        public int size() {
            return held.length;
        }
    }

    @Test
    void superclassesWithLittleOrNoState() {
        Object[] copy = JavaOracle.copy(new Object[] {new Day(77), new Count(), new Event(), new Fixed()});
        assertThat(((Day) copy[0]).getTime()).isEqualTo(78);
        assertThat(((Day) copy[0]).label).isEqualTo("day");
        assertThat(((Count) copy[1]).value).isEqualTo(5);
        assertThat(((Event) copy[2]).number).isEqualTo(6);
        assertThat(((Event) copy[2]).getSource()).isNull();
        assertThat(((Fixed) copy[3]).get(1)).isSameAs(copy[3]);
    }

    static class Numbers extends GregorianCalendar {}

    @Test
    void superclassesWhoseStateIsNotKnownAreRefusedByName() {
        assertThatThrownBy(() -> JavaOracle.MARSHALLER.marshal(new Numbers()))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("Classes that extend java.util.GregorianCalendar are not supported yet");
    }
}
