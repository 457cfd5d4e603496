// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A few objects that wait for their next use; a thread that finds none makes one. Bounded whatever the number of threads, and so
 * fit for virtual ones, as thread locals are not.
 */
final class Pool<T> {

    /** A power of two. */
    private static final int PLACES = 16;
    private static final int TRIES = 4;

    private final AtomicReferenceArray<@Nullable T> places = new AtomicReferenceArray<>(PLACES);

    /** Gives one that nobody else has, or null. */
    @Nullable T take() {
        int first = place();
        for (int i = 0; i < TRIES; i++) {
            T found = places.getAndSet(first + i & PLACES - 1, null);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** One that is already there is garbage then: cheaper than to look. */
    void giveBack(T object) {
        places.setRelease(place(), object);
    }

    private static int place() {
        return (int) Thread.currentThread().getId() & PLACES - 1;
    }
}
