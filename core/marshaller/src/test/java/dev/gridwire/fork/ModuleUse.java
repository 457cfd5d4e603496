// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fork;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Marshals and unmarshals an object of a named module. */
public final class ModuleUse {

    private static final int USES = 500;

    private ModuleUse() {}

    /** Takes the class's name, and a file for the errors. */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        Class<?> type = Class.forName(arguments[0]);
        Object object = type.getConstructor().newInstance();
        Marshaller marshaller = Marshaller.builder().register(type).build();
        try {
            byte[] bytes = marshaller.marshal(object);
            for (int i = 0; i < USES; i++) {
                if (!Arrays.equals(marshaller.marshal(marshaller.unmarshal(bytes)), bytes)) {
                    throw new IllegalStateException("another object came back: use=" + i);
                }
            }
        } catch (GridwireException e) {
            Files.writeString(Path.of(arguments[1]), e.getMessage());
        }
    }
}
