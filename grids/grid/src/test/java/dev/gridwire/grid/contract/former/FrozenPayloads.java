// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract.former;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.testkit.compile.BytesLoader;
import dev.gridwire.testkit.compile.Compiler;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Payloads that earlier builds of Gridwire wrote, and the classes of that time. */
public final class FrozenPayloads {

    private static final Path FOLDER = ProjectPages.ROOT.resolve("core/marshaller/src/test/resources/frozen/1");
    private static final String PACKAGE = "frozen";
    private static final ClassLoader ZOO =
            new BytesLoader(Compiler.compile(Map.of(PACKAGE + ".All", text("Zoo.java"))), FrozenPayloads.class.getClassLoader());

    private FrozenPayloads() {}

    /**
     * A payload that holds its schemas.
     *
     * @param text of the objects, as GraphText gives it
     */
    public record Frozen(String file, byte[] bytes, String text) {}

    /** Those of all formats. */
    public static List<Frozen> all() {
        return text("listing.txt").lines().filter(line -> !line.startsWith("#")).map(line -> line.split(" \\| ", 3))
                .filter(line -> line[0].endsWith(".carried.hex"))
                .map(line -> new Frozen(line[0], HexFormat.of().parseHex(text(line[0]).replaceAll("\\s", "")), line[2]))
                .toList();
    }

    /** Lets in their classes, with the numbers that two of them had. */
    public static MarshallerBuilder allow(MarshallerBuilder builder) {
        try {
            return builder.classLoader(ZOO).allowPackage(PACKAGE)
                    .register(ZOO.loadClass(PACKAGE + ".Node"), 1).register(ZOO.loadClass(PACKAGE + ".Colour"), 200);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(String file) {
        try {
            return Files.readString(FOLDER.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
