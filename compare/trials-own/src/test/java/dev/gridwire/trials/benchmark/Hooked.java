// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.function.Supplier;

/** Classes that take part in their own serialization, one for each way. */
public final class Hooked {

    private Hooked() {}

    /** Default fields, and more behind them. */
    static final class Ledger implements Serializable {
        private static final long serialVersionUID = 1L;
        private final String owner;
        private final long opened;
        private transient int[] balances;

        Ledger(String owner, long opened, int... balances) {
            this.owner = owner;
            this.opened = opened;
            this.balances = balances;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(balances.length);
            for (int balance : balances) {
                out.writeInt(balance);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            balances = new int[in.readInt()];
            for (int i = 0; i < balances.length; i++) {
                balances[i] = in.readInt();
            }
        }

        @Override
        public String toString() {
            return owner + ' ' + opened;
        }
    }

    /** Writes itself. */
    public static final class Reading implements Externalizable {
        private static final long serialVersionUID = 1L;
        private String sensor = "";
        private long time;
        private double value;

        /** For reading. */
        public Reading() {}

        Reading(String sensor, long time, double value) {
            this.sensor = sensor;
            this.time = time;
            this.value = value;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(sensor);
            out.writeLong(time);
            out.writeDouble(value);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            sensor = in.readUTF();
            time = in.readLong();
            value = in.readDouble();
        }
    }

    /** Names its fields, which are others than it has. */
    static final class Temperature implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("celsius", double.class), new ObjectStreamField("place", String.class)
        };
        private transient double kelvin;
        private transient String place;

        Temperature(double kelvin, String place) {
            this.kelvin = kelvin;
            this.place = place;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("celsius", kelvin - 273);
            fields.put("place", place);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            kelvin = fields.get("celsius", 0.0) + 273;
            place = (String) fields.get("place", "");
        }
    }

    /** Stands for itself in the bytes. */
    static final class Range implements Serializable {
        private static final long serialVersionUID = 1L;
        private final long from;
        private final long to;

        Range(long from, long to) {
            this.from = from;
            this.to = to;
        }

        private Object writeReplace() {
            return new Replacement(from, to);
        }
    }

    /** Stands for a range. */
    record Replacement(long from, long to) implements Serializable {
        private Object readResolve() {
            return new Range(from, to);
        }
    }

    /** Extends a class of the JDK. */
    static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        private final String language;

        Names(String language) {
            this.language = language;
        }

        @Override
        public String toString() {
            return language + super.toString();
        }
    }

    /** The exception that crosses a wire when something fails. */
    static final class Rejection extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int code;

        Rejection(String message, Throwable cause, int code) {
            super(message, cause);
            this.code = code;
        }

        int code() {
            return code;
        }
    }

    /** A lambda that captures a value. */
    static Supplier<String> greeting(String name) {
        return (Supplier<String> & Serializable) () -> "Hello " + name;
    }
}
