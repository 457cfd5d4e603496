// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Reads the facts of class files. It loads no class. */
public final class ClassFileReader {

    private static final int MAJOR_VERSION_OFFSET = 6;
    private static final int HEADER_BYTES = 10;

    private ClassFileReader() {}

    /**
     * Reads a class file.
     *
     * @throws ClassModelException if the bytes are not a class file, are newer than this library knows, or describe a module
     */
    public static ClassModel read(byte[] bytes) {
        return read(bytes, "bytes");
    }

    /**
     * Reads a class file.
     *
     * @throws ClassModelException if the file is not a class file, is newer than this library knows, or describes a module
     * @throws UncheckedIOException if the file cannot be read
     */
    public static ClassModel read(Path file) {
        try {
            return read(Files.readAllBytes(file), file.toString());
        } catch (IOException e) {
            throw new UncheckedIOException("a class file cannot be read: file=" + file, e);
        }
    }

    private static ClassModel read(byte[] bytes, String origin) {
        if (!isClassFile(bytes)) {
            throw new ClassModelException("not a class file: file=" + origin + ", bytes=" + bytes.length);
        }
        ClassReader reader = open(bytes, origin);
        try {
            return model(reader, origin);
        } catch (RuntimeException e) {
            throw e instanceof ClassModelException ? e : malformed(origin, e);
        }
    }

    private static ClassModel model(ClassReader reader, String origin) {
        if ((reader.getAccess() & Opcodes.ACC_MODULE) != 0) {
            throw new ClassModelException("a module descriptor is no class: file=" + origin + ", leave it out");
        }
        ClassFileVisitor visitor = new ClassFileVisitor();
        // SKIP_DEBUG would skip the parameter names as well.
        reader.accept(visitor, ClassReader.SKIP_CODE);
        return visitor.model();
    }

    private static boolean isClassFile(byte[] bytes) {
        return bytes.length >= HEADER_BYTES
                && bytes[0] == (byte) 0xCA
                && bytes[1] == (byte) 0xFE
                && bytes[2] == (byte) 0xBA
                && bytes[3] == (byte) 0xBE;
    }

    private static ClassReader open(byte[] bytes, String origin) {
        try {
            return new ClassReader(bytes);
        } catch (IllegalArgumentException e) {
            int major = (bytes[MAJOR_VERSION_OFFSET] & 0xFF) << 8 | bytes[MAJOR_VERSION_OFFSET + 1] & 0xFF;
            throw new ClassModelException(
                    "a class file is newer than Gridwire knows: major=" + major + ", file=" + origin
                            + ", update Gridwire or compile for an older release", e);
        } catch (RuntimeException e) {
            throw malformed(origin, e);
        }
    }

    private static ClassModelException malformed(String origin, RuntimeException cause) {
        return new ClassModelException("a class file is damaged: file=" + origin + ", compile it again", cause);
    }
}
