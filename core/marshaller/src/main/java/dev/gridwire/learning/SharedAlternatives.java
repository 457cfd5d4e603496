// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedWriter;

/** As {@link Alternatives}, in graphs that share objects: those that name their type may go as a back reference. */
interface SharedAlternatives extends Alternatives {

    /** Writes an object whose type goes once for all elements, and gives the place behind. */
    int writeSame(FusedWriter writer, byte[] bytes, int at, Object value);
}
