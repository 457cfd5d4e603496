// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

/** A set of classes that keeps none of them alive. Thread-safe. */
final class MarkedClasses {

    private final ClassValue<Mark> marks = new Marks();
    private volatile int version = 1;
    /** Marks of an earlier version no longer count. */
    private volatile int begin = 1;

    /** The mark of a class: the version that began when it was set. */
    private static final class Mark {
        private volatile int version;
    }

    private static final class Marks extends ClassValue<Mark> {

        @Override
        protected Mark computeValue(Class<?> type) {
            return new Mark();
        }
    }

    /** Returns a version that changes with each change. */
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

    /** Notes a change in what is known besides the classes. */
    synchronized void change() {
        version++;
    }

    synchronized void clear() {
        version++;
        begin = version;
    }
}
