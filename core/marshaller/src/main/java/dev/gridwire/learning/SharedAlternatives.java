// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedWriter;

/** As {@link Alternatives}, for graphs that share objects. Objects that name their type may be written as back references. */
interface SharedAlternatives extends Alternatives {

    /** Writes an object whose type is named once for all elements, and returns the index after it. */
    int writeSame(FusedWriter writer, byte[] bytes, int at, Object value);
}
