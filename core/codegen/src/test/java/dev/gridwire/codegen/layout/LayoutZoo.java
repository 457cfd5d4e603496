// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;

/** Classes whose layouts the tests state. */
@SuppressWarnings({"serial", "unused"})
final class LayoutZoo {

    private LayoutZoo() {}

    @Retention(RetentionPolicy.RUNTIME)
    @interface Never {}

    @Retention(RetentionPolicy.RUNTIME)
    @interface Only {}

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "grass";
            }
        }
    }

    record Point(int x, int y) {}

    record Line(Point to, String name, Point from, long id) {}

    static final class Final {
        int a;
    }

    static class Kinds {
        boolean z;
        byte b;
        short s;
        char c;
        int i;
        long j;
        float f;
        double d;
        Integer box;
        Character boxedChar;
        String text;
        BigDecimal decimal;
        Colour colour;
        Point point;
        Final last;
        int[] ints;
        int[][] matrix;
        String[] texts;
        List<String> list;
        Collection<?> collection;
        ArrayList<Point> arrayList;
        Map<String, Point> map;
        Date date;
        Object any;
        Runnable runnable;
        Number number;
        Kinds self;
        static int counter;
        transient int cache;
    }

    static class Base implements Serializable {
        int same;
        private String hidden;
    }

    static class Middle extends Base {}

    static class Derived extends Middle {
        @Never
        long same;
        @Never
        private String hidden;
        @Only
        private final int[] codes = {};
    }

    static class HasNoArg {
        HasNoArg() {}
    }

    static class HasArgs {
        HasArgs(int ignored) {}
    }

    static class SerializableOfArgs extends HasNoArg implements Serializable {
        SerializableOfArgs(int ignored) {}
    }

    static class SerializableWithoutParent extends HasArgs implements Serializable {
        SerializableWithoutParent() {
            super(1);
        }
    }

    static class PlainWithoutNoArg extends HasArgs {
        PlainWithoutNoArg(int ignored) {
            super(ignored);
        }
    }

    abstract static class Abstract {}

    public static class External implements Externalizable {
        int ignored;

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    abstract static class NotPublicExternal {
        int ignored;

        public void writeExternal(ObjectOutput out) {}

        public void readExternal(ObjectInput in) {}
    }

    /** The compiler adds bridges to both methods. */
    public static class BridgedExternal extends NotPublicExternal implements Externalizable {}

    static class HiddenExternal implements Externalizable {
        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    static class Writes implements Serializable {
        int a;

        private void writeObject(ObjectOutputStream out) {}
    }

    static class WritesInVain {
        int a;

        private void writeObject(ObjectOutputStream out) {}

        private Object writeReplace() {
            return this;
        }
    }

    static class WritesBelow extends HasNoArg implements Serializable {
        int own;

        private void writeObject(ObjectOutputStream out) {}
    }

    static class WithPersistentFields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {};
        int a;
    }

    static class PrivateReplace implements Serializable {
        private Object writeReplace() {
            return this;
        }
    }

    static class BelowPrivateReplace extends PrivateReplace {}

    static class ProtectedResolve implements Serializable {
        protected Object readResolve() {
            return this;
        }
    }

    static class BelowProtectedResolve extends ProtectedResolve {}

    static class Unresolved extends ProtectedResolve {
        @Override
        protected String readResolve() {
            return "";
        }
    }

    static class Lines extends ArrayList<Line> {
        int extra;
    }

    static class Outer {
        int number;

        class Inner {
            int own;

            int use() {
                return number;
            }
        }
    }

    static class Generic<T extends Number> {
        T value;
        T[] values;
    }
}
