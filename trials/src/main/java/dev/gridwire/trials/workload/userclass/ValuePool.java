// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.userclass;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Values as Gridwire's marshaller wrote them, one after the other, in a file that the command made for its own forks:
 *
 * <pre>
 * count (4) | length (4) | bytes | length (4) | bytes | …
 * </pre>
 *
 * <p>They come from the plain classes and are read into whatever a fork has: the marshaller's bytes are the same whether or not a
 * class was enhanced.
 */
public record ValuePool(List<byte[]> values) {

    private static final String FILE = "values.gridwire";

    /** Copies the list, not the arrays. */
    public ValuePool {
        values = List.copyOf(values);
    }

    /** Writes the file. */
    public void write(Path folder) throws IOException {
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(folder.resolve(FILE))))) {
            out.writeInt(values.size());
            for (byte[] value : values) {
                out.writeInt(value.length);
                out.write(value);
            }
        }
    }

    /** Reads the file. */
    public static ValuePool read(Path folder) {
        List<byte[]> values = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(folder.resolve(FILE))))) {
            for (int left = in.readInt(); left > 0; left--) {
                values.add(in.readNBytes(in.readInt()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the made values cannot be read: folder=" + folder, e);
        }
        return new ValuePool(values);
    }
}
