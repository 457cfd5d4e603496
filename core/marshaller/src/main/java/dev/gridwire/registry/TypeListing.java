// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import dev.gridwire.codegen.model.EscapedNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Reads the classes that the jars of a class path list for registration, in files of one name:
 *
 * <pre>
 * # a comment
 * com.acme.shop.Order 1        a binary name, and an id
 * com.acme.shop.Order$Line     a binary name; payloads name the class by it
 * com.acme.My&#92;u0020Order   a name with a blank
 * </pre>
 */
public final class TypeListing {

    /** The path of the files. */
    public static final String RESOURCE = "META-INF/gridwire/types.txt";

    private TypeListing() {}

    /**
     * A class of a listing.
     *
     * @param id the class's id, or {@link TypeRegistry#NO_ID}
     * @param source the file and line, for messages
     */
    public record Entry(String className, int id, String source) {}

    /**
     * Reads all files that the loader finds, in its order.
     *
     * @throws IllegalArgumentException if a line does not have this form; the message names the file and the line
     * @throws UncheckedIOException if a file cannot be read
     */
    public static List<Entry> read(ClassLoader loader) {
        List<Entry> entries = new ArrayList<>();
        try {
            for (URL file : Collections.list(loader.getResources(RESOURCE))) {
                read(file, entries);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a listing of classes cannot be read: resource=" + RESOURCE, e);
        }
        return entries;
    }

    private static void read(URL file, List<Entry> entries) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(file.openStream(), StandardCharsets.UTF_8))) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                String text = line.replaceFirst("#.*", "").strip();
                if (!text.isEmpty()) {
                    entries.add(entry(text, file + ":" + number));
                }
            }
        }
    }

    private static Entry entry(String text, String source) {
        String[] parts = text.split("\\s+");
        boolean hasId = parts.length == 2 && parts[1].matches("\\d{1,9}");
        if (parts.length > 2 || parts.length == 2 && !hasId) {
            throw new IllegalArgumentException("A line is a binary name and, if need be, an id of at most nine digits: line='"
                    + text + "' at " + source);
        }
        return new Entry(EscapedNames.parse(parts[0]), hasId ? Integer.parseInt(parts[1]) : TypeRegistry.NO_ID, source);
    }
}
