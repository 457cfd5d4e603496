// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The payloads that the marshaller's tests keep of every format; nobody has their classes but those tests. */
final class FrozenPayloads {

    private static final Path FOLDER = Path.of("../../core/marshaller/src/test/resources/frozen/1");
    private static final String SCHEMA = ".schema";

    /** The schemas that lie beside the payloads. */
    private static final class Schemas implements SchemaStore {

        private final List<SchemaDescription> all = files(true).values().stream().map(SchemaDescription::parse).toList();

        @Override
        public boolean publish(SchemaDescription schema) {
            return false;
        }

        @Override
        public Collection<SchemaDescription> find(int hash) {
            return all.stream().filter(each -> each.hash() == hash).toList();
        }
    }

    private FrozenPayloads() {}

    /** The payloads by file. */
    static Map<String, byte[]> all() {
        return files(false);
    }

    /** The same inspector, which also knows the schemas and the ids of that time. */
    static PayloadInspector inspector(PayloadInspector inspector) {
        return new PayloadInspector(
                inspector.layouts(), new Schemas(), Map.of(1, "frozen.Node", 200, "frozen.Colour"), inspector.maxLines());
    }

    private static Map<String, byte[]> files(boolean ofSchemas) {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> listed = Files.list(FOLDER)) {
            for (Path file : listed.filter(each -> each.toString().endsWith(".hex")).toList()) {
                String name = file.getFileName().toString();
                if (name.contains(SCHEMA) == ofSchemas) {
                    files.put(name, HexFormat.of().parseHex(Files.readString(file).replaceAll("\\s", "")));
                }
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
