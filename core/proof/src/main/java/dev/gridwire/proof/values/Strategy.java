// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import org.jspecify.annotations.Nullable;

/**
 * A strategy to create an object of a class.
 *
 * @param title the description for the user: {@code its constructor (String, int)}
 */
record Strategy(String title, Making making) {

    /** Creates an object. */
    interface Making {
        /**
         * Creates an object.
         *
         * @return null if there was none
         * @throws Throwable whatever the class's own code throws; other values may then work
         */
        @Nullable Object make(Maker maker, TypeBindings scope) throws Throwable;
    }
}
