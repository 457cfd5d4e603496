// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps each schema in a file whose name holds the schema's hash and the hash of its bytes. An existing file is always complete.
 */
final class FolderStore implements SchemaStore {

    private static final String SUFFIX = ".schema";

    private final Path folder;

    FolderStore(Path folder) {
        this.folder = folder;
    }

    @Override
    public boolean publish(SchemaDescription schema) {
        Path file = folder.resolve(prefix(schema.hash()) + Integer.toHexString(schema.hashCode()) + SUFFIX);
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(folder);
                Path whole = Files.createTempFile(folder, "writing", ".tmp");
                Files.write(whole, schema.toByteArray());
                Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException("A schema cannot be kept: file=" + file, e);
        }
    }

    @Override
    public List<SchemaDescription> find(int hash) {
        List<SchemaDescription> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, prefix(hash) + "*" + SUFFIX)) {
            for (Path file : files) {
                found.add(parse(file));
            }
            return found;
        } catch (NoSuchFileException | NotDirectoryException e) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException("The schemas cannot be read: folder=" + folder, e);
        }
    }

    private static SchemaDescription parse(Path file) throws IOException {
        try {
            return SchemaDescription.parse(Files.readAllBytes(file));
        } catch (IllegalArgumentException e) {
            throw new IOException("A file holds no schema: file=" + file, e);
        }
    }

    private static String prefix(int hash) {
        return String.format("%08x-", hash);
    }
}
