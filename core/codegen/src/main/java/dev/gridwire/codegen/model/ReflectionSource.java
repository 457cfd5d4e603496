// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds classes as a class loader sees them. It loads classes but initialises none.
 *
 * @param loader null for the bootstrap loader
 */
public record ReflectionSource(@Nullable ClassLoader loader) implements ModelSource {

    @Override
    public Optional<ClassModel> find(String name) {
        try {
            return Optional.of(ReflectionReader.read(Class.forName(name, false, loader)));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        } catch (LinkageError e) {
            throw new ClassModelException("a class does not link: class=" + EscapedNames.of(name)
                    + ", put its dependencies on the class path", e);
        }
    }

    @Override
    public Optional<byte[]> classFile(String name) {
        try {
            return LoadedClassFile.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }
}
