// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.RenamesOf;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.proof.classpath.ClassPathFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds former names of an application's classes. */
final class FormerNames {

    private static final String ANNOTATION = "dev/gridwire/annotations/FormerName;";

    private FormerNames() {}

    /** Returns binary names of classes in folders whose files name the annotation. They may have had another name. */
    static Set<String> annotated(List<Path> folders) {
        Set<String> names = new TreeSet<>();
        ClassPathFiles.walk(folders, (name, file) -> {
            if (text(file).contains(ANNOTATION)) {
                names.add(name);
            }
        });
        return names;
    }

    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException("A class file cannot be read: file=" + file, e);
        }
    }

    /** Returns the former names that classes, and those that their fields declare, have on a side. */
    static Renames of(Set<String> classNames, Side side) {
        Renames names = side.settings().evolution().renames();
        for (String each : classNames) {
            try {
                if (side.layouts().find(each).isPresent()) {
                    names = names.with(RenamesOf.of(Schema.of(each, side.layouts()), side.layouts()));
                }
            } catch (ClassModelException e) {
                // Without all classes that its fields declare, nothing of the class can be written or read.
            }
        }
        return names;
    }
}
