// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Classes whose constructors store their parameters and do no more. Nothing calls them. */
@SuppressWarnings({"serial", "unused"})
final class ProvenZoo {

    static class Kinds {
        private final boolean z;
        private final byte b;
        private final char c;
        private final short s;
        private final int i;
        private final long j;
        private final float f;
        private final double d;

        Kinds(boolean z, byte b, char c, short s, int i, long j, float f, double d) {
            this.z = z;
            this.b = b;
            this.c = c;
            this.s = s;
            this.i = i;
            this.j = j;
            this.f = f;
            this.d = d;
        }
    }

    static class References {
        private final Object any;
        private final int[][] matrix;

        References(Object any, int[][] matrix) {
            this.any = any;
            this.matrix = matrix;
        }
    }

    static class Swapped implements Serializable {
        final int first;
        final int second;

        private Swapped(int second, int first) {
            this.second = second;
            this.first = first;
        }
    }

    /** As its parameters are named, and not as they are stored. */
    static class Crossed {
        final int first;
        final int second;

        Crossed(int first, int second) {
            this.first = second;
            this.second = first;
        }
    }

    static class Base {
        private final String name;
        int count;

        Base(String name, int count) {
            this.name = name;
            this.count = count;
        }
    }

    static class Derived<T extends Comparable<T>> extends Base {
        private final T value;
        private final String name;

        Derived(T value, String own, String inherited, int count) {
            super(inherited, count);
            this.value = value;
            this.name = own;
        }
    }

    static class Empty {}

    static class Caching extends Empty implements Serializable {
        final String text;
        transient int hash;
        transient @Nullable Object cache = null;

        Caching(String text) {
            this.text = text;
        }
    }

    static class Varargs {
        final String[] names;

        Varargs(String... names) {
            this.names = names;
        }
    }

    static class Checked {
        final String name;
        final List<String> lines;

        Checked(String name, List<String> lines) {
            this.name = Objects.requireNonNull(name, "name");
            Objects.requireNonNull(lines);
            this.lines = lines;
        }
    }

    static class Marked {
        final String name;
        final int number;

        Marked(String name, int number) {
            if (name == null) {
                throw new NullPointerException("name is marked non-null but is null");
            }
            this.name = name;
            this.number = number;
        }
    }

    /** Two that are proven: the one that refuses nothing is taken. */
    static class Choosing {
        final String name;
        final int number;

        Choosing(int number, String name) {
            this.number = number;
            this.name = Objects.requireNonNull(name);
        }

        Choosing(String name, int number) {
            this.number = number;
            this.name = name;
        }
    }

    /** Besides the constructor that takes nothing. */
    static class Bean {
        final int number;

        Bean() {
            this(5);
        }

        Bean(int number) {
            this.number = number;
        }
    }

    /** Slots that are not final need no parameter; what the constructor leaves in them is set again. */
    static class Incomplete {
        int other;
        final int number;
        List<String> lines = new ArrayList<>();
        String text = "text";
        long limit = 100_000;
        @Nullable Object any;

        Incomplete(int number) {
            this.number = number;
        }
    }

    static class Initial {
        final int number;
        int other = 7;

        Initial(int number, int other) {
            this.number = number;
            this.other = other;
        }
    }

    /** The enclosing instance is a slot as any other. */
    class Inner {
        final int number;

        Inner(int number) {
            this.number = number;
        }

        int sum() {
            return number + ProvenZoo.this.hashCode();
        }
    }
}
