// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The reports of all recorded classes.
 *
 * @param classes by class and release
 */
public record ChangeReport(List<ClassReport> classes) {

    /** Copies the list. */
    public ChangeReport {
        classes = List.copyOf(classes);
    }

    /** Returns one line: how many classes and releases, and the verdict. */
    public String summary() {
        Verdict verdict = classes.stream().map(ClassReport::verdict).reduce(Verdict.SAFE, Verdict::graver);
        long releases = classes.stream().map(ClassReport::release).distinct().count();
        return "Recorded classes: " + classes.stream().map(ClassReport::className).distinct().count() + ", releases: "
                + releases + ", changes since then: " + verdict.words();
    }

    /** Returns the texts of those reports that must not ship so; empty if all may. */
    public Optional<String> failure() {
        String text = classes.stream().filter(each -> !each.open().isEmpty()).map(ClassReport::text)
                .collect(Collectors.joining("\n"));
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** Returns all reports as text. */
    public String text() {
        return summary() + "\n" + classes.stream().map(each -> each.text() + "\n").collect(Collectors.joining());
    }

    /** Writes the text into a file, for a build server to keep. */
    public void write(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text());
        } catch (IOException e) {
            throw new UncheckedIOException("A report cannot be written: file=" + file, e);
        }
    }
}
