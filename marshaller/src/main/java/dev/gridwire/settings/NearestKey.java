// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

/** Finds the key that was meant. */
final class NearestKey {

    private NearestKey() {}

    /** The known key that differs in the fewest letters. */
    static String to(String key) {
        String nearest = "";
        int least = Integer.MAX_VALUE;
        for (String each : Keys.shown()) {
            int open = each.indexOf('<');
            String begin = key.substring(0, key.indexOf('.') + 1);
            int distance = open < 0 ? distance(key, each) : distance(begin, each.substring(0, open));
            if (distance < least) {
                least = distance;
                nearest = each;
            }
        }
        return nearest;
    }

    /** The Levenshtein distance. */
    static int distance(String left, String right) {
        int[] row = new int[right.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= left.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[right.length()];
    }
}
