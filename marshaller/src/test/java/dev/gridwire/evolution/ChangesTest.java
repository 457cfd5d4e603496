// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.List;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All cells of the table in {@code docs/evolution.md}: interpreted, with generated code and with that of a build, with payloads
 * that carry their schemas and with such that do not.
 */
@ResourceLock("Compiled")
class ChangesTest {

    static List<Cell> cells() {
        return Rows.cells();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cells")
    void eachStateReadsOrRefusesTheOthersPayloads(Cell cell) {
        for (Backend backend : Backend.values()) {
            for (boolean inPayload : new boolean[] {true, false}) {
                try {
                    cell.check(backend, inPayload);
                } catch (AssertionError | RuntimeException e) {
                    String where = inPayload ? ", schema in the payload" : ", shared store";
                    throw new AssertionError(cell + ", " + backend + where, e);
                }
            }
        }
    }
}
