// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

import java.io.Serializable;
import java.util.List;

/** A recording and its stills; all fields final, no default constructor. */
@SuppressWarnings("serial") // the list is an ArrayList
public final class CatalogueEntry implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Recording recording;
    private final List<Still> stills;

    /** Creates an entry; keeps the list. */
    public CatalogueEntry(Recording recording, List<Still> stills) {
        this.recording = recording;
        this.stills = stills;
    }

    Recording recording() {
        return recording;
    }

    List<Still> stills() {
        return stills;
    }
}
