// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.util.List;

/**
 * The classes of a library that a sweep can try, and those that it cannot.
 *
 * @param serializable names of those that are concrete and serializable
 * @param factories names of other public classes with public static methods, which may make such
 * @param notLinked those that cannot be told, since a class is missing that they need
 */
record Scan(List<String> serializable, List<String> factories, List<Missing> notLinked) {

    /**
     * A class that does not link.
     *
     * @param needs the missing one, or another fault
     */
    record Missing(String name, String needs) {}
}
