// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Classes whose constructors nearly store their parameters and do no more. Nothing calls them. */
@SuppressWarnings({"serial", "unused"})
final class UnprovenZoo {

    static int made;

    static class Validating {
        final int number;

        Validating(int number) {
            if (number < 0) {
                throw new IllegalArgumentException();
            }
            this.number = number;
        }
    }

    static class Copying {
        final List<String> lines;

        Copying(List<String> lines) {
            this.lines = List.copyOf(lines);
        }
    }

    static class Cloning {
        final int[] numbers;

        Cloning(int[] numbers) {
            this.numbers = numbers.clone();
        }
    }

    static class Deriving {
        final int number;
        final int twice;

        Deriving(int number) {
            this.number = number;
            this.twice = 2 * number;
        }
    }

    static class Counting {
        final int number;

        Counting(int number) {
            this.number = number;
            made++;
        }
    }

    static class Ignoring {
        final int number;

        Ignoring(int number, int ignored) {
            this.number = number;
        }
    }

    static class Twice {
        final int number;
        int again;

        Twice(int number) {
            this.number = number;
            this.again = number;
        }
    }

    static class Widening {
        final long number;

        Widening(int number) {
            this.number = number;
        }
    }

    static class Narrowed {
        final Object text;

        Narrowed(String text) {
            this.text = text;
        }
    }

    static class FinalInitial {
        final int number;
        final List<String> lines = new ArrayList<>();

        FinalInitial(int number) {
            this.number = number;
        }
    }

    static class Capacious {
        final int number;
        List<String> lines = new ArrayList<>(5);

        Capacious(int number) {
            this.number = number;
        }
    }

    static class TransientContainer implements Serializable {
        final int number;
        transient List<String> cache = new ArrayList<>();

        TransientContainer(int number) {
            this.number = number;
        }
    }

    static class Overwritten {
        final int number;
        int other;

        Overwritten(int number, int other) {
            this.number = number;
            this.other = other;
            this.other = 0;
        }
    }

    static class TransientValue implements Serializable {
        final int number;
        transient int hash = -1;

        TransientValue(int number) {
            this.number = number;
        }
    }

    /** What it leaves in the transient field, reading leaves there too. */
    static class TransientOfOwn {
        final int number;
        transient @Nullable List<String> cache;

        TransientOfOwn() {
            number = 0;
            cache = new ArrayList<>();
        }

        TransientOfOwn(int number) {
            this.number = number;
        }
    }

    static class Delegating {
        final int number;
        final String name;

        Delegating(int number, String name, boolean ignored) {
            this.number = number;
            this.name = String.valueOf(name);
        }

        Delegating(int number, String name) {
            this(number, name, true);
        }
    }

    static class Counted {
        Counted() {
            made++;
        }
    }

    static class BelowCounted extends Counted {
        final int number;

        BelowCounted(int number) {
            this.number = number;
        }
    }

    static class Leaking {
        static @Nullable Leaking last;
        final int number;

        Leaking(int number) {
            this.number = number;
            last = this;
        }
    }

    static class Supplied {
        final String name;

        Supplied(String name) {
            this.name = Objects.requireNonNull(name, () -> "made " + made++);
        }
    }

    static class Caught {
        final int number;

        Caught(int number) {
            int kept;
            try {
                kept = number;
            } finally {
                made++;
            }
            this.number = kept;
        }
    }

    /** Nothing is final: the fields are set. */
    static class Open {
        int number;

        Open(int number) {
            this.number = number;
        }
    }

    static class Hooked implements Serializable {
        final int number;

        Hooked(int number) {
            this.number = number;
        }

        private Object readResolve() {
            return this;
        }
    }
}
