// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import java.io.Serializable;
import java.util.List;

/** A parts list as a value of a grid. A grid would write a bare ArrayList itself, each element separately. */
@SuppressWarnings("serial") // the list is an ArrayList
public final class PartsList implements Serializable {

    private static final long serialVersionUID = 1L;

    private final List<Part> parts;

    /** Creates a list; keeps the given one. */
    public PartsList(List<Part> parts) {
        this.parts = parts;
    }

    public List<Part> parts() {
        return parts;
    }
}
