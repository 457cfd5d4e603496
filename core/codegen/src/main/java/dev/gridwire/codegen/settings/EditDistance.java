// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

/** Counts the edits between two words, to find the word that was meant. */
public final class EditDistance {

    private EditDistance() {}

    /**
     * Returns the Levenshtein distance: how many letters must be replaced, inserted or removed. Takes time proportional to the
     * product of the lengths.
     */
    public static int between(String left, String right) {
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
