// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Objects that wait for their next use, bounded whatever the number of threads, and so fit for virtual ones, as thread locals are
 * not. A thread that comes again finds its own without an atomic instruction, which would cost as much as a small payload; a
 * thread whose place is another's takes one that is shared, or makes one.
 */
final class Pool<T> {

    /** Both are powers of two. */
    private static final int OWNED_PLACES = 64;
    private static final int SHARED_PLACES = 16;
    private static final int TRIES = 4;

    /**
     * An object that grows old makes the garbage collector check each reference to a young one that is stored in it: some
     * nanoseconds each, as much as writing a small graph takes. To make another now and then costs less than a byte a use.
     */
    private static final int USES = 1024;

    private final @Nullable Owned<T>[] owned = newArray();
    private final AtomicReferenceArray<@Nullable Lent<T>> shared = new AtomicReferenceArray<>(SHARED_PLACES);
    private final Supplier<T> maker;
    private final Usage.Sink totals;

    /** Makes an empty one, whose callers' uses are counted. */
    Pool(Supplier<T> maker, Usage.Sink totals) {
        this.maker = maker;
        this.totals = totals;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <T> @Nullable Owned<T>[] newArray() {
        return new Owned[OWNED_PLACES];
    }

    /** An object that one caller has. */
    static class Lent<T> {

        /** Null between the last use of one and the first of the next. */
        private @Nullable T object;
        private final Usage usage;
        private int uses;
        /** Only its owner reads or writes it. */
        private boolean isLent;

        Lent(T object, Usage usage) {
            this.object = object;
            this.usage = usage;
        }

        /** The object lent. */
        T object() {
            return Objects.requireNonNull(object);
        }

        /** Whether it can be lent as it is; for its owner. */
        boolean isReady() {
            return object != null && !isLent;
        }

        /** Counts the caller's work with it. */
        Usage usage() {
            return usage;
        }
    }

    /** A loan that belongs to one thread for good. */
    private static final class Owned<T> extends Lent<T> {

        private final WeakReference<Thread> owner;

        Owned(T object, Usage usage, Thread owner) {
            super(object, usage);
            this.owner = new WeakReference<>(owner);
        }

        boolean isAbandoned() {
            Thread thread = owner.get();
            return thread == null || !thread.isAlive();
        }
    }

    /** Gives one that nobody else has. */
    Lent<T> take() {
        Thread thread = Thread.currentThread();
        int place = System.identityHashCode(thread) & OWNED_PLACES - 1;
        Owned<T> own = owned[place];
        if (own != null && own.owner.refersTo(thread) && own.isReady()) {
            ((Lent<T>) own).isLent = true;
            return own;
        }
        return takeOther(thread, place, own);
    }

    // The array may show an old value: its owner is the same all the same, and no other thread uses it.
    private Lent<T> takeOther(Thread thread, int place, @Nullable Owned<T> other) {
        if (other != null && other.owner.refersTo(thread) && !((Lent<T>) other).isLent) {
            renew(other);
            ((Lent<T>) other).isLent = true;
            return other;
        }
        if (other == null || other.isAbandoned()) {
            if (other != null) {
                other.usage().flush();
            }
            Owned<T> own = new Owned<>(maker.get(), new Usage(totals), thread);
            ((Lent<T>) own).isLent = true;
            owned[place] = own;
            return own;
        }
        for (int i = 0; i < TRIES; i++) {
            Lent<T> found = shared.getAndSet(place + i & SHARED_PLACES - 1, null);
            if (found != null) {
                renew(found);
                return found;
            }
        }
        return new Lent<>(maker.get(), new Usage(totals));
    }

    // Before it is lent: if there is no memory for one, nothing was taken.
    private void renew(Lent<T> lent) {
        if (lent.object == null) {
            lent.object = maker.get();
        }
    }

    /** Takes one back. A shared one that is already there is garbage then: cheaper than to look. */
    void giveBack(Lent<T> lent) {
        if (++lent.uses == USES) {
            lent.uses = 0;
            lent.object = null;
        }
        if (lent instanceof Owned) {
            lent.isLent = false;
        } else {
            lent.usage.flush();
            shared.setRelease(System.identityHashCode(Thread.currentThread()) & SHARED_PLACES - 1, lent);
        }
    }

    /** Takes one back that cannot be used again; who takes it next gets another object. */
    void giveUp(Lent<T> lent) {
        lent.object = null;
        giveBack(lent);
    }

    /** The recent counts of threads that own an object. */
    List<Usage> usages() {
        List<Usage> usages = new ArrayList<>();
        for (Owned<T> own : owned) {
            if (own != null) {
                usages.add(own.usage());
            }
        }
        return usages;
    }
}
