// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inside;

import org.jspecify.annotations.Nullable;

/** The places where users' code runs in the middle of a graph. */
enum Point {
    WRITE_OBJECT,
    READ_OBJECT,
    WRITE_REPLACE,
    READ_RESOLVE,
    WRITE_EXTERNAL,
    READ_EXTERNAL,
    EXTERNAL_CONSTRUCTOR,
    VALIDATION,
    CONSTRUCTOR,
    SUPERCLASS_CONSTRUCTOR,
    RECORD_CONSTRUCTOR,
    COMPARATOR,
    HASH_CODE,
    EQUALS;

    private static final ThreadLocal<@Nullable Planned> PLANNED = new ThreadLocal<>();

    /** Something that a point does. */
    interface Action {

        /** May throw whatever it likes. */
        void run() throws Throwable;
    }

    private record Planned(Point point, Action action) {}

    /** Runs this thread's action for the place; exceptions pass, declared or not. */
    void reach() {
        Planned planned = PLANNED.get();
        if (planned != null && planned.point == this) {
            try {
                planned.action.run();
            } catch (Throwable e) {
                throw Point.<RuntimeException>unchecked(e);
            }
        }
    }

    /** Does the whole, and the action whenever this thread reaches this point. */
    void during(Action action, Runnable whole) {
        Planned before = PLANNED.get();
        PLANNED.set(new Planned(this, action));
        try {
            whole.run();
        } finally {
            PLANNED.set(before);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
