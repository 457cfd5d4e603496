// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.inspect.Inspection;
import dev.gridwire.inspect.PayloadInspector;
import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.zoo.Zoo;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Inspectors that know the tests' classes from their class files. */
final class Inspectors {

    static final LayoutResolver LAYOUTS = layouts(ClassFiles.root(Inspectors.class), ClassFiles.root(Zoo.class));

    private Inspectors() {}

    static PayloadInspector zoo(Map<Integer, String> ids, long maxLines) {
        return new PayloadInspector(LAYOUTS, ids, maxLines);
    }

    /** The printed lines, each ended. */
    static String print(PayloadInspector inspector, byte[] payload) {
        List<String> lines = new ArrayList<>();
        inspector.inspect(payload, lines::add);
        return String.join("\n", lines) + "\n";
    }

    static Inspection inspect(byte[] payload) {
        return zoo(Map.of(), Long.MAX_VALUE).inspect(payload, line -> { });
    }

    static LayoutResolver layouts(Path... roots) {
        return LayoutResolver.of(new ClassPathSource(List.of(roots)).or(ClassPathSource.platform()));
    }
}
