// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import dev.gridwire.trials.workload.WorkloadFeature;
import dev.gridwire.trials.workload.WrittenForms;
import dev.gridwire.trials.workload.WrittenWorkload;
import java.util.ArrayList;
import java.util.function.Supplier;

/** A parts list, which no comparison published: measured where it is named, in two forms. */
public final class PartsWorkload extends WrittenWorkload<PartsList> {

    /** Fills the table. */
    public PartsWorkload(WrittenForms<PartsList> forms) {
        super("parts", "Parts",
                "A list of 1,000 objects of five classes; about a fifth are, or hold, objects that stand elsewhere in it.",
                PartsList.class, Bolt.class, Plate.class, Motor.class, Sticker.class, Joint.class);
        feature(WorkloadFeature.ABSTRACT_ELEMENTS);
        written(forms);
        byHand(PartsListByHand::new);
    }

    /** Some 30 kB of small objects. */
    @Override
    public int weight() {
        return 40;
    }

    @Override
    public Supplier<PartsList> values(long seed) {
        PartsValues values = new PartsValues(seed);
        return () -> new PartsList(values.get());
    }

    @Override
    public PartsList unshared(PartsList plain) {
        return new PartsList(new ArrayList<>(plain.parts().stream().map(PartsWorkload::unshared).toList()));
    }

    private static Part unshared(Part part) {
        if (part instanceof Bolt bolt) {
            return new Bolt(bolt.number(), bolt.diameter(), bolt.length(), bolt.coated());
        } else if (part instanceof Plate plate) {
            return new Plate(plate.number(), plate.width(), plate.height(), plate.material());
        } else if (part instanceof Motor motor) {
            return new Motor(motor.number(), motor.model(), motor.serial(), motor.power());
        } else if (part instanceof Sticker sticker) {
            return new Sticker(sticker.number(), sticker.text(), sticker.copies());
        }
        Joint joint = (Joint) part;
        return new Joint(joint.number(), unshared(joint.first()), unshared(joint.second()));
    }
}
