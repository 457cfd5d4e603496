// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import dev.gridwire.testkit.document.ProjectPages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A promise to users, and the test that keeps it.
 *
 * @param module in which the test is
 */
record ProvenClaim(Topic topic, String text, String module, String testClass, String testMethod, boolean disabled) {

    /** The folder with all modules. */
    static final Path ROOT = Path.of("..", "..");

    private static final Comparator<ProvenClaim> ORDER = Comparator.comparing(ProvenClaim::topic)
            .thenComparing(ProvenClaim::text)
            .thenComparing(ProvenClaim::test);

    /** To find them takes some seconds. */
    private static final List<ProvenClaim> FOUND = new ArrayList<>();

    /** The claims of all modules that are built, in the order of the table. */
    static synchronized List<ProvenClaim> all() throws IOException {
        if (FOUND.isEmpty()) {
            FOUND.addAll(find());
        }
        return List.copyOf(FOUND);
    }

    private static List<ProvenClaim> find() throws IOException {
        List<ProvenClaim> claims = new ArrayList<>();
        for (Map.Entry<String, Path> module : ProjectPages.modules().entrySet()) {
            Path classes = module.getValue().resolve("target/test-classes");
            if (Files.isDirectory(classes)) {
                for (JavaMethod method : new ClassFileImporter().importPaths(claiming(classes))
                        .stream().flatMap(each -> each.getMethods().stream()).toList()) {
                    addTo(claims, module.getKey(), method);
                }
            }
        }
        claims.sort(ORDER);
        return claims;
    }

    /** The class files that name the annotation: to import all, with what they use, would take half a minute. */
    private static List<Path> claiming(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(each -> each.toString().endsWith(".class") && namesAnnotation(each)).toList();
        }
    }

    private static boolean namesAnnotation(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1).contains(Proves.class.descriptorString().replace(";", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addTo(List<ProvenClaim> claims, String module, JavaMethod method) {
        boolean disabled = method.isAnnotatedWith("org.junit.jupiter.api.Disabled")
                || method.getOwner().isAnnotatedWith("org.junit.jupiter.api.Disabled");
        List<Proves> all = new ArrayList<>();
        method.tryGetAnnotationOfType(Proves.class).ifPresent(all::add);
        method.tryGetAnnotationOfType(Proves.All.class).ifPresent(several -> all.addAll(List.of(several.value())));
        for (Proves each : all) {
            claims.add(new ProvenClaim(
                    each.topic(), each.value(), module, method.getOwner().getName(), method.getName(), disabled));
        }
    }

    /** The test, as the table names it. */
    String test() {
        return testClass.substring(testClass.lastIndexOf('.') + 1) + "." + testMethod;
    }
}
