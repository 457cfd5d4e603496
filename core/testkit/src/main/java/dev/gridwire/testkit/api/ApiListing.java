// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.api;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Lists the public API of a module as text: its descriptor, and each public type of the packages that it exports to all, with its
 * public and protected members.
 */
public final class ApiListing {

    private final Path classes;
    private final ModuleDescriptor module;
    private final List<String> lines = new ArrayList<>();

    private ApiListing(Path classes) {
        this(classes, ModuleFinder.of(classes).findAll().iterator().next().descriptor());
    }

    private ApiListing(Path classes, ModuleDescriptor module) {
        this.classes = classes;
        this.module = module;
    }

    /**
     * Compares a recorded listing with the API of the classes; {@code -Dgolden.regenerate=true} rewrites it.
     *
     * @throws AssertionError if they differ
     */
    public static void requireKept(Path listing, Path classes) throws IOException {
        requireKept(listing, of(classes));
    }

    /** Does the same for a jar without a descriptor that has one public package, which has the module's name. */
    public static void requireKept(Path listing, Path classes, String packageName) throws IOException {
        ModuleDescriptor module = ModuleDescriptor.newModule(packageName).exports(packageName).build();
        requireKept(listing, new ApiListing(classes, module).text());
    }

    private static void requireKept(Path listing, String api) throws IOException {
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(listing, api);
        } else if (!api.equals(Files.readString(listing))) {
            Set<String> kept = new TreeSet<>(Files.readAllLines(listing));
            Set<String> added = new TreeSet<>(api.lines().toList());
            added.removeAll(kept);
            kept.removeAll(api.lines().toList());
            throw new AssertionError("The API has changed: listing=" + listing + ", added=" + added + ", removed=" + kept
                    + "; renew it with -Dgolden.regenerate=true -Dtest=ApiTest");
        }
    }

    /**
     * Lists the API of compiled classes.
     *
     * @param classes the folder; the test's class loader must find the same classes
     */
    public static String of(Path classes) throws IOException {
        return new ApiListing(classes).text();
    }

    private String text() throws IOException {
        descriptor();
        for (String exported : new TreeSet<>(ExportedTypes.packages(module))) {
            types(exported);
        }
        return String.join("\n", lines) + "\n";
    }

    /**
     * Names the types that are listed and whose source shows no example, {@code <pre>} in its comment.
     *
     * @param sources the folder of the sources
     */
    public static List<String> withoutExample(Path classes, Path sources) throws IOException {
        List<String> missing = new ArrayList<>();
        for (String exported : new TreeSet<>(ExportedTypes.packages(new ApiListing(classes).module))) {
            for (Class<?> type : publicTypes(classes, exported)) {
                Path source = sources.resolve(type.getName().replace('.', '/') + ".java");
                if (!type.isMemberClass() && !Files.readString(source).contains("<pre>")) {
                    missing.add(type.getName());
                }
            }
        }
        return missing;
    }

    private void descriptor() {
        lines.add("module " + module.name());
        module.requires().stream().sorted()
                .map(each -> "requires " + modifiers(each.modifiers()) + each.name())
                .forEach(lines::add);
        module.exports().stream().sorted()
                .map(each -> "exports " + each.source() + (each.isQualified() ? " to " + String.join(", ", sorted(each)) : ""))
                .forEach(lines::add);
    }

    private static String modifiers(Set<ModuleDescriptor.Requires.Modifier> modifiers) {
        StringBuilder text = new StringBuilder();
        new TreeSet<>(modifiers).forEach(each -> text.append(each.name().toLowerCase(Locale.ROOT)).append(' '));
        return text.toString();
    }

    private static TreeSet<String> sorted(ModuleDescriptor.Exports exports) {
        return new TreeSet<>(exports.targets());
    }

    private void types(String packageName) throws IOException {
        for (Class<?> type : publicTypes(classes, packageName)) {
            lines.add("");
            lines.addAll(new ApiType(type).lines());
        }
    }

    private static List<Class<?>> publicTypes(Path classes, String packageName) throws IOException {
        try (Stream<Path> files = Files.list(classes.resolve(packageName.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
                    .map(name -> packageName + "." + name.replaceFirst("\\.class$", ""))
                    .sorted()
                    .<Class<?>>map(ApiListing::load)
                    .filter(ApiType::isPublic)
                    .toList();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ApiListing.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the class is not on the test's class path: class=" + name, e);
        }
    }
}
