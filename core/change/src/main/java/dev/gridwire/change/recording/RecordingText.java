// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import dev.gridwire.codegen.model.EscapedNames;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The text of a recording. It is text with short lines, so that it can be read in a review, and line ends do not matter.
 *
 * <pre>
 * # Recorded by Gridwire for later builds to read. Keep this file, and do not edit it.
 * format 1
 * class com.acme.Order
 * release 1.4.0
 * setting renamed.com.acme.Order#total=sum            evolution of that release
 * type com.acme.Line                                  a class that the values consist of
 * layout com.acme.Order 51c2f0a39be81d44 form=class … as in gridwire.schema
 * classes 9f3a…                                       SHA-256 of the jar beside the file
 * value 47570102…                                     a payload
 *  00ff…                                              more of it
 * end 0a61…                                           SHA-256 of the lines above
 * </pre>
 */
final class RecordingText {

    private static final String HEAD = "# Recorded by Gridwire for later builds to read. Keep this file, and do not edit it.";
    private static final String FORMAT = "1";
    private static final int LINE_BYTES = 60;
    private static final HexFormat HEX = HexFormat.of();

    private final Path file;
    private final Map<String, String> words = new TreeMap<>();
    private final Map<String, String> settings = new TreeMap<>();
    private final TreeSet<String> types = new TreeSet<>();
    private final List<String> layouts = new ArrayList<>();
    private final List<StringBuilder> payloads = new ArrayList<>();

    private RecordingText(Path file) {
        this.file = file;
    }

    /** Returns the text of a recording, the same for the same content. */
    static String of(RecordedClass recorded) {
        List<String> lines = new ArrayList<>(List.of(HEAD, "format " + FORMAT,
                "class " + EscapedNames.of(recorded.className()), "release " + recorded.release()));
        recorded.settings().forEach((key, value) -> lines.add("setting " + key + '=' + value));
        recorded.types().forEach(type -> lines.add("type " + EscapedNames.of(type)));
        recorded.layouts().forEach(layout -> lines.add("layout " + layout));
        lines.add("classes " + recorded.classFiles());
        recorded.payloads().forEach(payload -> addPayload(payload, lines));
        String text = String.join("\n", lines) + '\n';
        return text + "end " + Hash.of(text.getBytes(StandardCharsets.UTF_8)) + '\n';
    }

    private static void addPayload(byte[] payload, List<String> lines) {
        for (int from = 0; from < payload.length || from == 0; from += LINE_BYTES) {
            int to = Math.min(payload.length, from + LINE_BYTES);
            lines.add((from == 0 ? "value " : " ") + HEX.formatHex(payload, from, to));
        }
    }

    /**
     * Reads a text.
     *
     * @param file the file, for messages
     * @throws RecordingException if it is not whole
     */
    static RecordedClass read(String text, Path file) {
        RecordingText reader = new RecordingText(file);
        List<String> lines = text.lines().toList();
        reader.requireWhole(lines);
        try {
            lines.subList(0, lines.size() - 1).forEach(reader::line);
            return reader.recorded();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw reader.damaged("A line has no value that fits its word");
        }
    }

    private void requireWhole(List<String> lines) {
        if (lines.size() < 2 || !lines.get(0).equals(HEAD)) {
            throw damaged("A file is no recording");
        }
        if (!lines.get(1).equals("format " + FORMAT)) {
            throw new RecordingException("A recording has another format: found=" + EscapedNames.line(lines.get(1))
                    + ", known=" + FORMAT + ", file=" + file + "; use the release of Gridwire that recorded it, or a newer one");
        }
        String last = lines.get(lines.size() - 1);
        String text = String.join("\n", lines.subList(0, lines.size() - 1)) + '\n';
        if (!last.equals("end " + Hash.of(text.getBytes(StandardCharsets.UTF_8)))) {
            throw damaged("A recording was changed or cut off");
        }
    }

    private void line(String line) {
        int space = line.indexOf(' ');
        String word = space < 0 ? line : line.substring(0, space);
        String rest = line.substring(space + 1);
        switch (word) {
            case "#", "format" -> { }
            case "class", "release", "classes" -> words.put(word, rest);
            case "setting" -> settings.put(rest.substring(0, rest.indexOf('=')), rest.substring(rest.indexOf('=') + 1));
            case "type" -> types.add(EscapedNames.parse(rest));
            case "layout" -> layouts.add(rest);
            case "value" -> payloads.add(new StringBuilder(rest));
            case "" -> payloads.get(payloads.size() - 1).append(rest);
            default -> throw damaged("A line is unknown: word=" + EscapedNames.line(word));
        }
    }

    private RecordedClass recorded() {
        return new RecordedClass(EscapedNames.parse(word("class")), word("release"), settings, types, layouts,
                payloads.stream().map(HEX::parseHex).toList(), word("classes"));
    }

    private String word(String name) {
        String found = words.get(name);
        if (found == null) {
            throw damaged("A line is missing: word=" + name);
        }
        return found;
    }

    private RecordingException damaged(String rule) {
        return new RecordingException(rule + ": file=" + file + "; take it from version control");
    }
}
