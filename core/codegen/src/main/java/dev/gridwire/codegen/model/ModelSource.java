// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Optional;

/** Finds the facts of classes by name. */
@FunctionalInterface
public interface ModelSource {

    /**
     * Finds a class.
     *
     * @param name the binary name; not that of an array or a primitive type
     * @return empty if there is no such class
     * @throws ClassModelException if the class exists but cannot be read
     */
    Optional<ClassModel> find(String name);

    /**
     * Finds the class file of a class.
     *
     * @param name the binary name
     * @return empty if there is no such class, or if the source does not have the files of its classes
     */
    default Optional<byte[]> classFile(String name) {
        return Optional.empty();
    }

    /** Asks this source, then another. */
    default ModelSource or(ModelSource other) {
        ModelSource first = this;
        return new ModelSource() {
            @Override
            public Optional<ClassModel> find(String name) {
                return first.find(name).or(() -> other.find(name));
            }

            @Override
            public Optional<byte[]> classFile(String name) {
                return first.classFile(name).or(() -> other.classFile(name));
            }
        };
    }
}
