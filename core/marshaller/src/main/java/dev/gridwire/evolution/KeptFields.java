// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.ground.KeptClasses;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the unknown fields of objects. If the class has a field for them, they are kept in the object; otherwise beside it, for
 * as long as it lives. Fields that refer to surrounding objects are kept for the last {@value #MAX_LASTING} objects only. They
 * may lead back to the object, which would then live for ever. Thread-safe as far as the objects are: a thread that reads an
 * object or copies its fields must do so before others write it.
 *
 * <p>Fields beside objects are in tables of weak references. After a garbage collection, the next reader or writer looks for
 * objects that are gone, so writers learn when nothing is left.
 */
final class KeptFields implements KeptClasses {

    private static final int MAX_LASTING = 1 << 16;
    private static final int STRIPES = 1 << KeptTable.CHOOSING_BITS;
    /** The most garbage collections between two searches, if searches find little. */
    private static final int MOST_PATIENCE = 64;
    private static final int LITTLE = 8;

    /** The classes of objects with fields beside them. */
    private final MarkedClasses classes = new MarkedClasses();
    private final KeptTable[] stripes = new KeptTable[STRIPES];
    /**
     * Whether any object has fields beside it. Set by a thread that holds the monitor of a stripe; cleared by one that holds all
     * of them.
     */
    private volatile boolean someAreBeside;
    /** Whether some objects may hold their fields themselves. */
    private boolean someAreHeld;
    private final CollectorWatch collector = new CollectorWatch();
    private final AtomicBoolean isSearching = new AtomicBoolean();
    private int patience = 1;
    private int waited;
    /** Objects whose fields may lead back to them, so that the collector alone would not free them; oldest first. */
    private final Queue<KeptTable.Entry> lasting = new ArrayDeque<>();

    /** Makes an empty keeper. */
    KeptFields() {
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new KeptTable();
        }
    }

    /**
     * The unknown fields that an object itself holds.
     *
     * @param keeper knows the missing classes of which the values may hold objects
     */
    private record Held(KeptFields keeper, Map<String, @Nullable Object> fields) {}

    /** Notices that the garbage collector has run. Two threads may notice the same run. */
    private static final class CollectorWatch {

        private volatile WeakReference<Object> young = new WeakReference<>(new Object());

        boolean hasRun() {
            if (!young.refersTo(null)) {
                return false;
            }
            young = new WeakReference<>(new Object());
            return true;
        }
    }

    /** Returns whether any fields may be kept. */
    boolean isUsed() {
        if (someAreBeside) {
            if (collector.hasRun()) {
                forgetTheGone();
            }
            return someAreHeld || someAreBeside;
        }
        return someAreHeld;
    }

    @Override
    public int version() {
        return classes.version();
    }

    @Override
    public boolean has(Class<?> type) {
        return someAreHeld && UnknownFieldsHolder.of(type) != null || classes.has(type);
    }

    /**
     * Keeps a value beside an object.
     *
     * @param leadsOut whether the value refers to surrounding objects, perhaps to the owner itself, so that the table would keep
     *     the owner alive
     */
    void add(Object owner, String name, @Nullable Object value, boolean leadsOut) {
        UnknownFieldsHolder holder = UnknownFieldsHolder.of(owner.getClass());
        if (holder != null) {
            held(holder, owner).put(name, value);
            return;
        }
        KeptTable.Entry entry = beside(owner);
        entry.fields().put(name, value);
        if (leadsOut) {
            last(entry);
        }
    }

    private Map<String, @Nullable Object> held(UnknownFieldsHolder holder, Object owner) {
        if (!someAreHeld) {
            someAreHeld = true;
            classes.change();
        }
        if (!(holder.get(owner) instanceof Held held && held.keeper() == this)) {
            Held made = new Held(this, new TreeMap<>());
            holder.set(owner, made);
            return made.fields();
        }
        return held.fields();
    }

    /** Returns the entry of an object in the table; adds one if there is none. */
    private KeptTable.Entry beside(Object owner) {
        if (collector.hasRun()) {
            forgetTheGone();
        }
        int hash = System.identityHashCode(owner);
        KeptTable stripe = stripe(hash);
        synchronized (stripe) {
            KeptTable.Entry entry = stripe.findOrAdd(owner, hash);
            if (!someAreBeside) {
                someAreBeside = true;
            }
            classes.add(owner.getClass());
            return entry;
        }
    }

    private KeptTable stripe(int hash) {
        return stripes[hash & STRIPES - 1];
    }

    private void last(KeptTable.Entry entry) {
        KeptTable.Entry oldest = null;
        synchronized (lasting) {
            lasting.add(entry);
            if (lasting.size() > MAX_LASTING) {
                oldest = lasting.poll();
            }
        }
        if (oldest != null) {
            KeptTable stripe = stripe(oldest.hash());
            synchronized (stripe) {
                stripe.remove(oldest);
            }
        }
    }

    /** Returns the unknown fields of an object, by name and sorted by name; null if there are none. */
    @Nullable Map<String, @Nullable Object> of(Object owner) {
        UnknownFieldsHolder holder = someAreHeld ? UnknownFieldsHolder.of(owner.getClass()) : null;
        if (holder != null) {
            return holder.get(owner) instanceof Held held && held.keeper() == this ? held.fields() : null;
        }
        return someAreBeside && classes.has(owner.getClass()) ? besideOf(owner) : null;
    }

    private @Nullable Map<String, @Nullable Object> besideOf(Object owner) {
        int hash = System.identityHashCode(owner);
        KeptTable stripe = stripe(hash);
        synchronized (stripe) {
            KeptTable.Entry entry = stripe.find(owner, hash);
            return entry == null ? null : entry.fields();
        }
    }

    /** Forgets the unknown fields of an object. Returns whether it had any. */
    boolean remove(Object owner) {
        UnknownFieldsHolder holder = someAreHeld ? UnknownFieldsHolder.of(owner.getClass()) : null;
        if (holder != null) {
            boolean isHeld = holder.get(owner) instanceof Held held && held.keeper() == this;
            if (isHeld) {
                holder.set(owner, null);
            }
            return isHeld;
        }
        if (!someAreBeside || !classes.has(owner.getClass())) {
            return false;
        }
        int hash = System.identityHashCode(owner);
        KeptTable stripe = stripe(hash);
        synchronized (stripe) {
            KeptTable.Entry entry = stripe.find(owner, hash);
            if (entry != null) {
                stripe.remove(entry);
            }
            return entry != null;
        }
    }

    /** Copies the unknown fields of one object to another. */
    void copy(Object from, Object to) {
        Map<String, @Nullable Object> fields = of(from);
        if (fields == null || from == to) {
            return;
        }
        UnknownFieldsHolder holder = UnknownFieldsHolder.of(to.getClass());
        (holder == null ? beside(to).fields() : held(holder, to)).putAll(fields);
    }

    /** One thread searches all tables, and does so less often the less it finds. */
    private void forgetTheGone() {
        if (!isSearching.compareAndSet(false, true)) {
            return;
        }
        try {
            if (++waited >= patience) {
                waited = 0;
                search();
            }
        } finally {
            isSearching.set(false);
        }
    }

    private void search() {
        int before = 0;
        int left = 0;
        for (KeptTable stripe : stripes) {
            synchronized (stripe) {
                before += stripe.count();
                stripe.forgetTheGone();
                left += stripe.count();
            }
        }
        synchronized (lasting) {
            lasting.removeIf(entry -> entry.refersTo(null));
        }
        patience = before - left < before / LITTLE ? Math.min(2 * patience, MOST_PATIENCE) : 1;
        if (left == 0) {
            endIfEmpty(0);
        }
    }

    /** Holds all monitors in the end, so that nothing is added meanwhile. */
    private void endIfEmpty(int from) {
        if (from == STRIPES) {
            someAreBeside = false;
            classes.clear();
            return;
        }
        synchronized (stripes[from]) {
            if (stripes[from].count() == 0) {
                endIfEmpty(from + 1);
            }
        }
    }
}
