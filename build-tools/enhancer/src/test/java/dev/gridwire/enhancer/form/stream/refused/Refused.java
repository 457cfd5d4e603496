// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.refused;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;

/** Classes that cannot be formed, each for a reason. */
@SuppressWarnings({"serial", "unused"})
public class Refused {

    static class Hooked implements Serializable {
        int number;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }

    static class Persistent implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {};
        int number;
    }

    static class Resolved implements Serializable {
        static final Resolved ONLY = new Resolved();

        private Object readResolve() {
            return ONLY;
        }
    }

    class Inner implements Serializable {
        int number;
    }

    record Flat(int number) implements Serializable {}

    enum Colour {
        RED
    }

    interface Face extends Serializable {}

    static class NotSerializable {
        int number;
    }

    static class OfPlatform extends ArrayList<String> {
        int number;
    }

    static class BelowHooked extends Hooked {
        int more;
    }

    static class Needy {
        Needy(int number) {}
    }

    static class BelowNeedy extends Needy implements Serializable {
        final int number;

        BelowNeedy(int number) {
            super(number);
            this.number = number;
        }
    }

    /** Externalizable by hand. */
    public static class Hand implements Externalizable {
        int number;

        /** For deserialization. */
        public Hand() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            number = in.readInt();
        }
    }

    static class Identified implements IdentifiedDataSerializable, Serializable {
        @Override
        public int getFactoryId() {
            return 1;
        }

        @Override
        public int getClassId() {
            return 1;
        }

        @Override
        public void writeData(ObjectDataOutput out) {}

        @Override
        public void readData(ObjectDataInput in) {}
    }

    static class HalfNamed implements Serializable {
        public int getClassId() {
            return 1;
        }
    }

    static class Named implements Serializable {
        int number = 5;

        public int getClassId() {
            return 12;
        }

        public int getFactoryId() {
            return 34;
        }
    }

    static Object local() {
        class Local implements Serializable {
            int number;
        }
        return new Local();
    }
}
