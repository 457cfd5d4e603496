// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Type;

/**
 * A place for a value: a parameter, a field, an element.
 *
 * @param name a hint for plausible values; empty if unknown
 * @param type a generic type if known
 * @param nullable whether null is allowed
 */
record ValueSlot(String name, Type type, boolean nullable) {

    ValueSlot demanded() {
        return new ValueSlot(name, type, false);
    }
}
