// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

/** Finds the known key nearest to an unknown one. */
public final class NearestKey {

    /** A key that matches as a whole is nearer than one that only shares the beginning, unless more letters differ. */
    private static final int BEGINS = 3;

    private NearestKey() {}

    /** Returns the end of a message about an unknown key: the nearest key, or those with the same beginning. */
    public static String question(String key) {
        String nearest = to(key);
        return nearest.endsWith(SettingKeys.ANY)
                ? "known are " + String.join(", ", SettingKeys.ofSection(nearest.substring(0, nearest.indexOf('<'))))
                : "did you mean " + nearest;
    }

    /** Returns the known key that differs in the fewest letters. */
    public static String to(String key) {
        String nearest = "";
        int least = Integer.MAX_VALUE;
        for (String each : SettingKeys.SHOWN) {
            int open = each.indexOf('<');
            String begin = key.substring(0, key.indexOf('.') + 1);
            int distance = open < 0
                    ? EditDistance.between(key, each) : BEGINS + EditDistance.between(begin, each.substring(0, open));
            if (distance < least) {
                least = distance;
                nearest = each;
            }
        }
        return nearest;
    }
}
