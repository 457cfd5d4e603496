// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.enhancer.verify.RoundTripResult;
import dev.gridwire.enhancer.verify.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.util.CheckClassAdapter;

/**
 * Enhances the libraries of the sweep for each target, verifies and loads the made classes, and writes and reads an object of
 * each class that one can be made of. An object is made up, so that one that does not come back as it was proves nothing: it
 * may break what its class promises, replace itself, or need a library that is not there. It writes a table beside the raw
 * results of the sweep; the profile {@code sweep} runs it.
 */
class LibraryEnhancement {

    private static final int SHOWN = 5;

    @TempDir
    private Path outputs;

    private final Path folder = Path.of(System.getProperty("gridwire.sweep.folder"));
    private final Path page = Path.of(System.getProperty("gridwire.sweep.page"));
    private final List<String> problems = new ArrayList<>();

    /** What one target came to, over all libraries. */
    private record Count(int enhanced, int made, int tried, int compared, int untried, Map<String, Integer> leftOut) {}

    @Test
    void whatIsEnhancedPassesTheVerifierLoadsAndComesBack() throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                "| target | enhanced | verified besides | an object came back | one did not | left out, most frequent reasons |",
                "|---|---|---|---|---|---|"));
        for (Mechanism mechanism : Mechanism.values()) {
            Count count = enhance(mechanism);
            lines.add(String.format("| `%s` | %,d | %,d | %,d | %,d | %s |", mechanism.key(), count.enhanced(), count.made(),
                    count.compared(), count.tried() - count.compared() - count.untried(), reasons(count.leftOut())));
        }
        SweepPage.write(SweepPage.full(page), SweepPage.ENHANCED, lines);
        Files.write(folder.resolve("enhanced-problems.txt"), problems);
        assertThat(problems).allMatch(LibraryEnhancement::isOfTheObject);
    }

    private Count enhance(Mechanism mechanism) throws IOException {
        int enhanced = 0;
        int tried = 0;
        int compared = 0;
        int untried = 0;
        int made = 0;
        Map<String, Integer> leftOut = new TreeMap<>();
        for (Path jar : jars("swept")) {
            Path output = outputs.resolve(mechanism.key() + "-" + jar.getFileName());
            List<Path> classPath = new ArrayList<>(jars("needed"));
            classPath.addAll(jars("swept"));
            classPath.remove(jar);
            Enhancement done = Enhancer.standard().enhance(EnhancerOptions.of(new ClassPlace(jar, output, "swept"))
                    .withSettings(EnhancerSettings.DEFAULT.withTargets(List.of(mechanism)).withFactoryId(77))
                    .withSchema(outputs.resolve(output.getFileName() + ".schema"))
                    .withClassPath(classPath));
            done.outcomes(Status.LEFT_OUT).forEach(each -> leftOut.merge(reason(each), 1, Integer::sum));
            enhanced += done.outcomes(Status.ENHANCED).size();
            if (Files.exists(output)) {
                made += verifyMade(mechanism, output);
                classPath.add(0, output);
                Map<String, RoundTripResult> trials = Verification.run(done, classPath);
                tried += trials.size();
                compared += count(trials, each -> each.bytesAfter() > 0 && each.problem().isEmpty());
                untried += count(trials, each -> each.bytesAfter() == 0 && each.problem().isEmpty());
                trials.forEach((name, trial) -> note(mechanism, name, trial));
            }
        }
        return new Count(enhanced, made, tried, compared, untried, leftOut);
    }

    /** Class files that were made besides the enhanced classes: companions, serializers, templates, factories. */
    private int verifyMade(Mechanism mechanism, Path output) throws IOException {
        int made = 0;
        try (ZipFile jar = new ZipFile(output.toFile())) {
            for (ZipEntry entry : jar.stream().filter(each -> each.getName().matches(".*Gridwire[^/]*\\.class")).toList()) {
                made++;
                verify(mechanism, entry.getName(), jar.getInputStream(entry).readAllBytes());
            }
        }
        return made;
    }

    private void verify(Mechanism mechanism, String name, byte[] bytes) {
        try {
            new ClassReader(bytes).accept(new CheckClassAdapter(new ClassNode(), true), 0);
        } catch (RuntimeException e) {
            problems.add(mechanism.key() + "\t" + name + "\tVerifyError: " + e.getMessage());
        }
    }

    private static int count(Map<String, RoundTripResult> trials, Predicate<RoundTripResult> which) {
        return (int) trials.values().stream().filter(which).count();
    }

    private static boolean isOfTheObject(String problem) {
        String text = problem.substring(problem.lastIndexOf('\t') + 1);
        boolean isOfCode = Stream.of("VerifyError", "ClassFormatError", "IllegalAccessError").anyMatch(text::contains);
        return !isOfCode && (text.startsWith("It cannot be written and read") || text.startsWith("It came back different"));
    }

    private void note(Mechanism mechanism, String name, RoundTripResult trial) {
        if (!trial.problem().isEmpty()) {
            problems.add(mechanism.key() + "\t" + name + "\t" + trial.problem().replaceAll("\\s+", " "));
        }
    }

    private static String reason(ClassOutcome outcome) {
        return outcome.diagnostics().isEmpty() ? "?" : outcome.diagnostics().get(0).obstacle().reason().code();
    }

    private static String reasons(Map<String, Integer> leftOut) {
        return leftOut.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, Integer> each) -> -each.getValue()))
                .limit(SHOWN)
                .map(each -> String.format("%,d %s", each.getValue(), each.getKey()))
                .collect(Collectors.joining(", "));
    }

    private List<Path> jars(String kind) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(kind))) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }
}
