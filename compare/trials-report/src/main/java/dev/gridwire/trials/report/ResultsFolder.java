// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.compare.SelfCheckResults;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.sweep.SweepResults;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes the folder of a comparison's results: {@code results.json}, {@code results.csv}, {@code report.html}, {@code
 * summary.md} and images in {@code charts}. Trials of safety add {@code safety.csv} and {@code evolution.csv}. A sweep leaves
 * {@code sweep.json} and {@code sweep.csv}, a check of the measuring itself {@code self-check.json}.
 *
 * <p>Each file is written beside its place and then moved there, so none is ever incomplete.
 */
public final class ResultsFolder {

    static final String JSON = "results.json";
    private static final String CSV = "results.csv";
    private static final String PAGE = "report.html";
    private static final String SUMMARY = "summary.md";
    private static final String CHARTS = "charts";
    static final String SWEEP_JSON = "sweep.json";
    private static final String SWEEP_CSV = "sweep.csv";
    private static final String SELF_CHECK_JSON = "self-check.json";
    private static final String SAFETY_CSV = "safety.csv";
    private static final String EVOLUTION_CSV = "evolution.csv";
    private static final List<String> FILES =
            List.of(JSON, CSV, PAGE, SUMMARY, SAFETY_CSV, EVOLUTION_CSV, SWEEP_JSON, SWEEP_CSV, SELF_CHECK_JSON);

    private final Path folder;
    private final boolean isNew;
    private boolean holdsResults;

    private ResultsFolder(Path folder, boolean isNew) {
        this.folder = folder;
        this.isNew = isNew;
    }

    /**
     * Creates the folder before anything is measured.
     *
     * @param overwrite whether earlier results in it may be replaced
     * @throws IOException if it cannot be created or written, or holds results that may not be replaced; the message is for the
     *     user
     */
    public static ResultsFolder prepare(Path folder, boolean overwrite) throws IOException {
        boolean isNew = !Files.exists(folder);
        folder.toFile().mkdirs();
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new IOException("The output folder cannot be written: " + folder + " (choose another with --output)");
        }
        for (String file : FILES) {
            if (Files.isDirectory(folder.resolve(file))) {
                throw new IOException("A folder stands where a file of the results belongs: " + folder.resolve(file)
                        + " (choose another with --output)");
            }
            if (!overwrite && Files.exists(folder.resolve(file))) {
                throw new IOException("The output folder holds earlier results: " + folder.resolve(file)
                        + " (choose another with --output, or replace them with --overwrite)");
            }
        }
        return new ResultsFolder(folder, isNew);
    }

    /** Deletes a folder that was created for the results of a failed run, if it is empty. */
    public void discardIfEmpty() {
        if (isNew) {
            folder.toFile().delete();
        }
    }

    /** Returns the folder, if results were written to it, even if they are incomplete. */
    public Optional<Path> kept() {
        return holdsResults ? Optional.of(folder) : Optional.empty();
    }

    /**
     * Writes the files of a comparison; may be called repeatedly while it runs.
     *
     * @return their paths, with the folder of the charts in place of each chart
     */
    public List<Path> write(ComparisonResults results) throws IOException {
        return write(results, null);
    }

    /**
     * Writes the files of a comparison.
     *
     * @param against earlier results to compare with; null for none
     * @return their paths, with the folder of the charts in place of each chart
     */
    public List<Path> write(ComparisonResults results, @Nullable Against against) throws IOException {
        return write(ResultsJson.write(results), results, against);
    }

    /**
     * Writes the files of existing results; {@code results.json} stays identical to the last character.
     *
     * @param against earlier results to compare with; null for none
     * @return their paths, with the folder of the charts in place of each chart
     */
    public List<Path> write(EarlierResults shown, @Nullable Against against) throws IOException {
        return write(Files.readString(shown.file()), shown.results(), against);
    }

    private List<Path> write(String json, ComparisonResults results, @Nullable Against against) throws IOException {
        Map<String, String> contents = new LinkedHashMap<>();
        contents.put(JSON, json);
        contents.put(CSV, CsvFiles.results(results));
        contents.put(PAGE, ReportPage.render(json, ResultsJson.write(PageExtras.of(results, against))));
        contents.put(SUMMARY, MarkdownSummary.render(results, against));
        addSafety(contents, results.safety());
        Map<String, String> images = ChartImages.of(results);
        images.forEach((name, image) -> contents.put(CHARTS + '/' + name, image));
        List<Path> written = write(contents);
        return images.isEmpty() ? written : withCharts(written);
    }

    private static void addSafety(Map<String, String> contents, @Nullable Safety safety) throws IOException {
        if (safety != null) {
            contents.put(SAFETY_CSV, CsvFiles.safety(safety));
            contents.put(EVOLUTION_CSV, CsvFiles.evolution(safety));
        }
    }

    private List<Path> withCharts(List<Path> written) {
        List<Path> named = new ArrayList<>(written.stream().filter(file -> folder.equals(file.getParent())).toList());
        named.add(folder.resolve(CHARTS));
        return named;
    }

    /**
     * Writes the two files of a sweep.
     *
     * @return their paths
     */
    public List<Path> write(SweepResults results) throws IOException {
        Map<String, String> contents = new LinkedHashMap<>();
        contents.put(SWEEP_JSON, ResultsJson.write(results));
        contents.put(SWEEP_CSV, CsvFiles.sweep(results));
        return write(contents);
    }

    /**
     * Writes the results of a check of the measuring itself.
     *
     * @return their path
     */
    public Path write(SelfCheckResults results) throws IOException {
        return write(Map.of(SELF_CHECK_JSON, ResultsJson.write(results))).get(0);
    }

    /** Writes all drafts before it moves any to its place, so that a full disk leaves the earlier files. */
    private List<Path> write(Map<String, String> contents) throws IOException {
        List<Path> files = contents.keySet().stream().map(folder::resolve).toList();
        try {
            for (Map.Entry<String, String> content : contents.entrySet()) {
                Path draft = draft(folder.resolve(content.getKey()));
                Files.createDirectories(draft.getParent());
                Files.writeString(draft, content.getValue(), StandardCharsets.UTF_8);
            }
            for (Path file : files) {
                Files.move(draft(file), file, StandardCopyOption.REPLACE_EXISTING);
            }
            holdsResults = true;
            return files;
        } catch (IOException e) {
            throw new IOException("The results could not be written: " + e + " (choose another folder with --output)", e);
        } finally {
            files.forEach(file -> draft(file).toFile().delete());
        }
    }

    private static Path draft(Path file) {
        return file.resolveSibling(file.getFileName() + ".part");
    }
}
