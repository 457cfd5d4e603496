// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.zoo;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;

/** Declares serialization hooks, both correct and incorrect. */
@SuppressWarnings({"serial", "unused"})
public class Hooks {

    static class AllRight implements Serializable {
        private static final long serialVersionUID = 42L;
        private static final ObjectStreamField[] serialPersistentFields = {};

        private void writeObject(ObjectOutputStream out) throws IOException {}

        private void readObject(ObjectInputStream in) throws IOException {}

        private void readObjectNoData() {}

        Object writeReplace() {
            return this;
        }

        protected Object readResolve() {
            return this;
        }
    }

    static class AllWrong implements Serializable {
        static final long serialVersionUid = 1L;
        static final ObjectStreamField[] serialPersistentFields = {};

        void writeObject(ObjectOutputStream out) throws IOException {}

        private static void readObject(ObjectInputStream in) {}

        private int readObjectNoData() {
            return 0;
        }

        AllWrong writeReplace() {
            return this;
        }

        static Object readResolve() {
            return "";
        }
    }

    static class OtherParameters implements Serializable {
        private void writeObject(Object out) {}

        private void readObject() {}

        Object readResolve(int ignored) {
            return this;
        }
    }

    static class IntVersion implements Serializable {
        static final int serialVersionUID = 7;
    }

    static class BoxedVersion implements Serializable {
        static final Long serialVersionUID = 7L;
    }

    static class ComputedVersion implements Serializable {
        private static final long serialVersionUID = Long.parseLong("8");
    }

    static class Replaced implements Serializable {
        private Object writeReplace() {
            return "";
        }
    }

    static class Resolved implements Serializable {
        public Object readResolve() {
            return "";
        }
    }

    static class Covariant extends Resolved {
        @Override
        public String readResolve() {
            return "";
        }
    }

    abstract static class AbstractHook implements Serializable {
        abstract Object writeReplace();
    }

    public static class External implements Externalizable {
        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    static class InheritedExternal extends External {}

    static class InitialiserFails implements Serializable {
        private static final long serialVersionUID = 3L;

        static {
            fail();
        }

        private static void fail() {
            throw new IllegalStateException("a reader must not initialise classes");
        }
    }

    enum InitialisedEnum {
        ONE,
        TWO;

        static {
            InitialiserFails.fail();
        }
    }
}
