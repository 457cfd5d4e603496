// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.target.NativeTarget;
import java.util.List;
import java.util.stream.Stream;

/**
 * The packages of ours that generated code calls. No descriptor exports them, since they are no API: the module of a user's class
 * gets them before code is defined in it.
 */
final class CalledPackages {

    static final List<String> NAMES = Stream.of(
                    NativeTarget.BODY,
                    NativeTarget.ELEMENTS,
                    NativeTarget.OUTPUT,
                    NativeTarget.ADAPTED_SLOT,
                    NativeTarget.FUSED_BODY,
                    NativeTarget.HASH,
                    NativeTarget.CONSTANTS.owner())
            .map(owner -> owner.substring(0, owner.lastIndexOf('/')).replace('/', '.'))
            .distinct()
            .toList();

    private CalledPackages() {}

    /** Exports them; does nothing on the class path, where all is exported. */
    static void exportTo(Module module) {
        Module ours = CalledPackages.class.getModule();
        NAMES.forEach(name -> ours.addExports(name, module));
    }
}
