// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inside;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;

/** Classes with code at each {@link Point}, and a graph of them. */
public final class Busy {

    /** All witnesses made or read. */
    static final Queue<WeakReference<Object>> WITNESSES = new ConcurrentLinkedQueue<>();

    private Busy() {}

    /** Is watched from the first moment. */
    static class Witness {
        long[] room = new long[64];

        Witness() {
            WITNESSES.add(new WeakReference<>(this));
        }
    }

    static class Hooked implements Serializable, ObjectInputValidation {
        private static final long serialVersionUID = 1L;
        int number;
        @SuppressWarnings("serial")
        Object inner;

        Hooked(int number, Object inner) {
            this.number = number;
            this.inner = inner;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            Point.WRITE_OBJECT.reach();
            out.writeObject(new Witness());
            out.writeInt(number);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, number);
            in.defaultReadObject();
            Point.READ_OBJECT.reach();
            in.readObject();
            in.readInt();
        }

        @Override
        public void validateObject() {
            Point.VALIDATION.reach();
        }
    }

    static class Replaced implements Serializable {
        private static final long serialVersionUID = 1L;

        private Object writeReplace() {
            Point.WRITE_REPLACE.reach();
            return new Resolved();
        }
    }

    static class Resolved implements Serializable {
        private static final long serialVersionUID = 1L;
        String text = "resolved";

        private Object readResolve() {
            Point.READ_RESOLVE.reach();
            return this;
        }
    }

    /** External. */
    public static class External implements Externalizable {
        private static final long serialVersionUID = 1L;

        /** For readers. */
        public External() {
            Point.EXTERNAL_CONSTRUCTOR.reach();
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(1);
            Point.WRITE_EXTERNAL.reach();
            out.writeObject(new Witness());
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            in.readInt();
            Point.READ_EXTERNAL.reach();
            in.readObject();
        }
    }

    static class Plain {
        Plain next;
        Object any = "any";

        Plain() {
            Point.CONSTRUCTOR.reach();
        }
    }

    static class Top {
        transient int made = 1;

        Top() {
            Point.SUPERCLASS_CONSTRUCTOR.reach();
        }
    }

    static class Below extends Top implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 2;

        private Object readResolve() {
            return this;
        }
    }

    record Checked(int number, Object inner) {
        Checked {
            Point.RECORD_CONSTRUCTOR.reach();
        }
    }

    static final class Order implements Comparator<Key>, Serializable {
        private static final long serialVersionUID = 1L;

        @Override
        public int compare(Key left, Key right) {
            Point.COMPARATOR.reach();
            return Integer.compare(left.number, right.number);
        }
    }

    static final class Key {
        int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            Point.HASH_CODE.reach();
            return number % 2;
        }

        @Override
        public boolean equals(Object other) {
            Point.EQUALS.reach();
            return other instanceof Key key && key.number == number;
        }
    }

    /** Reaches each point when it is written or read, at several depths, with much begun around it. */
    static Object graph() {
        Plain first = new Plain();
        first.next = new Plain();
        first.next.any = first;
        List<Object> all = new ArrayList<>(List.of(new Witness(), first, "text"));
        Object each = busy(new ArrayList<>(List.of(first, new Witness())));
        all.add(each);
        all.add(new Checked(1, new Checked(2, List.of(new Object[] {busy(first)}, 3))));
        all.add(new HashMap<>(Map.of("busy", busy(each))));
        all.add(new HashSet<>(Set.of(new Key(8), new Key(10), List.of(new Checked(4, "in a key")))));
        return all;
    }

    private static Object busy(Object inner) {
        Set<Key> sorted = new ConcurrentSkipListSet<>(new Order());
        sorted.addAll(List.of(new Key(3), new Key(1), new Key(2)));
        Set<Key> hashed = new HashSet<>(List.of(new Key(2), new Key(4)));
        Plain plain = new Plain();
        plain.any = hashed;
        return new Hooked(1, new Object[] {
            new Witness(), inner, new Hooked(2, sorted), new Replaced(), new External(), plain, new Below(), new Checked(3, plain)
        });
    }
}
