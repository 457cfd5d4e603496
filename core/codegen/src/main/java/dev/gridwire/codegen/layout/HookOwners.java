// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.Hook;
import dev.gridwire.codegen.model.HookMethod;
import dev.gridwire.codegen.model.HookMethod.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the hooks that Java serialization would call, in the same way as {@code java.io.ObjectStreamClass}. */
final class HookOwners {

    private final Hierarchy hierarchy;

    HookOwners(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /**
     * Returns the class whose {@code writeReplace} or {@code readResolve} is called for an object of this class (Java Object
     * Serialization Specification 2.5 and 3.7). The first declaration on the way up decides, whether it is valid or not.
     */
    Optional<String> inheritable(ClassModel model, Hook hook) {
        ClassModel owner = nearest(model, hook);
        if (owner == null) {
            return Optional.empty();
        }
        boolean found = hierarchy.isSubtype(model.name(), PlatformTypes.SERIALIZABLE)
                && owner.serial().honours(hook)
                && isInherited(model, owner, owner.serial().method(hook).orElseThrow());
        return found ? Optional.of(owner.name()) : Optional.empty();
    }

    /** Returns whether the class writes itself; a {@code writeExternal} that the enhancer added does not count. */
    boolean isExternalizable(ClassModel model) {
        if (!hierarchy.isSubtype(model.name(), PlatformTypes.EXTERNALIZABLE)) {
            return false;
        }
        ClassModel owner = nearest(model, Hook.WRITE_EXTERNAL);
        return owner == null
                || owner.serial().method(Hook.WRITE_EXTERNAL).orElseThrow().role() != Role.GENERATED;
    }

    /** Returns the private hooks that are called for a Serializable class's own part of an object. */
    static List<Hook> own(ClassModel model) {
        List<Hook> hooks = new ArrayList<>();
        for (HookMethod method : model.serial().hooks()) {
            if (method.hook().isPrivate() && method.role() == Role.HONOURED) {
                hooks.add(method.hook());
            }
        }
        return hooks;
    }

    private @Nullable ClassModel nearest(ClassModel model, Hook hook) {
        for (ClassModel each : hierarchy.chain(model)) {
            if (each.serial().method(hook).isPresent()) {
                return each;
            }
        }
        return null;
    }

    private static boolean isInherited(ClassModel model, ClassModel owner, HookMethod method) {
        return switch (method.access()) {
            case PUBLIC, PROTECTED -> true;
            case PACKAGE -> owner.packageName().equals(model.packageName());
            case PRIVATE -> owner.name().equals(model.name());
        };
    }
}
