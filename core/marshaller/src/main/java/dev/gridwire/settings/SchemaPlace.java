// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.schema.SchemaStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The place of schemas, as the key {@code schemas} sets it.
 *
 * @param folder the folder; empty for other kinds
 */
public record SchemaPlace(Kind kind, String folder) {

    private static final String FOLDER = "folder:";

    /** The kinds of places. */
    public enum Kind {
        /** Payloads, each of which carries its schemas. */
        CARRIED,
        /** The memory of this virtual machine. */
        MEMORY,
        /** The files that builds made, which every reader has. */
        CLASS_PATH,
        /** The files of a folder. */
        FOLDER
    }

    /**
     * Parses a value.
     *
     * @throws IllegalArgumentException if the value is malformed
     */
    static SchemaPlace parse(String value) {
        if (value.startsWith(FOLDER)) {
            return ofFolder(value.substring(FOLDER.length()).strip());
        }
        for (Kind kind : Kind.values()) {
            if (kind != Kind.FOLDER && value.equals(kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))) {
                return new SchemaPlace(kind, "");
            }
        }
        throw new IllegalArgumentException("The value is carried, memory, class-path or folder:<path>");
    }

    private static SchemaPlace ofFolder(String folder) {
        try {
            if (!folder.isEmpty()) {
                return new SchemaPlace(Kind.FOLDER, Path.of(folder).toString());
            }
        } catch (InvalidPathException e) {
            // The exception is thrown below.
        }
        throw new IllegalArgumentException("Behind folder: stands a path");
    }

    /** Returns a store in this place. */
    public SchemaStore open(ClassLoader loader) {
        return switch (kind) {
            case CARRIED -> SchemaStore.inPayload();
            case MEMORY -> SchemaStore.inMemory();
            case CLASS_PATH -> SchemaStore.onClassPath(loader);
            case FOLDER -> SchemaStore.inFolder(Path.of(folder));
        };
    }
}
