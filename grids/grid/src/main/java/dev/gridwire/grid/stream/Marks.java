// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the positions where a stream describes a class or refers back, in order. Code of an allowed class may read other parts
 * than the stream declares. The marks reveal that, because every object needs one.
 */
final class Marks {

    private static final int FIRST = 16;

    private long[] places = new long[FIRST];
    private int count;
    private int next;
    private final List<Descriptor> described = new ArrayList<>();
    private int nextDescribed;
    private int end;
    private boolean guardsUrls;

    private static long place(long position, long references) {
        return position << Integer.SIZE | references;
    }

    /** Notes where the last value ended. */
    void endAt(int position) {
        end = position;
    }

    /** The number of bytes that the values take. */
    int end() {
        return end;
    }

    /** Adds a mark behind so many bytes and so many references. */
    void add(int position, int references) {
        places = count == places.length ? Arrays.copyOf(places, count * 2) : places;
        places[count++] = place(position, references);
    }

    /** Adds a described class, whose superclasses follow; its position is added separately. Returns its index. */
    int add(Descriptor descriptor) {
        described.add(descriptor);
        return described.size() - 1;
    }

    /** Replaces a described class by the same with its superclasses. */
    void complete(int index, Descriptor whole) {
        described.set(index, whole);
    }

    /** The described classes, in order. */
    List<Descriptor> described() {
        return described;
    }

    /** The index of the class that is described next. */
    int nextIndex() {
        return nextDescribed;
    }

    /** Sets whether URLs are allowed as values only. */
    Marks guardUrls(boolean isToGuard) {
        guardsUrls = isToGuard;
        return this;
    }

    /** Whether URLs are guarded, so that none can access the network while it is read. */
    boolean guardsUrls() {
        return guardsUrls;
    }

    /** Whether the next mark is at this position; moves on to the one behind it. */
    boolean isNext(long position, long references) {
        return next < count && places[next++] == place(position, references);
    }

    /** Returns the class that is described next; null if it has another name. */
    @Nullable Descriptor nextDescribed(String name) {
        Descriptor descriptor = nextDescribed < described.size() ? described.get(nextDescribed++) : null;
        return descriptor != null && descriptor.name().equals(name) ? descriptor : null;
    }
}
