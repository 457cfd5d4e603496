// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.userclass;

import dev.gridwire.trials.codec.JavaCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Values written by Gridwire's marshaller, in a file that the command made for its own forks. They come from the plain classes,
 * and a fork reads them into its own: the marshaller's bytes are the same whether or not a class was enhanced.
 */
public record ValuePool(List<byte[]> values) {

    private static final String FILE = "values.gridwire";

    /** Writes the file. */
    public void write(Path folder) throws IOException {
        Files.write(folder.resolve(FILE), new JavaCodec().write(new ArrayList<>(values)));
    }

    /** Reads the file. */
    @SuppressWarnings("unchecked") // the type that was written
    public static ValuePool read(Path folder) {
        try {
            return new ValuePool((List<byte[]>) new JavaCodec().read(Files.readAllBytes(folder.resolve(FILE))));
        } catch (IOException e) {
            throw new UncheckedIOException("the made values cannot be read: folder=" + folder, e);
        }
    }
}
