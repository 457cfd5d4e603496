// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Delay;
import dev.gridwire.grid.contract.Shop.Item;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/** Values of every kind that Java serialization can write, as a grid holds them before Gridwire comes. */
public final class SerializableKinds {

    private SerializableKinds() {}

    /** A constant with a body has a class of its own. */
    public enum Level {
        /** As it is. */
        PLAIN,
        /** With a body. */
        BODY {
            @Override
            int weight() {
                return 2;
            }
        };

        int weight() {
            return 1;
        }
    }

    /** One value of each kind, by its name. */
    public static Map<String, Object> all() {
        Map<String, Object> kinds = new LinkedHashMap<>();
        kinds.put("Serializable, cyclic", Cart.cyclic(4));
        kinds.put("record", new Item("tea", BigDecimal.TEN, List.of("green", "loose")));
        kinds.put("enum", Level.PLAIN);
        kinds.put("enum constant with a body", Level.BODY);
        kinds.put("Externalizable", new Parcel("Ann", 3));
        kinds.put("writeObject and readObject", new Hooked("hooked", 7));
        kinds.put("writeReplace and readResolve", new Amount(1250));
        kinds.put("exception of a library's class", new Delay("late", 5));
        kinds.put("collections of the JDK", collections());
        kinds.put("values of the JDK", new Object[] {Instant.EPOCH, LocalDate.EPOCH, Duration.ofDays(2), new UUID(1, 2),
                Locale.GERMANY, new BigDecimal("1.50"), BitSet.valueOf(new long[] {5})});
        kinds.put("arrays", new Object[] {new int[][] {{1, 2}, {}}, new String[] {"a", null}, new Item[1]});
        kinds.put("text", "caf\u00e9 \u4e2d");
        return kinds;
    }

    private static List<Object> collections() {
        Map<Object, Object> sorted = new TreeMap<>(Collections.reverseOrder());
        sorted.put("a", 1L);
        sorted.put("b", List.of());
        Map<Level, Object> levels = new EnumMap<>(Map.of(Level.BODY, Set.of("x")));
        return List.of(sorted, levels, new ArrayDeque<>(List.of(1, 2)), Collections.unmodifiableList(List.of('c')),
                Collections.synchronizedMap(new LinkedHashMap<>(Map.of("k", "v"))), List.of(1, 2, 3), Map.of(1, 2));
    }

    /** Writes itself. */
    public static final class Parcel implements Externalizable {

        private static final long serialVersionUID = 1L;

        private String to = "";
        private int weight;

        /** For Java serialization. */
        public Parcel() {}

        Parcel(String to, int weight) {
            this.to = to;
            this.weight = weight;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(to);
            out.writeInt(weight);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            to = (String) in.readObject();
            weight = in.readInt();
        }
    }

    /** Adds data of its own, and makes what it does not write. */
    public static final class Hooked implements Serializable {

        private static final long serialVersionUID = 1L;

        private final String name;
        private transient int count;

        Hooked(String name, int count) {
            this.name = name;
            this.count = count;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(count);
            out.writeObject(List.of(name));
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            count = in.readInt();
            in.readObject();
        }
    }

    /** Another object is written in its place. */
    public static final class Amount implements Serializable {

        private static final long serialVersionUID = 1L;

        private final transient BigDecimal euros;

        Amount(long cents) {
            this.euros = BigDecimal.valueOf(cents, 2);
        }

        private Object writeReplace() {
            return new Cents(euros.unscaledValue().longValueExact());
        }
    }

    private record Cents(long value) implements Serializable {

        private Object readResolve() {
            return new Amount(value);
        }
    }

    /** A class that neither Java serialization nor a grid's own reflection can write. */
    public static final class Bare {

        /** A class of the JDK's, which Hazelcast's Compact format refuses as a field. */
        public final BitSet bits = new BitSet();

        /** What it holds. */
        public final String name;

        /** Makes one. */
        public Bare(String name) {
            this.name = name;
        }
    }
}
