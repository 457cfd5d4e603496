// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class LayoutPrinterTest {

    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/codegen/layout/layouts.txt");

    @Test
    void printedLayoutsAreTheGoldenOnes() throws IOException {
        String printed = List.of(
                        LayoutZoo.Derived.class,
                        LayoutZoo.Kinds.class,
                        LayoutZoo.Line.class,
                        LayoutZoo.Colour.class,
                        LayoutZoo.External.class,
                        LayoutZoo.WithPersistentFields.class,
                        LayoutZoo.Writes.class,
                        LayoutZoo.PrivateReplace.class,
                        LayoutZoo.BelowProtectedResolve.class,
                        LayoutZoo.Lines.class,
                        LayoutZoo.Outer.Inner.class)
                .stream()
                .map(type -> LayoutPrinter.print(Layouts.of(type)))
                .collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, printed);
            Assumptions.abort("golden file rewritten: " + GOLDEN);
        }
        assertThat(printed).isEqualTo(Files.readString(GOLDEN));
    }
}
