// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.agent;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces class files by enhanced ones when classes are loaded. It does not replace a class whose file differs from the
 * enhanced one's original, such as another application's class of the same name.
 *
 * @param changes by internal name
 */
record Replacement(Map<String, Change> changes) implements ClassFileTransformer {

    /** A class file before and after. */
    record Change(byte[] before, byte[] after) {}

    Replacement {
        changes = Map.copyOf(changes);
    }

    @Override
    public byte @Nullable [] transform(@Nullable ClassLoader loader, @Nullable String name, @Nullable Class<?> redefined,
            @Nullable ProtectionDomain domain, byte[] file) {
        Change change = name == null || redefined != null ? null : changes.get(name);
        return change != null && Arrays.equals(change.before(), file) ? change.after() : null;
    }
}
