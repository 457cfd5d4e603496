// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.enhancer.schema.Schema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the module name that a schema uses for the classes of a jar: the jar's file name when it was first enhanced. The next
 * version of the jar has another file name, but its classes keep their ids.
 */
final class RecordedModule {

    private RecordedModule() {}

    /** Returns the module; empty if the schema has none of the classes, or has them in several modules. */
    static Optional<String> of(Path input, Path schema) {
        if (!Files.exists(schema)) {
            return Optional.empty();
        }
        try {
            Schema recorded = Schema.parse(Files.readString(schema), schema.toString());
            Set<String> found = Files.isDirectory(input) ? modules(recorded, input) : modulesOfJar(recorded, input);
            return found.size() == 1 ? Optional.of(found.iterator().next()) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("It cannot be read: " + input, e);
        }
    }

    private static Set<String> modulesOfJar(Schema recorded, Path jar) throws IOException {
        try (FileSystem content = FileSystems.newFileSystem(jar)) {
            return modules(recorded, content.getPath("/"));
        }
    }

    private static Set<String> modules(Schema recorded, Path root) {
        return recorded.modulesWith(name -> Files.exists(root.resolve(name.replace('.', '/') + ".class")));
    }
}
