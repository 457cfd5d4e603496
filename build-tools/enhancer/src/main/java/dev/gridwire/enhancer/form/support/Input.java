// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.DataInput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The methods that {@code ObjectInput} and Hazelcast's {@code ObjectDataInput} have in common. */
interface Input extends DataInput {

    /** Reads any object. */
    @Nullable Object readObject() throws IOException, ClassNotFoundException;
}
