// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.maven;

import dev.gridwire.change.ProjectReleases;
import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.report.TextReport;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.OnUnsupported;
import dev.gridwire.enhancer.settings.SettingsReader;
import dev.gridwire.enhancer.verify.RoundTripResult;
import dev.gridwire.enhancer.verify.Verification;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A goal's request to the enhancer, independent of Maven.
 *
 * @param settingsFiles files of settings; the first existing one counts
 * @param overrides keys that override the file's
 * @param forgotten states to remove from the schema first
 */
record BuildRequest(
        Classes classes,
        String module,
        List<Path> settingsFiles,
        Map<String, String> overrides,
        Path schema,
        boolean frozen,
        List<String> forgotten) {

    /** The file that the enhancer leaves beside classes. */
    private static final String ENHANCED = "META-INF/gridwire/gridwire.schema";

    /**
     * The classes to enhance.
     *
     * @param suffix tells a module's tests from its main classes
     */
    record Classes(Path folder, List<String> classPath, String suffix) {

        /** Returns the releases of the project with these classes. */
        ProjectReleases releases(Path recordings) {
            List<Path> paths = new ArrayList<>(List.of(folder));
            paths.addAll(others());
            return new ProjectReleases(recordings, paths);
        }

        private List<Path> others() {
            return classPath.stream().map(Path::of).filter(path -> !path.equals(folder)).toList();
        }
    }

    /** Whether the project enhances classes: it has a schema, or classes that an earlier goal enhanced. */
    boolean isEnhanced() {
        return Files.exists(schema) || Files.exists(classes.folder().resolve(ENHANCED));
    }

    /** Returns the project's releases. */
    ProjectReleases releases(Path folder) {
        return classes.releases(folder);
    }

    private EnhancerSettings settings() {
        return SettingsReader.read(settingsFiles, overrides);
    }

    Enhancement run(RunMode mode) {
        EnhancerOptions options = EnhancerOptions.of(ClassPlace.inPlace(classes.folder(), module + classes.suffix()))
                .withClassPath(classes.others())
                .withSettings(settings())
                .withSchema(schema)
                .withForgotten(forgotten)
                .withMode(mode);
        return Enhancer.standard().enhance(frozen ? options.withFrozenSchema() : options);
    }

    /** Returns the lines of the report that a build always shows. */
    List<String> lines(Enhancement done, boolean explain) {
        return explain ? TextReport.whole(done) : List.of(done.summary());
    }

    /** Returns the warnings that the settings ask for. */
    List<String> warnings(Enhancement done) {
        List<String> warnings = new ArrayList<>();
        if (settings().onUnsupported() == OnUnsupported.WARN) {
            for (ClassOutcome each : done.missed()) {
                each.diagnostics().forEach(found -> warnings.add(found.toString()));
            }
        }
        done.cautions().forEach(found -> warnings.add(found.toString()));
        warnings.addAll(done.notes());
        return warnings;
    }

    /** Loads the classes in a separate class loader, and tries objects of them. */
    Map<String, RoundTripResult> tryOut(Enhancement done) {
        List<Path> paths = new ArrayList<>(List.of(classes.folder()));
        paths.addAll(classes.others());
        return Verification.run(done, paths);
    }

    /** Returns what failed, if anything. */
    static Optional<String> failure(Map<String, RoundTripResult> trials) {
        List<String> failed = new ArrayList<>();
        trials.forEach((name, trial) -> {
            if (!trial.problem().isEmpty()) {
                failed.add(name + ": " + trial.problem());
            }
        });
        return failed.isEmpty() ? Optional.empty() : Optional.of(String.join("\n  ", failed));
    }
}
