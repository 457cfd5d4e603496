// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Arrays;

/** Maps the types that a payload has named to their places, and back. */
public final class TypePlaces {

    private static final int FIRST_TYPES = 16;

    private final int maxTypes;
    /** The type's place in the payload + 1, by the type's number. */
    private int[] places = new int[FIRST_TYPES];
    private int[] named = new int[FIRST_TYPES];
    private int count;

    TypePlaces(int maxTypes) {
        this.maxTypes = maxTypes;
    }

    /** Returns the place of a type, from 1; 0 if it was not named. */
    int placeOf(int number) {
        return number < places.length ? places[number] : 0;
    }

    /** Returns how many types were named. */
    public int count() {
        return count;
    }

    /** Returns the number of the type at a place, from 0; -1 if there is none. */
    public int numberAt(long place) {
        return place >= 0 && place < count ? named[(int) place] : -1;
    }

    /** Registers a type that is being named. */
    void add(int number) {
        if (number >= places.length) {
            places = Arrays.copyOf(places, Math.max(number + 1, places.length * 2));
        }
        if (count == named.length) {
            named = Arrays.copyOf(named, count * 2);
        }
        if (count >= maxTypes) {
            throw GuardFailed.instance();
        }
        named[count++] = number;
        places[number] = count;
    }

    void clear() {
        while (count > 0) {
            places[named[--count]] = 0;
        }
    }
}
