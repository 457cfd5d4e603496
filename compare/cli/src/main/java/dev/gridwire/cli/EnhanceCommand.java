// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.report.ReportFolder;
import dev.gridwire.enhancer.report.TextReport;
import dev.gridwire.enhancer.verify.RoundTripResult;
import dev.gridwire.enhancer.verify.Verification;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire enhance}. */
@Command(
        name = "enhance",
        abbreviateSynopsis = true,
        description = {
            "Rewrites Serializable classes, or generates codecs for them.",
            "A folder is changed in place, unless --output names another. A jar is not changed: its enhanced copy goes to"
                    + " --output. No class is loaded, except by --verify."
        })
final class EnhanceCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "JAR-OR-FOLDER", arity = "1..*",
            description = "The jars and folders whose classes are enhanced together.")
    private List<Path> inputs = List.of();

    @Mixin
    private ClassPathOption classPath;

    @Mixin
    private EnhanceOptions settings;

    @Option(names = "--output", paramLabel = "JAR-OR-FOLDER",
            description = "Where the result is written; a folder of jars for several inputs.")
    private @Nullable Path output;

    @Option(names = "--explain", description = "Show every class, with all notes about it.")
    private boolean explain;

    @Option(names = "--verify", description = "Then load the classes in a separate class loader, and try objects of them.")
    private boolean verify;

    @Option(names = "--report", paramLabel = "FOLDER", description = "Also write the outcome as a page, JSON and text.")
    private @Nullable Path report;

    @Override
    public Integer call() {
        inputs.forEach(EnhanceCommand::requirePresent);
        try {
            List<Path> paths = classPath.entries().stream().map(Path::of).toList();
            EnhancerOptions options = settings.options(inputs.stream().map(this::place).toList(), paths);
            Enhancement done = Enhancer.standard().enhance(options);
            return print(done, options, verify ? Verification.run(done, outputs(options)) : Map.of());
        } catch (IllegalArgumentException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private static void requirePresent(Path input) {
        if (!Files.exists(input)) {
            throw new CommandFailure("There is no such jar or folder: " + input + " (correct the path)");
        }
    }

    private ClassPlace place(Path input) {
        String name = input.toAbsolutePath().normalize().getFileName().toString().replaceAll("\\s+", "-");
        String module = settings.schema().flatMap(schema -> RecordedModule.of(input, schema)).orElse(name);
        if (output == null) {
            return new ClassPlace(input, input, module);
        }
        return new ClassPlace(input, inputs.size() == 1 ? output : output.resolve(name), module);
    }

    private static List<Path> outputs(EnhancerOptions options) {
        Stream<Path> places = options.places().stream().map(ClassPlace::output);
        return Stream.concat(places, options.classPath().stream()).toList();
    }

    private int print(Enhancement done, EnhancerOptions options, Map<String, RoundTripResult> trials) {
        PrintWriter out = spec.commandLine().getOut();
        (explain ? TextReport.whole(done) : TextReport.brief(done)).forEach(out::println);
        List<String> failed = new ArrayList<>();
        trials.forEach((name, trial) -> {
            if (!trial.problem().isEmpty()) {
                failed.add(name + ": " + trial.problem());
            }
        });
        failed.forEach(out::println);
        if (verify) {
            out.println(trials.size() + " tried, " + failed.size() + " failed");
        }
        if (report != null) {
            out.println(ReportFolder.write(report, done, trials).toAbsolutePath().normalize());
        }
        out.flush();
        return failed.isEmpty() ? 0 : 1;
    }
}
