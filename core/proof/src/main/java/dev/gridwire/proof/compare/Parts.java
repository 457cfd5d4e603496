// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.util.List;

/**
 * The parts of an object, one level deep.
 *
 * @param ordered the fields and elements whose order has a meaning, followed by a text of the remaining state: flags, bytes
 * @param unordered the elements and entries of hash containers
 */
record Parts(List<Part> ordered, List<Part> unordered) {

    int size() {
        return ordered.size() + unordered.size();
    }
}
