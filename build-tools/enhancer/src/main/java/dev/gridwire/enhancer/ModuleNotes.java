// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import java.util.ArrayList;
import java.util.List;

/** Creates notes about missing lines in a module's declaration, without which the generated services are not found. */
final class ModuleNotes {

    private ModuleNotes() {}

    static List<String> of(PlaceContent place, ProducedFiles output) {
        List<String> notes = new ArrayList<>();
        if (place.isModule()) {
            output.services().forEach((service, providers) -> notes.add("A named module does not read the file of services:"
                    + " module-info.java needs 'provides " + service + " with " + String.join(", ", providers)
                    + ";', or put its jar on the class path: " + place.tree().name()));
        }
        return notes;
    }
}
