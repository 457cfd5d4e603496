// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The project's own files, and what its POMs say of the modules. */
final class Sources {

    static final Path ROOT = Path.of(System.getProperty("gridwire.root"));
    static final String VERSION = System.getProperty("gridwire.version");

    private static final Set<String> NO_SOURCES = Set.of(".git", ".idea", ".gradle");

    private Sources() {}

    /** The POMs of all modules that a release builds, whether published or not, but for the examples. */
    static List<Pom> modules() throws IOException {
        List<Pom> poms = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(ROOT, 2)) {
            for (Path folder : folders.filter(each -> !each.equals(ROOT) && !each.getParent().endsWith("examples"))
                    .sorted().toList()) {
                if (Files.isRegularFile(folder.resolve("pom.xml"))) {
                    poms.add(Pom.read(folder.resolve("pom.xml")));
                }
            }
        }
        return poms;
    }

    /** The modules that users get. */
    static List<Pom> published() throws IOException {
        return modules().stream().filter(pom -> !"true".equals(pom.text("properties", "unpublished"))).toList();
    }

    /** There is a package of that name as well. */
    private static boolean isMade(Path folder) {
        return folder.endsWith("target") && Files.exists(folder.resolveSibling("pom.xml"));
    }

    /** Copies all files, without what builds made, to a folder that is not there yet. */
    static void copyTo(Path target) throws IOException {
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (isMade(folder) || NO_SOURCES.contains(folder.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(target.resolve(ROOT.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                // A worktree of Git has a file of that name.
                if (!NO_SOURCES.contains(file.getFileName().toString())) {
                    Files.copy(file, target.resolve(ROOT.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
