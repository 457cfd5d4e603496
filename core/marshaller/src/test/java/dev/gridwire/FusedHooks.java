// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.FusedGraphs.Everything;
import dev.gridwire.FusedGraphs.Node;
import dev.gridwire.FusedGraphs.Part;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** Classes with hooks for fused codecs, and how often hooks were called that write. */
public final class FusedHooks {

    /** The calls of hooks by the current thread. */
    static final ThreadLocal<int[]> CALLS = ThreadLocal.withInitial(() -> new int[1]);

    private FusedHooks() {}

    private static void called() {
        CALLS.get()[0]++;
    }

    static void fill(Everything each, int number) {
        Order order = new Order();
        order.amount = new Amount(number, "EUR");
        order.day = new Day(2 + number);
        order.unit = Unit.ALL[number % 3];
        order.holder = number % 2 == 0 ? new Holder("held", number) : null;
        order.amounts = new Amount[] {new Amount(1, null), null, new Amount(2, "x")};
        order.days = new Day[] {new Day(5), null, new Day(6)};
        Node node = Node.tree(number, 1 + number % 3, false);
        node.more = new Holder("in a tree", null);
        order.any = node;
        each.any = order;
        each.one = new Part(number, "one");
        each.list = new ArrayList<>(Arrays.asList(new External("in"), new Day(8), null, "text", new External(number),
                new Holder(new int[3], null), new PriorityQueue<>(List.of(number, 1, 2)), Optional.of(new Day(9))));
        each.map = new HashMap<>(Map.of("a", new Day(3), 1, new ArrayList<>(List.of(new Amount(4, "y"), new Amount(5, "z")))));
    }

    /** Objects with hooks that occur again, inside others and inside themselves. */
    static void fillShared(Everything each, int number) {
        Amount amount = new Amount(number, "EUR");
        Day day = new Day(2 + number % 3);
        Holder holder = new Holder(amount, new ArrayList<>(List.of(amount, day)));
        Holder itself = new Holder(number, null);
        itself.more = new ArrayList<>(List.of(itself, holder));
        Part part = new Part(number, "part");
        each.one = part;
        each.list = new ArrayList<>(
                Arrays.asList(amount, day, holder, day, new External(holder), holder, amount, part, itself));
        each.any = new TwoLevels(holder, day, number);
    }

    /** Objects with hooks that lead to others outside. */
    static void fillWithOthers(Everything each, int number) {
        each.one = new Part(number, "one");
        each.list = new ArrayList<>(List.of("a", new Holder(each.one, number % 2 == 0 ? each : null)));
    }

    /** Writes bytes before and behind its fields, and checks what it reads. */
    static final class Amount implements Serializable {
        private static final long serialVersionUID = 1L;
        long cents;
        @Nullable String currency;

        Amount(long cents, @Nullable String currency) {
            this.cents = cents;
            this.currency = currency;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            called();
            out.writeInt((int) cents);
            out.defaultWriteObject();
            out.write(new byte[(int) (cents % 3) * 700]);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            int checked = in.readInt();
            in.defaultReadObject();
            in.readFully(new byte[(int) (cents % 3) * 700]);
            if (checked != (int) cents) {
                throw new InvalidObjectException("not the cents");
            }
        }
    }

    /** Holds any other object. */
    static class Holder implements Serializable {
        private static final long serialVersionUID = 1L;
        transient @Nullable Object held;
        @Nullable Object more;

        Holder(@Nullable Object held, @Nullable Object more) {
            this.held = held;
            this.more = more;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            called();
            out.writeObject(held);
            out.putFields().put("more", more);
            out.writeFields();
            out.writeUTF("end");
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            held = in.readObject();
            more = in.readFields().get("more", null);
            in.readUTF();
        }
    }

    /** Two levels, each with hooks. */
    static final class TwoLevels extends Holder {
        private static final long serialVersionUID = 1L;
        int number;

        TwoLevels(@Nullable Object held, @Nullable Object more, int number) {
            super(held, more);
            this.number = number;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            called();
            out.defaultWriteObject();
        }
    }

    /** Is written as another object. */
    static final class Day implements Serializable {
        private static final long serialVersionUID = 1L;
        final transient int number;

        Day(int number) {
            this.number = number;
        }

        private Object writeReplace() {
            called();
            return number == 0 ? new Amount(7, "none") : number == 1 ? "text" : new Written(number);
        }

        record Written(int number) implements Serializable {
            private Object readResolve() {
                return new Day(number);
            }
        }
    }

    public static final class External implements Externalizable {
        private static final long serialVersionUID = 1L;
        @Nullable Object inside;

        public External() {}

        External(@Nullable Object inside) {
            this.inside = inside;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            called();
            out.writeLong(5);
            out.writeObject(inside);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            in.readLong();
            inside = in.readObject();
        }
    }

    /** Becomes one of a few objects when it is read. */
    static final class Unit implements Serializable {
        private static final long serialVersionUID = 1L;
        static final Unit[] ALL = {new Unit(0), new Unit(1), new Unit(2)};
        final int number;

        private Unit(int number) {
            this.number = number;
        }

        private Object readResolve() {
            return ALL[number];
        }
    }

    /** Its slots declare classes with hooks. */
    static final class Order implements Serializable {
        private static final long serialVersionUID = 1L;
        @Nullable Amount amount;
        @Nullable Day day;
        @Nullable Unit unit;
        @Nullable Holder holder;
        Amount @Nullable [] amounts;
        Day @Nullable [] days;
        @Nullable Object any;
    }
}
