// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A hash table of objects by identity, which does not keep them alive. Only a thread that holds its monitor may use it. */
final class KeptTable {

    /** The number of hash bits that choose one of several tables. */
    static final int CHOOSING_BITS = 6;

    /** A power of two. */
    private static final int SMALLEST = 4;
    private static final int SPARSE = 8;

    private @Nullable Entry[] chains = new Entry[SMALLEST];
    private int count;

    /** The unknown fields of one object, by name. */
    static final class Entry extends WeakReference<Object> {

        private final int hash;
        private final Map<String, @Nullable Object> fields = new TreeMap<>();
        private @Nullable Entry next;

        private Entry(Object object, int hash) {
            super(object);
            this.hash = hash;
        }

        int hash() {
            return hash;
        }

        Map<String, @Nullable Object> fields() {
            return fields;
        }
    }

    /** Returns the number of entries, including those of objects that are gone. */
    int count() {
        return count;
    }

    /** Returns the entry of an object; null if there is none. */
    @Nullable Entry find(Object object, int hash) {
        Entry entry = chains[place(hash)];
        while (entry != null && !(entry.hash == hash && entry.refersTo(object))) {
            entry = entry.next;
        }
        return entry;
    }

    /** Returns the entry of an object; adds one if there is none. */
    Entry findOrAdd(Object object, int hash) {
        Entry known = find(object, hash);
        if (known != null) {
            return known;
        }
        if (count == chains.length) {
            forgetTheGone();
            if (count > chains.length / 2) {
                resize(2 * chains.length);
            }
        }
        Entry entry = new Entry(object, hash);
        int place = place(hash);
        entry.next = chains[place];
        chains[place] = entry;
        count++;
        return entry;
    }

    /** Removes an entry if it is still in the table. */
    void remove(Entry entry) {
        int place = place(entry.hash);
        Entry before = null;
        for (Entry each = chains[place]; each != null; before = each, each = each.next) {
            if (each == entry) {
                unlink(place, before, each);
                return;
            }
        }
    }

    /** Removes the entries of objects that are gone. */
    void forgetTheGone() {
        for (int place = 0; place < chains.length; place++) {
            Entry before = null;
            for (Entry each = chains[place]; each != null; each = each.next) {
                if (each.refersTo(null)) {
                    unlink(place, before, each);
                } else {
                    before = each;
                }
            }
        }
        if (chains.length > SMALLEST && count < chains.length / SPARSE) {
            resize(Math.max(SMALLEST, Integer.highestOneBit(2 * count + 1)));
        }
    }

    private void unlink(int place, @Nullable Entry before, Entry entry) {
        if (before == null) {
            chains[place] = entry.next;
        } else {
            before.next = entry.next;
        }
        count--;
    }

    private void resize(int size) {
        @Nullable Entry[] old = chains;
        chains = new Entry[size];
        for (Entry chain : old) {
            Entry each = chain;
            while (each != null) {
                Entry next = each.next;
                int place = place(each.hash);
                each.next = chains[place];
                chains[place] = each;
                each = next;
            }
        }
    }

    private int place(int hash) {
        return hash >>> CHOOSING_BITS & chains.length - 1;
    }
}
