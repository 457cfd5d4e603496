// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.law;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ReflectionSource;
import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.schema.SchemaStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The schema file that a build keeps, of some classes, as a store. */
final class SchemaFile {

    private SchemaFile() {}

    /** Records the classes that a class declares, and reads the file again. */
    static SchemaStore ofClassesIn(Class<?> around) {
        LayoutResolver layouts = LayoutResolver.of(new ReflectionSource(around.getClassLoader()));
        History history = new History();
        history.record(Arrays.stream(around.getDeclaredClasses())
                .filter(each -> !each.isInterface())
                .map(each -> new DescribedSchema(each.getName(), Schema.of(each.getName(), layouts), Renames.NONE))
                .toList());
        List<String> lines = new ArrayList<>(List.of("format 2"));
        history.lines().values().forEach(lines::addAll);
        try {
            Path folder = Files.createTempDirectory("schemas");
            Path file = folder.resolve("META-INF/gridwire/gridwire.schema");
            Files.createDirectories(file.getParent());
            Files.write(file, lines);
            // The store reads it when it is first asked.
            file.toFile().deleteOnExit();
            return SchemaStore.onClassPath(new URLClassLoader(new URL[] {folder.toUri().toURL()}, null));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
