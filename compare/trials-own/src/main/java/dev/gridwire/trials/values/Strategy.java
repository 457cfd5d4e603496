// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import org.jspecify.annotations.Nullable;

/**
 * A strategy to make an object of a class.
 *
 * @param title as it is told to the user: {@code its constructor (String, int)}
 */
record Strategy(String title, Making making) {

    /** Makes an object. */
    interface Making {
        /**
         * Makes one.
         *
         * @return null if there came none
         * @throws Throwable whatever the class's own code throws; then other values may be taken
         */
        @Nullable Object make(Maker maker, TypeBindings scope) throws Throwable;
    }
}
