// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What Hazelcast's {@code ObjectDataInput} has beside. */
interface GridInput extends Input {

    /** Reads a text, or null. */
    @Nullable String readString() throws IOException;
}
