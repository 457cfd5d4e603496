// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.Mechanism;

/** Makes classes {@code java.io.Externalizable}. */
public final class ExternalizableForm extends StreamForm {

    /** Reads the support class that formed classes will call. */
    public ExternalizableForm() {
        super(Mechanism.EXTERNALIZABLE, StreamTarget.EXTERNALIZABLE);
    }
}
