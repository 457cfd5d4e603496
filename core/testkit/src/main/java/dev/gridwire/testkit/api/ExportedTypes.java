// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.api;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells which types modules export to all. */
final class ExportedTypes {

    private ExportedTypes() {}

    /** Returns the packages that a module exports to all. */
    static Set<String> packages(ModuleDescriptor module) {
        return module.exports().stream()
                .filter(each -> !each.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
    }

    /** Returns whether a type of Gridwire's, or an array of it, is in such a package; true for other types. */
    static boolean isExported(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        String name = element.getPackageName();
        CodeSource source = element.getProtectionDomain().getCodeSource();
        return !element.getName().startsWith("dev.gridwire.") || source == null
                || module(source).map(module -> packages(module).contains(name)).orElse(true);
    }

    /** Empty for a folder of classes whose jar is an automatic module, which exports all. */
    private static Optional<ModuleDescriptor> module(CodeSource source) {
        try {
            return ModuleFinder.of(Path.of(source.getLocation().toURI())).findAll().stream().map(ModuleReference::descriptor)
                    .findFirst();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a place of classes is no file: place=" + source.getLocation(), e);
        }
    }
}
