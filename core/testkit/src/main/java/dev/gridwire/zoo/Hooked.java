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
import java.text.ChoiceFormat;
import java.util.ArrayList;
import java.util.GregorianCalendar;

/** Declares classes that take part in their own serialization. */
public final class Hooked {

    private Hooked() {}

    public static class Writes implements Serializable {
        private static final long serialVersionUID = 1L;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }
    }

    public static class Reads implements Serializable {
        private static final long serialVersionUID = 1L;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }

    public static class InheritsReads extends Reads {
        private static final long serialVersionUID = 1L;
    }

    public static class Replaces implements Serializable {
        private static final long serialVersionUID = 1L;

        protected Object writeReplace() {
            return "other";
        }
    }

    public static class Resolves implements Serializable {
        private static final long serialVersionUID = 1L;

        protected Object readResolve() {
            return this;
        }
    }

    public static class Externalizes implements Externalizable {
        private static final long serialVersionUID = 1L;

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    public static class ListsFields implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {};
    }

    public static class Fails extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    public static class OwnCalendar extends GregorianCalendar {
        private static final long serialVersionUID = 1L;
    }

    public static class OwnNumbers extends ChoiceFormat {
        private static final long serialVersionUID = 1L;

        public OwnNumbers() {
            super("0#no");
        }
    }

    public static class OwnList extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
    }

    public record ReplacedRecord(int x) implements Serializable {
        private Object writeReplace() {
            return "other";
        }
    }

    public static class Throwing {
        public String text;

        public Throwing() {
            if (Boolean.getBoolean("gridwire.throwing")) {
                throw new IllegalStateException("no");
            }
        }
    }
}
