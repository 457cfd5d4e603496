// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Declares classes that are used as keys in grids, or are stored in them. */
public final class Keyed {

    private Keyed() {}

    public record Both(Object first, Object second) {}

    public record Period(Date from, Date to) {}

    public record Ratio(double value, Float other) {}

    /** Has each kind of number that can be NaN. */
    public static class Numbers {
        public float small;
        public double large;
        public Float boxedSmall;
        public Double boxedLarge;
        public float[] manySmall;
        public double[] manyLarge;
        public Object any;
    }

    /** Is the same with hooks. */
    @SuppressWarnings("serial")
    public static class HookedNumbers extends Numbers implements Serializable {
        private static final long serialVersionUID = 1L;
        public double own;
        public Float ownBoxed;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeDouble(own);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readDouble();
        }
    }

    public static class Category implements Serializable {
        private static final long serialVersionUID = 1L;

        public final String name;
        public Category parent;
        public Set<Category> children = new HashSet<>();

        public Category(String name) {
            this.name = name;
        }

        public Category add(Category child) {
            child.parent = this;
            children.add(child);
            return this;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Category category && category.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.length();
        }
    }

    /** Equals itself only, but has the same bytes as any other object with the same content. */
    public static class Holder {
        public Set<Object> held = new HashSet<>();
        public Holder around;
    }

    /** Is written in its slot without a name. */
    public static final class Link {
        public Link up;
        public Object held;
    }

    public static class OwnMap extends HashMap<Object, Object> {
        private static final long serialVersionUID = 1L;
        public int version = 3;

        public OwnMap() {}

        public OwnMap(int capacity) {
            super(capacity);
        }
    }

    public static class OwnSet extends HashSet<Object> {
        private static final long serialVersionUID = 1L;
        private transient int written;

        public OwnSet() {}

        public OwnSet(int capacity) {
            super(capacity);
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(7);
            written++;
        }

        private void readObject(ObjectInputStream in) throws IOException {
            in.readInt();
        }

        public int written() {
            return written;
        }
    }

    public static final class Session {
        public final String user;
        public Map<String, Set<Object>> rights = new HashMap<>();

        public Session(String user) {
            this.user = user;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Session session && session.user.equals(user) && session.rights.equals(rights);
        }

        @Override
        public int hashCode() {
            return Objects.hash(user, rights);
        }
    }
}
