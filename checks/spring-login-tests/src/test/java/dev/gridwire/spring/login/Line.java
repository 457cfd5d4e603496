// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A line of Spring Boot, with the jars that an application has on it. */
enum Line {
    /** The tests are compiled against it, and run with it. */
    BOOT_3_5(null),
    BOOT_4_0("4.0"),
    BOOT_4_1("4.1");

    private static final List<String> OWN =
            Arrays.asList(System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator)));

    private final String file;

    Line(String file) {
        this.file = file;
    }

    private List<String> libraries() {
        if (file == null) {
            return OWN.stream().filter(entry -> !isGridwire(entry)).toList();
        }
        try {
            return List.of(Files.readString(Path.of("target/lines", file)).strip().split(Pattern.quote(File.pathSeparator)));
        } catch (IOException e) {
            throw new UncheckedIOException("The class paths are made by the profile full", e);
        }
    }

    private static boolean isGridwire(String entry) {
        return entry.contains("gridwire") && entry.endsWith(".jar") || entry.endsWith("classes");
    }

    private static List<String> starter() {
        return OWN.stream().filter(entry -> isGridwire(entry) && !entry.endsWith("test-classes") || isAsm(entry)).toList();
    }

    private static boolean isAsm(String entry) {
        return Path.of(entry).getFileName().toString().startsWith("asm-");
    }

    /** The class path of an application that has a store, and the starter or not. */
    String classPath(Store store, Starter starter) {
        Set<String> entries = new LinkedHashSet<>();
        OWN.stream().filter(entry -> entry.endsWith("test-classes")).forEach(entries::add);
        List<String> all = new ArrayList<>(starter == Starter.ABSENT ? List.of() : starter());
        libraries().stream().filter(store::takes).filter(entry -> !isAsm(entry)).forEach(all::add);
        entries.addAll(all);
        return String.join(File.pathSeparator, entries);
    }
}
