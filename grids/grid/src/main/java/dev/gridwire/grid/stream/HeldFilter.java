// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.payload.Limits;
import java.io.ObjectInputFilter;
import org.jspecify.annotations.Nullable;

/** Compares a reader with the marks of a scan, and adds up the sizes that containers announce. */
final class HeldFilter implements ObjectInputFilter {

    /** A hash container's table has up to four places for each byte of the stream; an array, less than one. */
    private static final long PLACES_A_BYTE = 4;
    /** Places that a container may have in any case. */
    private static final long FREE_PLACES = 16;

    private final Marks marks;
    private final Limits limits;
    private long places;
    private boolean isExpected;

    HeldFilter(Marks marks, Limits limits, int length) {
        this.marks = marks;
        this.limits = limits;
        this.places = PLACES_A_BYTE * length;
    }

    /** Announces that a class was described, about which the filter is asked next. */
    void expect() {
        isExpected = true;
    }

    @Override
    public Status checkInput(FilterInfo info) {
        boolean isMarked = isExpected || info.serialClass() == null && info.arrayLength() < 0;
        isExpected = false;
        boolean isAsScanned = !isMarked || marks.isNext(info.streamBytes(), info.references());
        boolean isWithin = info.depth() <= limits.depth() + 1L && info.arrayLength() <= limits.bytes()
                && hasRoom(info.serialClass(), info.arrayLength());
        return isAsScanned && isWithin ? Status.ALLOWED : Status.REJECTED;
    }

    private boolean hasRoom(@Nullable Class<?> type, long length) {
        Class<?> element = type == null ? null : type.getComponentType();
        int size = element == null || !element.isPrimitive() ? 1 : Sizes.of(element.descriptorString().charAt(0));
        places -= Math.max(0, length - FREE_PLACES) * size;
        return places >= 0;
    }
}
