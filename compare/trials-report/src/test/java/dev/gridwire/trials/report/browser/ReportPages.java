// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report.browser;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.report.Against;
import dev.gridwire.trials.report.EarlierResults;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.report.ShowcaseReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The pages that are looked at, each of other results. */
enum ReportPages {
    /** Everything at once, against itself with a machine of another name. */
    EVERYTHING,
    /** A real run of schema 1, as it was kept. */
    FIRST_SCHEMA,
    /** One cell of one contestant. */
    ONE_CELL,
    /** A cluster and nothing else. */
    CLUSTER_ONLY,
    /** A publication and nothing else. */
    PUBLISHED_ONLY,
    /** Altered payloads and changed classes, and nothing else. */
    SAFETY_ONLY,
    /** Nothing at all. */
    NOTHING,
    /** Names and notes that would like to be markup, and very long ones. */
    HOSTILE;

    private static final Path FOLDER = Path.of(System.getProperty("browser.folder"));
    private static final Path KEPT = Path.of("../../docs/measurements/compare-schema-1");

    /** Writes it. */
    Path write() throws IOException {
        ResultsFolder folder = ResultsFolder.prepare(FOLDER.resolve(name().toLowerCase(Locale.ROOT)), true);
        return switch (this) {
            case EVERYTHING -> page(folder, ShowcaseReport.everything(), ShowcaseReport.earlier());
            case FIRST_SCHEMA -> folder.write(EarlierResults.read(KEPT), null).get(2);
            case ONE_CELL -> page(folder, ShowcaseReport.oneCell(), null);
            case CLUSTER_ONLY -> page(folder, ShowcaseReport.clusterOnly(), null);
            case PUBLISHED_ONLY -> page(folder, ShowcaseReport.publishedOnly(), null);
            case SAFETY_ONLY -> page(folder, ShowcaseReport.safetyOnly(), null);
            case NOTHING -> page(folder, ShowcaseReport.nothing(), null);
            case HOSTILE -> page(folder, ShowcaseReport.hostile(), ShowcaseReport.hostile());
        };
    }

    private static Path page(ResultsFolder folder, ComparisonResults results, @Nullable ComparisonResults earlier)
            throws IOException {
        Against against = earlier == null ? null : Against.of(results, earlier, "earlier/results.json");
        return folder.write(results, against).get(2);
    }
}
