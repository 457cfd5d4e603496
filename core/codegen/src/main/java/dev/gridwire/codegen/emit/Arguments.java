// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.plan.Plan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The constructor that makes an object from its slots: a record's, or a proven one.
 *
 * @param descriptor the descriptor of its parameters (JVMS 4.3.3)
 * @param slots the slots of the parameters, in order
 * @param others the slots that are set afterwards
 * @param nonNull the indices of the parameters for which it refuses null
 */
record Arguments(String descriptor, List<Slot> slots, List<Slot> others, Set<Integer> nonNull) {

    /** Returns the constructor of a plan whose slots are all set by arguments. */
    static Arguments of(Plan plan) {
        Optional<ProvenConstructor> proven = plan.constructor();
        if (proven.isPresent()) {
            ProvenConstructor found = proven.get();
            return new Arguments(found.descriptor(), found.parameters(), found.others(), found.nonNull());
        }
        Construction construction = plan.layout().construction();
        List<Slot> slots = construction.slots(plan.layout().slots());
        return new Arguments(construction.descriptor(), slots, List.of(), new HashSet<>());
    }
}
