// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.mutation;

import dev.gridwire.testkit.mutation.Panel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All modes of the marshaller. */
final class Panels {

    private static final long FIRST_UNIVERSE = 1;
    private static final int UNIVERSES = 6;

    private Panels() {}

    /** Makes them; companions are put into a folder. */
    static List<Panel> all(Path folder) throws IOException {
        List<Panel> panels = new ArrayList<>(ZooPanels.all(folder));
        panels.addAll(UniversePanels.all(FIRST_UNIVERSE, UNIVERSES));
        panels.addAll(new EvolvedPanels().all());
        return panels;
    }
}
