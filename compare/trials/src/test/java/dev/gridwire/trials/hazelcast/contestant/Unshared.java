// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.trials.workload.parts.Bolt;
import dev.gridwire.trials.workload.parts.Joint;
import dev.gridwire.trials.workload.parts.Motor;
import dev.gridwire.trials.workload.parts.Part;
import dev.gridwire.trials.workload.parts.PartsList;
import dev.gridwire.trials.workload.parts.Plate;
import dev.gridwire.trials.workload.parts.Sticker;
import java.util.ArrayList;

/** Parts lists without shared parts: what a mechanism brings back that keeps no identity. */
final class Unshared {

    private Unshared() {}

    static PartsList of(PartsList list) {
        return new PartsList(new ArrayList<>(list.parts().stream().map(Unshared::of).toList()));
    }

    private static Part of(Part part) {
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
        return new Joint(joint.number(), of(joint.first()), of(joint.second()));
    }
}
