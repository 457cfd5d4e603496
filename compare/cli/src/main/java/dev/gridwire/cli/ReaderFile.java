// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.inspect.PayloadInspector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The forms of the reader in JavaScript, for tools that run no Java. */
enum ReaderFile {
    /** The reader alone. */
    JS,
    /** A page for browsers that contains it, because a browser loads no modules from a folder. */
    HTML;

    private static final String SCRIPT = "gridwire-reader.js";
    private static final String ELEMENT = "<script src=\"" + SCRIPT + "\"></script>";

    /** Reads the name of a form. */
    static final class Converter implements ITypeConverter<ReaderFile> {

        @Override
        public ReaderFile convert(String value) {
            for (ReaderFile each : values()) {
                if (each.name().toLowerCase(Locale.ROOT).equals(value)) {
                    return each;
                }
            }
            throw new TypeConversionException("'" + value + "' is neither js nor html");
        }
    }

    String content() {
        String reader = resource(SCRIPT);
        return this == JS ? reader
                : resource("gridwire-reader.html").replace(ELEMENT, "<script>\n" + reader + "</script>");
    }

    private static String resource(String name) {
        try (InputStream in = PayloadInspector.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The command's jar cannot be read", e);
        }
    }
}
