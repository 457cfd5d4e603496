// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import dev.gridwire.registry.BinaryNames;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The packages of this JDK's own modules, by name: also those that do not begin with {@code java}, such as {@code javax.swing}
 * and the JDK's copies of libraries below {@code com.sun}.
 */
final class SystemPackages {

    private static final Set<String> NAMES = ModuleFinder.ofSystem().findAll().stream()
            .map(ModuleReference::descriptor)
            .filter(module -> module.name().startsWith("java.") || module.name().startsWith("jdk."))
            .flatMap(module -> module.packages().stream())
            .collect(Collectors.toUnmodifiableSet());

    private SystemPackages() {}

    /** Whether the package is one of the JDK's. */
    static boolean contains(String packageName) {
        return NAMES.contains(packageName);
    }

    /** Whether the class would be one of the JDK's. */
    static boolean holds(String className) {
        return contains(BinaryNames.packageOf(className));
    }
}
