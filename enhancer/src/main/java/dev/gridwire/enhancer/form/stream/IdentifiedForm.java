// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.Mechanism;

/** Makes classes Hazelcast's {@code IdentifiedDataSerializable}, with factories that Hazelcast finds. */
public final class IdentifiedForm extends StreamForm {

    /** Reads what formed classes will call. */
    public IdentifiedForm() {
        super(Mechanism.IDENTIFIED, StreamTarget.IDENTIFIED);
    }
}
