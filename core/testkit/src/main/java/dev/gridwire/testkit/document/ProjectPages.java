// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the pages of the project, for tests that run in a module's folder. */
public final class ProjectPages {

    /** The folder that contains all modules. */
    public static final Path ROOT = Path.of("..", "..");

    private ProjectPages() {}

    /** Returns the folders of all modules except examples, by folder name. */
    public static Map<String, Path> modules() throws IOException {
        Map<String, Path> modules = new TreeMap<>();
        try (Stream<Path> folders = Files.walk(ROOT, 2)) {
            folders.filter(folder -> Files.isRegularFile(folder.resolve("pom.xml")))
                    .filter(folder -> !folder.equals(ROOT) && !folder.startsWith(ROOT.resolve("examples")))
                    .forEach(folder -> modules.put(folder.getFileName().toString(), folder));
        }
        return modules;
    }

    /** Returns the README and similar files, those in folders of modules, the pages in {@code docs}, and those of examples. */
    public static List<MarkdownPage> all() throws IOException {
        List<MarkdownPage> pages = new ArrayList<>();
        for (Path file : files()) {
            pages.add(MarkdownPage.read(file));
        }
        return pages;
    }

    /** Returns a page, given its path in the project. */
    public static MarkdownPage page(String path) throws IOException {
        return MarkdownPage.read(ROOT.resolve(path));
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> here = Files.list(ROOT).flatMap(each -> Stream.of(each, each.resolve("README.md")));
                Stream<Path> documents = Files.walk(ROOT.resolve("docs"));
                Stream<Path> examples = Files.walk(ROOT.resolve("examples"), 2)) {
            Stream.of(here, documents, examples).flatMap(each -> each)
                    .filter(file -> file.toString().endsWith(".md") && Files.isRegularFile(file))
                    .distinct().sorted().forEach(files::add);
        }
        return files;
    }
}
