// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.testkit.Effort;
import java.util.List;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All cells of the table in {@code docs/evolution-table.md}: interpreted, with code generated at run time and by a build, with
 * payloads that carry their schemas and with such that do not.
 */
@ResourceLock("Compiled")
class ChangesTest {

    private static final int WHOLE = 100;
    private static final List<Cell> CELLS = Rows.cells();

    static List<Cell> cells() {
        return CELLS;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cells")
    void eachStateReadsOrRefusesTheOthersPayloads(Cell cell) {
        int ways = 2 * Backend.values().length;
        // A commit tries one of the six ways for a cell, another one for the next; the profile "full" tries all.
        int step = Effort.percent() < WHOLE ? ways : 1;
        for (int way = Math.floorMod(CELLS.indexOf(cell), step); way < ways; way += step) {
            check(cell, Backend.values()[way / 2], way % 2 == 0);
        }
    }

    private static void check(Cell cell, Backend backend, boolean inPayload) {
        try {
            cell.check(backend, inPayload);
        } catch (AssertionError | RuntimeException e) {
            String where = inPayload ? ", schema in the payload" : ", shared store";
            throw new AssertionError(cell + ", " + backend + where, e);
        }
    }
}
