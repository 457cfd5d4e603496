// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.codegen.settings.EditDistance;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds names that may have been meant. */
public final class NearNames {

    private static final int MOST = 3;
    private static final int LARGEST_DISTANCE = 2;

    private NearNames() {}

    /** Returns at most three names whose last part differs in at most a few letters, the nearest first. */
    public static List<String> of(String name, List<String> known) {
        String wanted = lastPart(name);
        return known.stream()
                .filter(each -> distance(wanted, lastPart(each)) <= Math.min(LARGEST_DISTANCE, wanted.length() / 2))
                .sorted(Comparator.comparingInt((String each) -> distance(wanted, lastPart(each))).thenComparing(each -> each))
                .limit(MOST)
                .toList();
    }

    private static String lastPart(String name) {
        int end = Math.max(name.lastIndexOf('.'), Math.max(name.lastIndexOf('$'), name.lastIndexOf('/')));
        return name.substring(end + 1).toLowerCase(Locale.ROOT);
    }

    /** Returns the Levenshtein distance, or a number above the limit if the lengths alone exceed it. */
    private static int distance(String left, String right) {
        if (Math.abs(left.length() - right.length()) > LARGEST_DISTANCE) {
            return LARGEST_DISTANCE + 1;
        }
        return EditDistance.between(left, right);
    }
}
