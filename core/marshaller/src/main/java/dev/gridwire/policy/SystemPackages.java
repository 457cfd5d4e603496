// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.registry.BinaryNames;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Knows the packages of this JDK's own modules. Some do not begin with {@code java}, such as {@code javax.swing} and the JDK's
 * copies of libraries below {@code com.sun}.
 */
final class SystemPackages {

    /** The beginnings of such names in any JDK. If none matches, the modules need not be asked, which takes milliseconds. */
    private static final List<String> BEGINNINGS = List.of(
            "apple.", "com.apple.", "com.ibm.", "com.oracle.", "com.sun.", "java.", "javax.", "jdk.", "netscape.", "openj9.",
            "org.graalvm.", "org.ietf.", "org.jcp.", "org.w3c.", "org.xml.", "sun.");

    private SystemPackages() {}

    /** Asks the modules on first use. */
    private static final class Listed {
        private static final Set<String> NAMES = names();
    }

    private static Set<String> names() {
        Set<String> names = new HashSet<>();
        for (ModuleReference found : ModuleFinder.ofSystem().findAll()) {
            ModuleDescriptor module = found.descriptor();
            if (module.name().startsWith("java.") || module.name().startsWith("jdk.")) {
                names.addAll(module.packages());
            }
        }
        return names;
    }

    /** Returns whether the package is one of the JDK's. */
    static boolean contains(String packageName) {
        for (String each : BEGINNINGS) {
            if (packageName.startsWith(each)) {
                return Listed.NAMES.contains(packageName);
            }
        }
        return false;
    }

    /** Returns whether the class would be one of the JDK's. */
    static boolean holds(String className) {
        return contains(BinaryNames.packageOf(className));
    }
}
