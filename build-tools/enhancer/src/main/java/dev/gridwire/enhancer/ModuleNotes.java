// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import java.util.ArrayList;
import java.util.List;

/** Makes notes about lines that a module's declaration needs so that the services made for it are found. */
final class ModuleNotes {

    private ModuleNotes() {}

    static List<String> of(PlaceContent place, ProducedFiles output) {
        List<String> notes = new ArrayList<>();
        if (place.isModule()) {
            output.services().forEach((service, providers) -> notes.add("In a named module the file of services is not read:"
                    + " module-info.java needs 'provides " + service + " with " + String.join(", ", providers)
                    + ";', or its jar a place on the class path: " + place.tree().name()));
        }
        return notes;
    }
}
