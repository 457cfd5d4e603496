// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A key for objects that consist of the same parts. Parts that are records are compared by identity. The JDK links the
 * {@code hashCode} of a record class when it is first called, and an application's first writes would have to wait for that.
 */
final class SameParts {

    private final @Nullable Object[] parts;
    private final int hash;

    private SameParts(@Nullable Object[] parts) {
        this.parts = parts;
        int sum = 0;
        for (Object part : parts) {
            sum = 31 * sum + hash(part);
        }
        this.hash = sum;
    }

    static SameParts of(@Nullable Object... parts) {
        return new SameParts(parts);
    }

    private static int hash(@Nullable Object part) {
        if (part instanceof List<?> list) {
            int sum = 1;
            for (Object each : list) {
                sum = 31 * sum + hash(each);
            }
            return sum;
        }
        return part == null || part instanceof Record ? System.identityHashCode(part) : part.hashCode();
    }

    private static boolean isSame(@Nullable Object one, @Nullable Object other) {
        if (one == other) {
            return true;
        }
        if (one instanceof List<?> list && other instanceof List<?> otherList) {
            return areSame(list, otherList);
        }
        return one != null && !(one instanceof Record) && one.equals(other);
    }

    private static boolean areSame(List<?> ones, List<?> others) {
        if (ones.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < ones.size(); i++) {
            if (!isSame(ones.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SameParts same && areSame(Arrays.asList(parts), Arrays.asList(same.parts));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
