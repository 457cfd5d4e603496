// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.DataOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The methods that {@code ObjectOutput} and Hazelcast's {@code ObjectDataOutput} have in common. */
interface Output extends DataOutput {

    /** Writes any object. */
    void writeObject(@Nullable Object value) throws IOException;
}
