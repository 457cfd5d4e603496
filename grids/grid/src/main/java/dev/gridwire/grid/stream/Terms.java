// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.Marshaller;
import dev.gridwire.ground.LocalNames;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.NamePolicy;

/**
 * The rules for reading a stream.
 *
 * @param loader finds the classes
 * @param names tells which other versions of classes are read
 */
public record Terms(ClassLoader loader, NamePolicy policy, Limits limits, LocalNames names) {

    /** Returns a marshaller's terms. */
    public static Terms of(ClassLoader loader, Marshaller marshaller) {
        return new Terms(loader, marshaller.policy().byName(), marshaller.limits(), marshaller.localNames());
    }
}
