// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Optional;

/** Finds the facts of classes by name. */
@FunctionalInterface
public interface ModelSource {

    /**
     * Finds a class.
     *
     * @param name the binary name; never an array's or a primitive type's
     * @return empty if there is no such class
     * @throws ClassModelException if there is one, but it cannot be read
     */
    Optional<ClassModel> find(String name);

    /** Asks this source, then another. */
    default ModelSource or(ModelSource other) {
        return name -> find(name).or(() -> other.find(name));
    }
}
