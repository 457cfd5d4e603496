// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The methods that only Hazelcast's {@code ObjectDataOutput} has. */
interface GridOutput extends Output {

    /** Writes a text of any length, or null; lone surrogates get lost. */
    void writeString(@Nullable String text) throws IOException;
}
