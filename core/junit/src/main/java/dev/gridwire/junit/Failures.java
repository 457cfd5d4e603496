// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import java.util.List;
import java.util.stream.Collectors;

/** Throws all failures at once, so that one run shows them all. */
final class Failures {

    private Failures() {}

    static void throwAll(List<AssertionError> failures, String whole) {
        if (failures.size() == 1) {
            throw failures.get(0);
        }
        if (!failures.isEmpty()) {
            AssertionError all = new AssertionError(failures.size() + " of " + whole + " failed:\n\n"
                    + failures.stream().map(Throwable::getMessage).collect(Collectors.joining("\n\n")));
            failures.forEach(all::addSuppressed);
            throw all;
        }
    }
}
