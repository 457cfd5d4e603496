// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.zoo;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.security.BasicPermission;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes objects of classes that take part in their own serialization or extend JDK classes. */
public final class HookedSamples {

    private HookedSamples() {}

    /** Returns at least one object of each kind; some refer to others, and to themselves. */
    public static Stream<Object> all() {
        Extra extra = new Extra();
        extra.next = new Extra();
        extra.next.next = extra;
        External external = new External();
        external.held = List.of(external.number, "text");
        Broken broken = new Broken("message", new IllegalStateException("cause"));
        broken.addSuppressed(new Error());
        broken.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("A", "m", "A.java", 1), new StackTraceElement("app", null, null, "A", "n", null, -2)});
        Named proxy = (Named) Proxy.newProxyInstance(
                HookedSamples.class.getClassLoader(), new Class<?>[] {Named.class}, new Handler());
        Recent recent = new Recent();
        recent.put("a", new Zoo.Point(1, 2));
        recent.put("b", recent);
        Few few = new Few();
        few.add("b");
        few.add("a");
        Several several = new Several();
        several.add(extra);
        several.add(several);
        return Stream.of(extra, external, broken, proxy, supplier(5), recent, few, several, new Listed(), new Money(7),
                new Fixed(), new Count(), new OwnLock(true), new OwnPermission("a.*"),
                new Kept(8), new Object[] {new Money(1), extra, proxy, new Money(1), new Kept(1), few, external, broken},
                new ArrayList<>(List.of(new Money(1), new Money(2))));
    }

    /** Extends a JDK class that holds one value. */
    @SuppressWarnings("serial")
    public static class OwnLock extends ReentrantLock {
        public int number = 3;

        public OwnLock(boolean fair) {
            super(fair);
        }
    }

    /** Extends a JDK class that holds one value, too. */
    @SuppressWarnings("serial")
    public static class OwnPermission extends BasicPermission {
        public int number = 4;

        public OwnPermission(String name) {
            super(name);
        }
    }

    public static class Extra implements Serializable {
        private static final long serialVersionUID = 1L;
        public int number = 3;
        public Extra next;
        public transient String text = "text";
        public transient Object held = new int[] {1, 2, 3};

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeUTF(text);
            out.writeObject(held);
            out.writeLong(number);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            text = in.readUTF();
            held = in.readObject();
            in.readLong();
        }
    }

    public static class External implements Externalizable {
        private static final long serialVersionUID = 1L;
        public int number = 4;
        public Object held;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
            out.writeObject(held);
            out.writeObject(this);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            number = in.readInt();
            held = in.readObject();
        }
    }

    public static class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;
        public final int code = String.valueOf(5).length();
        public Broken next;

        public Broken(String message, Throwable cause) {
            super(message, cause);
        }
    }

    public interface Named {
        String name();
    }

    public static class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;
        public String text = "handler";

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return switch (method.getName()) {
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> 1;
                default -> text;
            };
        }
    }

    private static Object supplier(int value) {
        return (Supplier<Integer> & Serializable) () -> value;
    }

    public static class Recent extends LinkedHashMap<Object, Object> {
        private static final long serialVersionUID = 1L;
        public int most = 5;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
            return size() > most;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    public static class Few extends TreeSet<String> {
        private static final long serialVersionUID = 1L;
        public String label = "few";
    }

    public static class Several extends ArrayList<Object> {
        private static final long serialVersionUID = 1L;
        public String label = "several";
    }

    public static class Fixed extends AbstractList<Object> {
        public Object[] held = {"a", 1};

        @Override
        public Object get(int index) {
            return held[index];
        }

        @Override
        public int size() {
            return held.length;
        }
    }

    public static class Count extends Number {
        private static final long serialVersionUID = 1L;
        public int value = 5;

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

    public static class Listed implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("number", int.class), new ObjectStreamField("other", Object.class),
        };
        public int number = 6;
        public Object other = this;

        private void readObjectNoData() {
            number = -1;
        }
    }

    public static final class Money implements Serializable {
        private static final long serialVersionUID = 1L;
        public final long cents;

        Money(long cents) {
            this.cents = cents;
        }

        private Object writeReplace() {
            return new Form(cents);
        }
    }

    public static final class Form implements Serializable {
        private static final long serialVersionUID = 1L;
        public final long cents;

        Form(long cents) {
            this.cents = cents;
        }

        private Object readResolve() {
            return new Money(cents);
        }
    }

    public static final class Kept implements Serializable {
        private static final long serialVersionUID = 1L;
        public final int number;

        Kept(int number) {
            this.number = number;
        }

        private Object writeReplace() {
            return this;
        }
    }
}
