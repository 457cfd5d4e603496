// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A jar of class files, with the same bytes for the same files on each JDK. Nothing in it is compressed, as version control does
 * that better, with what releases have in common.
 */
final class ClassJar {

    private static final String SUFFIX = ".class";
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private ClassJar() {}

    /** Returns the jar of class files, by binary name. */
    static byte[] of(SortedMap<String, byte[]> classFiles) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream jar = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> each : classFiles.entrySet()) {
                jar.putNextEntry(entry(each.getKey().replace('.', '/') + SUFFIX, each.getValue()));
                jar.write(each.getValue());
                jar.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A jar cannot be made in memory", e);
        }
        return bytes.toByteArray();
    }

    private static ZipEntry entry(String name, byte[] file) {
        CRC32 crc = new CRC32();
        crc.update(file);
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(file.length);
        entry.setCrc(crc.getValue());
        return entry;
    }
}
