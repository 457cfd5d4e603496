// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

/** Finds the known key nearest to an unknown one. */
final class NearestKey {

    private NearestKey() {}

    /** The known key that differs in the fewest letters. */
    static String to(String key) {
        String nearest = "";
        int least = Integer.MAX_VALUE;
        for (String each : SettingKeys.shown()) {
            int open = each.indexOf('<');
            String begin = key.substring(0, key.indexOf('.') + 1);
            int distance = open < 0 ? EditDistance.between(key, each) : EditDistance.between(begin, each.substring(0, open));
            if (distance < least) {
                least = distance;
                nearest = each;
            }
        }
        return nearest;
    }
}
