// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.zoo;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Contains every kind of declaration in every kind of place. */
@SuppressWarnings("unused")
public class Shapes {

    private int number;

    record Point(int x, int y) {}

    record Empty() {}

    public record Generic<T extends Comparable<T>>(List<? extends T> items, T[] array, Map<String, T> map) {}

    record Compact(String name, long... values) {
        static int count;

        Compact {
            name = name.trim();
        }

        Compact() {
            this("");
        }
    }

    enum Plain {
        C,
        A,
        B
    }

    enum NoConstants {}

    enum WithBodies implements Supplier<String> {
        Z {
            @Override
            public String get() {
                return "z";
            }
        },
        Y {
            private final int own = 1;

            @Override
            public String get() {
                return "y" + own;
            }
        };

        static final WithBodies ALIAS = Z;
        private int field;
    }

    sealed interface Sealed permits SealedB, SealedA, SealedOpen {}

    record SealedA(int a) implements Sealed {}

    static final class SealedB implements Sealed {}

    static non-sealed class SealedOpen implements Sealed {}

    static final class SubOfOpen {}

    interface Marker {}

    private interface PrivateInterface extends Marker, Supplier<Integer> {
        int CONSTANT = 3;
    }

    @interface Annotation {
        String value() default "x";
    }

    abstract static class Abstract {
        protected volatile Object state;

        protected Abstract(int ignored) {}

        abstract void act();
    }

    static class Chain1 {
        int same;
        private String hidden;
    }

    static class Chain2 extends Chain1 {
        long same;
        private String hidden;
    }

    static class Chain3 extends Chain2 {
        String same;
        transient int cache;
        static int shared;
        public final char[] chars = new char[0];
    }

    class Inner {
        class Deeper {
            int use = number;
        }
    }

    protected static class ProtectedMember {}

    static class PrivateConstructor {
        private PrivateConstructor() {}

        static PrivateConstructor make() {
            return new PrivateConstructor();
        }
    }

    static class Constructors {
        Constructors(int count, String name, List<String>[] lists) {}

        Constructors() {}

        protected Constructors(Map<String, int[]> map) {}
    }

    static class AllPrimitives {
        boolean z;
        byte b;
        short s;
        char c;
        int i;
        long j;
        float f;
        double d;
        int[][][] cube;
        String[] strings;
        Map.Entry<String, Integer>[] entries;
    }

    Runnable anonymous(int captured, String text) {
        return new Runnable() {
            private final int local = captured;

            @Override
            public void run() {
                number += local + text.length();
            }
        };
    }

    static Runnable staticAnonymous() {
        return new Runnable() {
            @Override
            public void run() {}
        };
    }

    Object local(double captured) {
        class Local {
            double own = captured + number;
        }
        record LocalRecord(int a) {}
        enum LocalEnum {
            ONE
        }
        interface LocalInterface {}
        return List.of(new Local(), new LocalRecord(1), LocalEnum.ONE, LocalInterface.class);
    }
}
