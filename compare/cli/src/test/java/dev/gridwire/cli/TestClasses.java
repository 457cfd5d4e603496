// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.Marshaller;
import dev.gridwire.schema.SchemaStore;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The tests' own class files, and payloads of theirs. */
final class TestClasses {

    private static final List<String> FILES = List.of("Invoice", "Invoice$Item", "Invoice$Currency", "Invoice$Sealed");

    private TestClasses() {}

    /** The folder that they were compiled to. */
    static Path folder() {
        try {
            return Path.of(TestClasses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A jar of theirs. */
    static Path jar(Path target) throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(target, Map.of("create", "true"))) {
            Path inside = Files.createDirectories(jar.getPath("/dev/gridwire/cli"));
            for (String file : FILES) {
                Files.copy(folder().resolve("dev/gridwire/cli").resolve(file + ".class"), inside.resolve(file + ".class"));
            }
        }
        return target;
    }

    /** An invoice by name, its items by an id. */
    static Path payload(Path target) throws IOException {
        return payload(target, SchemaStore.inPayload());
    }

    /** The same, whose schemas are where the store keeps them. */
    static Path payload(Path target, SchemaStore schemas) throws IOException {
        Marshaller marshaller =
                Marshaller.builder().register(Invoice.class).register(Invoice.Item.class, 5).schemas(schemas).build();
        return Files.write(target, marshaller.marshal(new Invoice()));
    }
}
