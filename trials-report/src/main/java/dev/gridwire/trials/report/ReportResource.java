// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the texts that the page is made of from the class path. */
final class ReportResource {

    private ReportResource() {}

    /** Gives a file of the page itself, without the line end after its last line. */
    static String besideTemplate(String name) {
        return text("/dev/gridwire/trials/report/page/" + name);
    }

    /**
     * Gives a UTF-8 text, without white space after it.
     *
     * @param path from the root of the class path, with a slash before it
     * @throws IllegalStateException if it is missing
     */
    static String text(String path) {
        try (InputStream in = ReportResource.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("A part of the report is on the class path: resource=" + path
                        + ". Build the module again, or put its jar and its dependencies on the class path.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            throw new UncheckedIOException("A part of the report can be read: resource=" + path, e);
        }
    }
}
