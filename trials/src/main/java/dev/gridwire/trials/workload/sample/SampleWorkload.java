// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.WorkloadFeature;
import dev.gridwire.trials.workload.WrittenForms;
import dev.gridwire.trials.workload.WrittenWorkload;

/** SampleObject, of GridGain's comparison of marshallers. */
public final class SampleWorkload extends WrittenWorkload<SampleObject> {

    /** 48 KB: about a hundred of the other values; a round is still long enough to be measured with fewer. */
    private static final int WEIGHT = 40;

    /** Fills the table. */
    public SampleWorkload(WrittenForms<SampleObject> forms) {
        super("sample", "SampleObject",
                "An int, a float, a Short, 3,000 longs, 3,000 doubles, and a reference to the object itself: 48 kB of numbers.",
                SampleValues::new, SampleObject.class);
        feature(WorkloadFeature.CYCLE);
        form(Form.EXTERNALIZABLE, SampleExternalizable::new);
        written(forms);
        byHand(SampleByHand::new);
        weight(WEIGHT);
    }
}
