// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.proof.values.ValueSizes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A user's request to measure classes.
 *
 * @param classPath jars, folders, Spring Boot archives, and folders of jars that end in {@code /*}
 * @param classNames binary names
 * @param values the source of the values: {@code Type::method}, a file of Java-serialized or JSON values, or null to generate
 *     them
 * @param seed the seed of generated values, and of factories that take one
 * @param allowed patterns of additional classes that a file of Java-serialized values may contain
 * @param hazelcastConfig the configuration whose serialization section applies; null for none
 */
public record UserClassRequest(
        List<String> classPath,
        List<String> classNames,
        @Nullable String values,
        ValueSizes sizes,
        long seed,
        List<String> allowed,
        @Nullable Path hazelcastConfig) {

    /** Copies the lists. */
    public UserClassRequest {
        classPath = List.copyOf(classPath);
        classNames = List.copyOf(classNames);
        allowed = List.copyOf(allowed);
    }

    /** Returns the file of the values; empty if they are generated or come from a method. */
    Optional<Path> valueFile() {
        return Optional.ofNullable(values).filter(given -> !given.contains(FactoryValues.SEPARATOR)).map(Path::of);
    }
}
