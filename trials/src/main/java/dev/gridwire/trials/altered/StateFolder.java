// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** The classes of the values in one state, as files: from there an enhancer takes them. */
public final class StateFolder {

    private StateFolder() {}

    /** Writes the classes of which values consist, and their superclasses. */
    public static void write(UserClassSpec spec, ClassPathFiles files, Optional<Alteration> alteration, Path folder)
            throws IOException {
        Set<String> names = files.withSuperclasses(spec.types().stream().map(UserClassChanges::internal).toList());
        for (String name : names) {
            byte[] plain = files.find(name).orElseThrow();
            Path file = folder.resolve(name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, alteration.map(one -> one.of(plain)).orElse(plain));
        }
    }
}
