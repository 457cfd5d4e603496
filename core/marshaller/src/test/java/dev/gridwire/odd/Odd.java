// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.odd;

import dev.gridwire.odd.far.Far;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Classes that a generator could trip over, and objects of them. */
@SuppressWarnings("unused")
public final class Odd {

    private int number = 8;

    /** With one object of each class at least. */
    public static Stream<Object> objects() {
        record Local(int a, Local next, String text) {}
        Near near = new Near();
        near.change();
        Inner inner = new Odd().new Inner();
        Text text = new Text();
        text.value = "typed";
        Slots slots = new Slots();
        slots.interfaces = new Comparable<?>[] {"a", 1, Mood.GLAD};
        slots.marked = new Wide(1, 2, 3, "4", 5, null, 6, (byte) 7, 8, new Date(9), Mood.SAD, true, 'c', (short) 4, 5);
        return Stream.of(new NoFields(), new OnlyTransient(), Private.nested(), near, new Hiding(), inner, inner.new Innermost(),
                new Local(1, new Local(2, null, "b"), "a"), new Generic<>("a"), text, slots, slots.marked, new Empty(),
                new Kept(), new Repeated(), new Final(3), new Throwing());
    }

    static class NoFields {}

    static class OnlyTransient {
        transient int a = 4;
        transient Object b = this;
    }

    record Empty() {}

    private static final class Private {
        private static Object nested() {
            return new Middle();
        }

        private static class Middle implements Serializable {
            private static final long serialVersionUID = 1L;
            private final Innermost[] many = {new Innermost(), null};
            private Innermost one = many[0];

            private static final class Innermost implements Serializable {
                private static final long serialVersionUID = 1L;
                private double a = 1.5;
                private final Middle around = null;
                private Innermost next;
            }
        }
    }

    private static class Near extends Far {
        private static final long serialVersionUID = 1L;
        private final String text = String.valueOf("near");
        private int packaged = 12;

        void change() {
            close(packaged);
            kept = 9;
            keptText = text;
        }
    }

    static class Hidden {
        int a = 1;
        private String b = "hidden";
        protected Object c = 'c';
    }

    static class Hiding extends Hidden {
        int a = 2;
        private String b = "hiding";
        protected Object c = new Hidden();
    }

    class Inner implements Serializable {
        private static final long serialVersionUID = 1L;
        int own = number;

        class Innermost implements Serializable {
            private static final long serialVersionUID = 1L;
            int sum = own + number;
        }
    }

    static class Generic<T> {
        T[] values;
        T value;
        List<String>[] lists;
        Map<String, T>[][] maps;
        List<? super Integer> numbers = new ArrayList<>(List.of(1, 2));

        @SuppressWarnings("unchecked")
        Generic(T value) {
            this.value = value;
            values = (T[]) new Object[] {value, null};
            lists = (List<String>[]) new List<?>[] {new ArrayList<>(List.of("x")), null};
            maps = (Map<String, T>[][]) new Map<?, ?>[][] {null, {Map.of("k", value)}};
        }
    }

    abstract static class Typed<T> {
        T value;
        T[] values;

        abstract T get();
    }

    static final class Text extends Typed<String> {
        @Override
        String get() {
            return value;
        }
    }

    interface Marked {}

    enum Mood implements Marked {
        GLAD {
            @Override
            int level() {
                return 2;
            }
        },
        SAD;

        int level() {
            return 1;
        }
    }

    /** Long and double take two local variables. */
    record Wide(
            long a, int b, double c, String d, long e, Wide f, double g, byte h, float i, Object j, Marked k, boolean l, char m,
            short n, long o) implements Marked {}

    static class Slots {
        Marked marked;
        Comparable<?>[] interfaces;
        Mood mood = Mood.GLAD;
        Mood[] moods = {Mood.GLAD, null, Mood.SAD};
        Runnable nothing;
        Marked constant = Mood.GLAD;
        CharSequence text = "text";
    }

    /** Made by the constructor of the first superclass that is not serializable. */
    static class Kept extends Hidden implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Integer box;
        final int number;

        Kept() {
            this.box = 5;
            this.number = 6;
        }
    }

    /** The same object and the same kind of object in many slots. */
    static class Repeated implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Hidden a = new Hidden();
        private final Hidden b = a;
        private final Hidden c = new Hidden();
        private Repeated self = this;
        private final Repeated none = null;
        private final Final last = new Final(1);
        private final Final again = last;
    }

    static final class Final {
        private final int number;

        Final(int number) {
            this.number = number;
        }
    }

    /** Its constructor cannot be called without arguments. */
    static class Throwing extends Hidden {
        private String text;

        private Throwing(String text) {
            this.text = text.trim();
        }

        Throwing() {
            this("made");
        }
    }
}
