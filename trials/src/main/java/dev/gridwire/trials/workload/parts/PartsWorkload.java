// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import dev.gridwire.trials.workload.WorkloadFeature;
import dev.gridwire.trials.workload.WrittenForms;
import dev.gridwire.trials.workload.WrittenWorkload;

/** A parts list, which no comparison published: measured where it is named, in two forms. */
public final class PartsWorkload extends WrittenWorkload<PartsList> {

    /** Some 30 kB of small objects. */
    private static final int WEIGHT = 40;

    /** Fills the table. */
    public PartsWorkload(WrittenForms<PartsList> forms) {
        super("parts", "Parts",
                "A list of 1,000 objects of five classes; about a fifth are, or hold, objects that stand elsewhere in it.",
                PartsValues::new, PartsList.class, Bolt.class, Plate.class, Motor.class, Sticker.class, Joint.class);
        feature(WorkloadFeature.ABSTRACT_ELEMENTS);
        written(forms);
        byHand(PartsByHand::new);
        weight(WEIGHT);
    }
}
