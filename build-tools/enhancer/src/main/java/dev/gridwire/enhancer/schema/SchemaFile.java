// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.enhancer.tree.SafeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A schema's file, locked until this object is closed: no other build reads or writes it. */
public final class SchemaFile implements AutoCloseable {

    private static final int PAUSE_MILLIS = 20;

    private final Path file;
    private final FileChannel channel;
    private final FileLock lock;

    private SchemaFile(Path file, FileChannel channel, FileLock lock) {
        this.file = file;
        this.channel = channel;
        this.lock = lock;
    }

    /**
     * Locks the file. Waits for other builds that hold it, in this virtual machine or another. The lock is a file in the
     * temporary folder.
     */
    public static SchemaFile lock(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path locked = Path.of(System.getProperty("java.io.tmpdir"))
                .resolve("gridwire-" + Integer.toHexString(absolute.toString().hashCode()) + ".lock");
        try {
            FileChannel channel = FileChannel.open(locked, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return new SchemaFile(absolute, channel, acquire(channel));
        } catch (IOException e) {
            throw new UncheckedIOException("A schema cannot be locked: file=" + absolute + ", lock=" + locked, e);
        }
    }

    // Within one virtual machine, Java throws an exception instead of waiting.
    private static FileLock acquire(FileChannel channel) throws IOException {
        while (true) {
            try {
                return channel.lock();
            } catch (OverlappingFileLockException e) {
                pause();
            }
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for a schema's lock", e);
        }
    }

    /** Reads the schema; an empty one if there is no file. */
    public Schema read() {
        return Schema.parse(content(), file.toString());
    }

    private String content() {
        try {
            return Files.isRegularFile(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new UncheckedIOException("A schema cannot be read: file=" + file, e);
        }
    }

    /** Whether writing the schema would change the file. */
    public boolean isChanged(Schema schema) {
        return !schema.text().equals(content()) && !(schema.isEmpty() && content().isEmpty());
    }

    /**
     * Whether writing the schema would only add states that are all recorded, as after a merge of branches that changed
     * different classes.
     */
    public boolean isMerged(Schema schema) {
        return History.withoutSchemas(schema.text()).equals(History.withoutSchemas(content()));
    }

    /** Writes the schema, unless the file already holds it. */
    public void write(Schema schema) {
        if (isChanged(schema)) {
            SafeFile.write(file, schema.bytes());
        }
    }

    @Override
    public void close() {
        try {
            lock.release();
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("A schema cannot be unlocked: file=" + file, e);
        }
    }
}
