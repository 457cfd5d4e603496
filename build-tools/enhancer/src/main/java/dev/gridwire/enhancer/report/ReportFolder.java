// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.report;

import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.tree.SafeFile;
import dev.gridwire.enhancer.verify.RoundTripResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** Writes the outcome as {@code enhanced.json}, {@code enhanced.html} and {@code enhanced.txt}. */
public final class ReportFolder {

    private ReportFolder() {}

    /**
     * Writes the three files.
     *
     * @param trials results of round trips, by name; empty if none were tried
     * @return the page
     */
    public static Path write(Path folder, Enhancement done, Map<String, RoundTripResult> trials) {
        Path page = folder.resolve("enhanced.html");
        SafeFile.write(folder.resolve("enhanced.json"), JsonReport.of(done, trials).getBytes(StandardCharsets.UTF_8));
        SafeFile.write(page, HtmlReport.of(done, trials).getBytes(StandardCharsets.UTF_8));
        String text = String.join("\n", TextReport.whole(done)) + "\n";
        SafeFile.write(folder.resolve("enhanced.txt"), text.getBytes(StandardCharsets.UTF_8));
        return page;
    }
}
