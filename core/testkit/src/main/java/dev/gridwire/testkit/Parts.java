// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import java.util.List;

/**
 * An object taken apart, a level deep.
 *
 * @param ordered fields and elements whose order means something, and last a text of the rest: flags, bytes
 * @param unordered elements and entries of hash containers
 */
record Parts(List<Part> ordered, List<Part> unordered) {

    int size() {
        return ordered.size() + unordered.size();
    }
}
