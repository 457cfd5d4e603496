// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Marshals and unmarshals the objects from the suppliers of a named module. */
public final class ModuleHooks {

    private static final int USES = 300;

    private ModuleHooks() {}

    /** Takes a file for the results, a line for each, and the suppliers' classes. */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        List<String> lines = new ArrayList<>();
        for (String name : Arrays.asList(arguments).subList(1, arguments.length)) {
            Object made = ((Supplier<?>) Class.forName(name).getConstructor().newInstance()).get();
            lines.add(name + ": " + result(Marshaller.builder().allowPackage("shop").allowPackage("shop.inner").build(), made));
        }
        Files.write(Path.of(arguments[0]), lines);
    }

    private static String result(Marshaller marshaller, Object made) {
        try {
            byte[] bytes = marshaller.marshal(made);
            for (int i = 0; i < USES; i++) {
                if (!Arrays.equals(marshaller.marshal(marshaller.unmarshal(bytes)), bytes)) {
                    return "another object came back: use=" + i;
                }
            }
            return "copied";
        } catch (GridwireException e) {
            return e.getMessage();
        }
    }
}
