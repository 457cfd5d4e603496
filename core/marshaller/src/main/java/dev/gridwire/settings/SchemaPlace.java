// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.schema.SchemaStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The place of schemas, as the key {@code schemas} says it.
 *
 * @param folder empty but for folders
 */
public record SchemaPlace(Kind kind, String folder) {

    private static final String FOLDER = "folder:";

    /** The kinds of places. */
    public enum Kind {
        /** Each payload carries them. */
        CARRIED,
        /** This virtual machine's memory. */
        MEMORY,
        /** The files that builds made, which every reader has. */
        CLASS_PATH,
        /** A folder's files. */
        FOLDER
    }

    /**
     * Reads a value.
     *
     * @throws IllegalArgumentException if it is none
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
            // Said below.
        }
        throw new IllegalArgumentException("Behind folder: stands a path");
    }

    /** A store there. */
    public SchemaStore open(ClassLoader loader) {
        return switch (kind) {
            case CARRIED -> SchemaStore.inPayload();
            case MEMORY -> SchemaStore.inMemory();
            case CLASS_PATH -> SchemaStore.onClassPath(loader);
            case FOLDER -> SchemaStore.inFolder(Path.of(folder));
        };
    }
}
