// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A folder or jar whose classes are enhanced.
 *
 * <pre>{@code
 * ClassPlace folder = ClassPlace.inPlace(Path.of("target/classes"), "com.acme:orders");
 * ClassPlace jar = new ClassPlace(Path.of("orders.jar"), Path.of("orders-enhanced.jar"), "com.acme:orders");
 * }</pre>
 *
 * @param input a folder of class files, or a jar
 * @param output the same folder, another one, or another jar
 * @param module a name that is unique on a class path, such as {@code com.acme:orders}; no blanks
 */
public record ClassPlace(Path input, Path output, String module) {

    /** Requires another jar as the output of a jar. */
    public ClassPlace {
        if (module.isBlank() || module.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("A module's name has no blanks: name='" + module + "'; choose another");
        }
        if (Files.isRegularFile(input) && input.toAbsolutePath().normalize().equals(output.toAbsolutePath().normalize())) {
            throw new IllegalArgumentException("A jar is copied, not changed: jar=" + input + "; name another output");
        }
    }

    /** Returns a folder that is changed in place. */
    public static ClassPlace inPlace(Path folder, String module) {
        return new ClassPlace(folder, folder, module);
    }
}
