// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import java.util.Locale;

/** The names of constants on the command line and in the results: lower case, with hyphens. */
final class Ids {

    private Ids() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Gives the constant of an id that is known to be one. */
    static <E extends Enum<E>> E parse(Class<E> type, String id) {
        return Enum.valueOf(type, id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
