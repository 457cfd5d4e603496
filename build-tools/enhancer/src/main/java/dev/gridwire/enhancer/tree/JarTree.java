// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.tree;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A jar, held in memory. It never changes: writing creates another jar. */
final class JarTree implements FileTree {

    private final Path file;
    private final Map<String, Item> items = new LinkedHashMap<>();

    private JarTree(Path file) {
        this.file = file;
    }

    private record Item(ZipEntry entry, byte[] bytes) {}

    /** Reads a jar. Takes its unpacked size in memory. */
    public static JarTree open(Path file) {
        JarTree tree = new JarTree(file);
        try (ZipInputStream jar = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
                tree.items.put(entry.getName(), new Item(entry, jar.readAllBytes()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A jar cannot be read: file=" + file, e);
        }
        return tree;
    }

    @Override
    public String name() {
        return file.toString();
    }

    @Override
    public List<String> paths() {
        return items.keySet().stream().filter(path -> !path.endsWith("/")).sorted().toList();
    }

    @Override
    public Optional<byte[]> read(String path) {
        return Optional.ofNullable(items.get(path)).map(Item::bytes);
    }

    @Override
    public void write(Path output, Map<String, byte[]> files, Collection<String> deleted) {
        SafeFile.write(output, bytes(files, deleted));
    }

    private byte[] bytes(Map<String, byte[]> files, Collection<String> deleted) {
        Map<String, byte[]> added = new TreeMap<>(files);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream jar = new ZipOutputStream(bytes)) {
            for (Entry<String, Item> item : items.entrySet()) {
                if (!deleted.contains(item.getKey())) {
                    byte[] changed = added.remove(item.getKey());
                    put(jar, item.getValue().entry(), changed == null ? item.getValue().bytes() : changed);
                }
            }
            for (Entry<String, byte[]> each : added.entrySet()) {
                ZipEntry like = new ZipEntry(each.getKey());
                like.setTime(items.isEmpty() ? 0 : items.values().iterator().next().entry().getTime());
                put(jar, like, each.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A jar cannot be made: file=" + file, e);
        }
        return bytes.toByteArray();
    }

    // A stored entry stays uncompressed, because nested jars of Spring Boot must be.
    private static void put(ZipOutputStream jar, ZipEntry like, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(like.getName());
        entry.setTime(like.getTime());
        if (like.getMethod() == ZipEntry.STORED) {
            CRC32 checksum = new CRC32();
            checksum.update(bytes);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(bytes.length);
            entry.setCrc(checksum.getValue());
        }
        jar.putNextEntry(entry);
        jar.write(bytes);
        jar.closeEntry();
    }
}
