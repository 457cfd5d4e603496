// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The content of the {@code gridwire.schema} files of several jars at run time.
 *
 * @param classes the classes to which the build gave a form, in the order of the files
 * @param history the states of all classes that the files' classes ever held
 */
public record SchemaContent(List<RecordedClass> classes, History history) {

    /** The limit on a file's size. */
    private static final int MAX_BYTES = 64 << 20;

    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");
    private static final Pattern CLASS = Pattern.compile("class (\\S+)(.*)");
    private static final Pattern ID = Pattern.compile(" id=(\\d{1,9})(?= |$)");
    private static final Pattern NATIVE = Pattern.compile(" mechanism=native(?= |$)");
    private static final Pattern OF_THE_BUILD = Pattern.compile("(factory|retired) .*|format [12]");

    /** Copies the list. */
    public SchemaContent {
        classes = List.copyOf(classes);
    }

    /**
     * A class to which the build gave a form.
     *
     * @param id the id by which Gridwire's payloads name it; negative if they use its name
     * @param source the file and line, for messages
     */
    public record RecordedClass(String typeName, int id, String source) {}

    /**
     * Reads files.
     *
     * @throws IllegalArgumentException if a line is malformed; the message names its place and the next step
     * @throws UncheckedIOException if a file cannot be read
     */
    public static SchemaContent read(Collection<URL> files) {
        SchemaContent content = new SchemaContent(List.of(), new History());
        for (URL file : files) {
            content = content.with(text(file), file.toString());
        }
        return content;
    }

    private static String text(URL file) {
        try {
            URLConnection connection = file.openConnection();
            connection.setUseCaches(false);
            try (InputStream in = connection.getInputStream()) {
                byte[] bytes = in.readNBytes(MAX_BYTES + 1);
                if (bytes.length > MAX_BYTES) {
                    throw new IllegalArgumentException("A schema is too long: file=" + file + ", limit=" + MAX_BYTES
                            + " bytes; forget states that are kept nowhere");
                }
                return new String(bytes, StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A schema cannot be read: file=" + file, e);
        }
    }

    /** Returns the same content, extended by another file's. */
    SchemaContent with(String text, String source) {
        List<RecordedClass> all = new ArrayList<>(classes);
        int number = 0;
        for (String line : text.split("\\R")) {
            number++;
            String content = COMMENT.matcher(line).replaceFirst("").strip();
            String place = source + ":" + number;
            Matcher found = CLASS.matcher(content);
            if (found.matches()) {
                all.add(new RecordedClass(Words.name(found.group(1)), id(found.group(2)), place));
            } else if (!content.isEmpty() && !OF_THE_BUILD.matcher(content).matches()) {
                readHistory(content, place);
            }
        }
        return new SchemaContent(all, history);
    }

    private void readHistory(String content, String place) {
        if (!History.isKind(content.replaceFirst("\\s.*", ""))) {
            throw new IllegalArgumentException("A line of the schema is unknown: line=" + content + " at " + place
                    + "; build the jar with this version of Gridwire, or update Gridwire");
        }
        history.read(content, place);
    }

    /** Returns the id for Gridwire's payloads; other mechanisms have separate ids. */
    private static int id(String values) {
        Matcher id = ID.matcher(values);
        return NATIVE.matcher(values).find() && id.find() ? Integer.parseInt(id.group(1)) : -1;
    }
}
