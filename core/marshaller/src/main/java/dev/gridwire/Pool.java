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

    private final @Nullable Lent<T>[] owned = newArray();
    private final AtomicReferenceArray<@Nullable Lent<T>> shared = new AtomicReferenceArray<>(SHARED_PLACES);
    private final Supplier<T> maker;
    private final Usage.Sink totals;

    /** Makes an empty one, whose callers' uses are counted. */
    Pool(Supplier<T> maker, Usage.Sink totals) {
        this.maker = maker;
        this.totals = totals;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <T> @Nullable Lent<T>[] newArray() {
        return new Lent[OWNED_PLACES];
    }

    /** An object that one caller has. It refers to the thread that it belongs to for good, if there is one. */
    static final class Lent<T> extends WeakReference<@Nullable Thread> {

        /** Null between the last use of one and the first of the next. */
        private @Nullable T object;
        private final Usage usage;
        private final boolean isOwned;
        private int uses;
        /** Whether its owner may take it as it is. Only the owner reads or writes it. */
        private boolean isFree;

        private Lent(T object, Usage usage, @Nullable Thread owner) {
            super(owner);
            this.object = object;
            this.usage = usage;
            this.isOwned = owner != null;
        }

        /** The object lent. */
        T object() {
            return Objects.requireNonNull(object);
        }

        /** Counts the caller's work with it. */
        Usage usage() {
            return usage;
        }

        private boolean isAbandoned() {
            Thread owner = get();
            return owner == null || !owner.isAlive();
        }
    }

    /** Gives one that nobody else has. */
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

    /** Not by the identity hash, which takes a call into the virtual machine where somebody waits for the thread's end. */
    private static int place(Thread thread) {
        return (int) thread.getId() & OWNED_PLACES - 1;
    }

    // The array may show an old value: its owner is the same all the same, and no other thread uses it.
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

    // Before it is lent: if there is no memory for one, nothing was taken.
    private void renew(Lent<T> lent) {
        if (lent.object == null) {
            lent.object = maker.get();
        }
    }

    /** Takes one back. */
    void giveBack(Lent<T> lent) {
        if (++lent.uses == USES) {
            giveUp(lent);
        } else if (lent.isOwned) {
            lent.isFree = true;
        } else {
            share(lent);
        }
    }

    /** Takes one back that cannot be used again; who takes it next gets another object. */
    void giveUp(Lent<T> lent) {
        lent.uses = 0;
        lent.object = null;
        if (!lent.isOwned) {
            share(lent);
        }
    }

    /** One that is already there is garbage then: cheaper than to look. */
    private void share(Lent<T> lent) {
        lent.usage.flush();
        shared.setRelease(place(Thread.currentThread()) & SHARED_PLACES - 1, lent);
    }

    /** The recent counts of threads that own an object. */
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
