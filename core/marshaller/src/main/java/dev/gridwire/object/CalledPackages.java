// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.target.NativeTarget;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Exports the packages of ours that generated code calls. No module descriptor exports them, since they are not part of the API.
 * The module of a user's class gets them before code is defined in it.
 */
final class CalledPackages {

    static final Set<String> NAMES = packages(
            NativeTarget.INPUT,
            NativeTarget.FUSED_BODY,
            NativeTarget.HASH,
            NativeTarget.CONSTANTS.owner());

    private CalledPackages() {}

    private static Set<String> packages(String... classes) {
        Set<String> packages = new LinkedHashSet<>();
        for (String each : classes) {
            packages.add(each.substring(0, each.lastIndexOf('/')).replace('/', '.'));
        }
        return packages;
    }

    /** Exports the packages; does nothing on the class path, where every package is exported. */
    static void exportTo(Module module) {
        Module ours = CalledPackages.class.getModule();
        for (String name : NAMES) {
            ours.addExports(name, module);
        }
    }
}
