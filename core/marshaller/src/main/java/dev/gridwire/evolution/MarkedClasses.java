// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

/** A set of classes that keeps none of them alive. Thread-safe. */
final class MarkedClasses {

    private final ClassValue<Mark> marks = new Marks();
    private volatile int version = 1;
    /** Marks of an earlier version count no more. */
    private volatile int begin = 1;

    /** Of a class: the version that began with it. */
    private static final class Mark {
        private volatile int version;
    }

    private static final class Marks extends ClassValue<Mark> {

        @Override
        protected Mark computeValue(Class<?> type) {
            return new Mark();
        }
    }

    /** Another one after each change. */
    int version() {
        return version;
    }

    boolean has(Class<?> type) {
        return marks.get(type).version >= begin;
    }

    void add(Class<?> type) {
        Mark mark = marks.get(type);
        if (mark.version < begin) {
            add(mark);
        }
    }

    private synchronized void add(Mark mark) {
        mark.version = version + 1;
        version = mark.version;
    }

    /** Notes a change of what is known beside. */
    synchronized void change() {
        version++;
    }

    synchronized void clear() {
        version++;
        begin = version;
    }
}
