// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.Mechanism;

/** Makes classes Hazelcast's {@code DataSerializable}. */
public final class DataSerializableForm extends StreamForm {

    /** Reads the support class that formed classes will call. */
    public DataSerializableForm() {
        super(Mechanism.DATA_SERIALIZABLE, StreamTarget.DATA_SERIALIZABLE);
    }
}
