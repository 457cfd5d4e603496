// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.settings.OnUnsupported;
import dev.gridwire.enhancer.settings.SettingsReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of the enhancer; they override the file. */
final class EnhanceOptions {

    @Option(names = "--settings", paramLabel = "FILE", defaultValue = SettingsReader.FILE,
            description = "The settings, if there is such a file (default: ${DEFAULT-VALUE}).")
    private Path settings;

    @Option(names = "--target", paramLabel = "TARGET", split = ",",
            description = "The mechanisms for classes; each class gets the first that it supports: native, externalizable,"
                    + " data-serializable, identified, portable, compact.")
    private List<String> targets = List.of();

    @Option(names = "--level", paramLabel = "LEVEL", description = "How far the enhancer trusts objects: safe, medium or fast.")
    private @Nullable String level;

    @Option(names = "--schema", paramLabel = "FILE",
            description = "The file that keeps ids and states; targets with ids need it. Put it under version control.")
    private @Nullable Path schema;

    @Option(names = "--dry-run", description = "Write nothing; show the result.")
    private boolean dryRun;

    @Option(names = "--check", description = "Write nothing, and fail if anything would change.")
    private boolean check;

    @Option(names = "--fail-on-unsupported", description = "Write nothing if a class cannot be enhanced.")
    private boolean failOnUnsupported;

    @Option(names = "--forget", paramLabel = "CLASS#FINGERPRINT", split = ",",
            description = "First remove a state of a class from the schema, because no payload with it is kept anywhere. Without"
                    + " a fingerprint, remove all states of the class.")
    private List<String> forgotten = List.of();

    Optional<Path> schema() {
        return Optional.ofNullable(schema);
    }

    EnhancerOptions options(List<ClassPlace> places, List<Path> classPath) {
        EnhancerSettings read = SettingsReader.read(settings);
        read = targets.isEmpty() ? read : read.withTargets(mechanisms());
        read = level == null ? read : read.withLevel(TrustLevel.ofKey(level).orElseThrow(
                () -> new CommandFailure("There is no such level: " + level + " (choose of safe, medium and fast)")));
        read = failOnUnsupported ? read.withOnUnsupported(OnUnsupported.FAIL) : read;
        RunMode mode = check ? RunMode.CHECK : dryRun ? RunMode.DRY_RUN : RunMode.WRITE;
        return new EnhancerOptions(places, classPath, read, Optional.ofNullable(schema), mode, false, forgotten);
    }

    private List<Mechanism> mechanisms() {
        List<Mechanism> mechanisms = new ArrayList<>();
        for (String target : targets) {
            mechanisms.add(Mechanism.ofKey(target).orElseThrow(() -> new CommandFailure("There is no such target: " + target
                    + " (choose of native, externalizable, data-serializable, identified, portable and compact)")));
        }
        return mechanisms;
    }
}
