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
 * Keeps objects for their next use. The number kept is bounded whatever the number of threads, so it suits virtual threads,
 * unlike thread locals. A returning thread finds its own object without an atomic instruction, which would cost as much as a
 * small payload. If another thread owns its place, it takes a shared object or makes a new one.
 */
final class Pool<T> {

    /** Both are powers of two. */
    private static final int OWNED_PLACES = 64;
    private static final int SHARED_PLACES = 16;
    private static final int TRIES = 4;

    /**
     * An old object makes the garbage collector check each reference to a young object that is stored in it. A check takes some
     * nanoseconds, as much as writing a small graph. Replacing the object now and then costs less than a byte a use.
     */
    private static final int USES = 1024;

    private final @Nullable Lent<T>[] owned = newArray();
    private final AtomicReferenceArray<@Nullable Lent<T>> shared = new AtomicReferenceArray<>(SHARED_PLACES);
    private final Supplier<T> maker;
    private final Usage.Sink totals;

    /** Makes an empty pool that counts its callers' uses. */
    Pool(Supplier<T> maker, Usage.Sink totals) {
        this.maker = maker;
        this.totals = totals;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <T> @Nullable Lent<T>[] newArray() {
        return new Lent[OWNED_PLACES];
    }

    /** An object lent to one caller. If it is owned, it always refers to the thread that it belongs to. */
    static final class Lent<T> extends WeakReference<@Nullable Thread> {

        /** Null between the last use of one object and the first use of the next. */
        private @Nullable T object;
        private final Usage usage;
        private final boolean isOwned;
        private int uses;
        /** Whether its owner may take it without further checks. Only the owner reads or writes this field. */
        private boolean isFree;

        private Lent(T object, Usage usage, @Nullable Thread owner) {
            super(owner);
            this.object = object;
            this.usage = usage;
            this.isOwned = owner != null;
        }

        /** Returns the object lent. */
        T object() {
            return Objects.requireNonNull(object);
        }

        /** Returns the counter of the caller's work with the object. */
        Usage usage() {
            return usage;
        }

        private boolean isAbandoned() {
            Thread owner = get();
            return owner == null || !owner.isAlive();
        }
    }

    /** Lends an object that no other caller has. */
    Lent<T> take() {
        Thread thread = Thread.currentThread();
        int place = place(thread);
        Lent<T> own = owned[place];
        if (own != null && own.refersTo(thread) && own.isFree) {
            own.isFree = false;
            return own;
        }
        return takeOther(thread, place, own);
    }

    /**
     * Uses the thread's id, not its identity hash: that hash needs a call into the virtual machine if someone waits for the
     * thread to end.
     */
    private static int place(Thread thread) {
        return (int) thread.getId() & OWNED_PLACES - 1;
    }

    // The array may show an old value. Its owner is still the same, and no other thread uses it.
    private Lent<T> takeOther(Thread thread, int place, @Nullable Lent<T> other) {
        if (other != null && other.refersTo(thread) && other.object == null) {
            renew(other);
            return other;
        }
        if (other == null || other.isAbandoned()) {
            if (other != null) {
                other.usage().flush();
            }
            Lent<T> own = new Lent<>(maker.get(), new Usage(totals), thread);
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
        return new Lent<>(maker.get(), new Usage(totals), null);
    }

    // Called before the object is lent: if there is no memory for a new one, nothing was taken.
    private void renew(Lent<T> lent) {
        if (lent.object == null) {
            lent.object = maker.get();
        }
    }

    /** Takes back an object. */
    void giveBack(Lent<T> lent) {
        if (++lent.uses == USES) {
            giveUp(lent);
        } else if (lent.isOwned) {
            lent.isFree = true;
        } else {
            share(lent);
        }
    }

    /** Takes back an object that cannot be used again; the next caller gets a new object. */
    void giveUp(Lent<T> lent) {
        lent.uses = 0;
        lent.object = null;
        if (!lent.isOwned) {
            share(lent);
        }
    }

    /** Drops an object that already has this place, since looking for one would cost more. */
    private void share(Lent<T> lent) {
        lent.usage.flush();
        shared.setRelease(place(Thread.currentThread()) & SHARED_PLACES - 1, lent);
    }

    /** Returns the recent counts of threads that own an object. */
    List<Usage> usages() {
        List<Usage> usages = new ArrayList<>();
        for (Lent<T> own : owned) {
            if (own != null) {
                usages.add(own.usage());
            }
        }
        return usages;
    }
}
