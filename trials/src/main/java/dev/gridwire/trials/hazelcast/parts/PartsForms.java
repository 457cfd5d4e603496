// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.parts;

import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.workload.parts.PartsList;

/** All that was written for a parts list. */
public final class PartsForms extends HandWritten<PartsList> {

    /** Fills the table. */
    public PartsForms() {
        identified(PartsIdentified.FACTORY_ID, PartsIdentified::new, PartsIdentified::new);
        stream(PartsStreamSerializer::new);
    }
}
