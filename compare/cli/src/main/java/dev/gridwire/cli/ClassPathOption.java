// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option for a command's class path. Class files of the running JDK are always found. */
final class ClassPathOption {

    @Option(names = "--classpath", paramLabel = "JAR-OR-FOLDER[:…]",
            description = "Jars and folders of the classes, separated as on Java's class path. No class is loaded.")
    private List<String> paths = List.of();

    /** Opens the jars. */
    ClassPath open() {
        return ClassPath.of(entries());
    }

    /** The paths. */
    List<String> entries() {
        List<String> entries = new ArrayList<>();
        for (String path : paths) {
            for (String entry : path.split(File.pathSeparator)) {
                if (!entry.isEmpty()) {
                    entries.add(entry);
                }
            }
        }
        return entries;
    }
}
