// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.ArrayList;
import java.util.List;

/**
 * A change in its place in the table.
 *
 * @param theme one word
 * @param number from 1 on, within the theme
 */
record Row(String theme, int number, Change change) {

    /** The name in tests and in the documentation. */
    String id() {
        return theme + "-" + number;
    }

    String packageName(Form form) {
        return "change." + theme + number + (form == Form.RECORD ? "r" : form == Form.FINAL_FIELDS ? "f" : "c");
    }

    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (Form form : change.testedForms()) {
            for (Direction direction : Direction.values()) {
                cells.add(new Cell(this, form, direction));
            }
        }
        return cells;
    }
}
