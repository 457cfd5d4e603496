// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Type;

/**
 * Something that wants a value: a parameter, a field, an element.
 *
 * @param name which hints at plausible values; empty if unknown
 * @param type generic where it is known
 * @param nullable whether null may stand there
 */
record ValueSlot(String name, Type type, boolean nullable) {

    ValueSlot demanded() {
        return new ValueSlot(name, type, false);
    }
}
