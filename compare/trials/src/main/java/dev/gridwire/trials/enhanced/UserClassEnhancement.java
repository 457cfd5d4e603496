// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.enhanced;

import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.enhancer.ClassOutcome;
import dev.gridwire.enhancer.ClassPlace;
import dev.gridwire.enhancer.Enhancement;
import dev.gridwire.enhancer.Enhancer;
import dev.gridwire.enhancer.EnhancerException;
import dev.gridwire.enhancer.EnhancerOptions;
import dev.gridwire.enhancer.RunMode;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings;
import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.trials.workload.UserClassSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Enhances users' classes as {@code ./gridwire enhance} would: under their own names, in a folder that precedes the class path.
 * Only the classes that the values consist of, and their superclasses, are enhanced.
 *
 * @param folder the folder of the enhanced classes
 * @param obstacle why the class itself was left alone, in one line; otherwise empty
 */
public record UserClassEnhancement(Path folder, Optional<String> obstacle) {

    private static final String PLAIN = "plain";

    /** Runs the enhancer, which adds a folder to that of the specification. */
    public static UserClassEnhancement run(UserClassSpec spec, Mechanism mechanism, TrustLevel trust) {
        Path folder = folder(spec, mechanism, trust);
        List<Path> classPath = spec.classPath().stream().map(Path::of).toList();
        try {
            Path plain = plainClasses(spec, classPath);
            EnhancerSettings settings = EnhancerSettings.DEFAULT.withTargets(List.of(mechanism)).withLevel(trust);
            EnhancerOptions options = new EnhancerOptions(
                    List.of(new ClassPlace(plain, Files.createDirectories(folder), spec.id())),
                    classPath,
                    settings,
                    Optional.of(folder.resolveSibling(folder.getFileName() + ".schema")),
                    RunMode.WRITE,
                    false);
            return new UserClassEnhancement(folder, obstacle(Enhancer.standard().enhance(options), spec));
        } catch (EnhancerException e) {
            return new UserClassEnhancement(folder, Optional.of(e.problems().get(0)));
        } catch (IOException e) {
            throw new UncheckedIOException("The class cannot be enhanced: " + spec.className() + ": " + e.getMessage(), e);
        }
    }

    private static Path folder(UserClassSpec spec, Mechanism mechanism, TrustLevel trust) {
        return Path.of(spec.folder()).resolve(mechanism.key() + '-' + trust.key());
    }

    private static Optional<String> obstacle(Enhancement done, UserClassSpec spec) {
        for (ClassOutcome outcome : done.outcomes()) {
            if (outcome.typeName().equals(spec.className())) {
                return outcome.status() != ClassOutcome.Status.LEFT_OUT ? Optional.empty() : Optional.of(
                        outcome.diagnostics().isEmpty() ? "the enhancer left it out" : outcome.diagnostics().get(0).toString());
            }
        }
        return Optional.of(spec.serializable()
                ? "the enhancer does not look at it: it is abstract, or a test's"
                : "the class is not Serializable: the enhancer passes it over");
    }

    /** Copies the class files, once for all mechanisms. */
    private static Path plainClasses(UserClassSpec spec, List<Path> classPath) throws IOException {
        Path plain = Path.of(spec.folder()).resolve(PLAIN);
        if (!Files.exists(plain)) {
            Files.createDirectories(plain);
            try (ClassPathFiles files = ClassPathFiles.of(classPath)) {
                files.copy(spec.types(), UnaryOperator.identity(), plain);
            }
        }
        return plain;
    }

    /** Loads, in a fork, the classes that were generated besides. */
    public static List<Class<?>> others(UserClassSpec spec, Mechanism mechanism, TrustLevel trust) {
        Set<String> names = new TreeSet<>();
        ClassPathFiles.walk(List.of(folder(spec, mechanism, trust)), (name, file) -> names.add(name));
        spec.types().forEach(names::remove);
        return names.stream().<Class<?>>map(UserClassEnhancement::load).toList();
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("what was enhanced cannot be loaded: class=" + name, e);
        }
    }
}
