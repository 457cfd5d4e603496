// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.function.Supplier;

/** Allowed classes that hold objects of others. */
public final class Carriers {

    private Carriers() {}

    /** A plain class. */
    public static class Holder implements Serializable {
        private static final long serialVersionUID = 1L;
        Object held;

        Holder(Object held) {
            this.held = held;
        }
    }

    /** A record. */
    record Pair(Object held) implements Serializable {}

    /** A class that writes and reads itself. */
    static class Hooked implements Serializable {
        private static final long serialVersionUID = 1L;
        transient Object held;

        Hooked(Object held) {
            this.held = held;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject(held);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            held = in.readObject();
        }
    }

    /** As {@link Hooked}, by its own methods. */
    public static class External implements Externalizable {
        private static final long serialVersionUID = 1L;
        private Object held;

        /** For readers. */
        public External() {}

        External(Object held) {
            this.held = held;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(held);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            held = in.readObject();
        }
    }

    /** Calls a method of its object, as soon as it is read. */
    public static class Describing implements Serializable {
        private static final long serialVersionUID = 1L;
        private Object held;

        /** Holds it. */
        public Describing(Object held) {
            this.held = held;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            held = held.toString();
        }
    }

    /** A throwable. */
    static class Failure extends Exception {
        private static final long serialVersionUID = 1L;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Answers nothing. */
    record Handler(Object held) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return null;
        }
    }

    /** A lambda that holds something. */
    static Supplier<Object> lambda(Object held) {
        return (Supplier<Object> & Serializable) () -> held;
    }
}
