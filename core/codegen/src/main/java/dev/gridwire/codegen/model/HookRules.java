// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.HookMethod.Role;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises hooks among the methods of a class, as {@code java.io.ObjectStreamClass} does. */
final class HookRules {

    private static final int ACC_SYNTHETIC = 0x1000;
    /** The flag of a method that the compiler adds if a public class inherits one from a class that is not public. */
    private static final int ACC_BRIDGE = 0x40;

    private HookRules() {}

    /** Returns the hooks among the methods, in the order of {@link Hook}. */
    static List<HookMethod> hooks(List<DeclaredMethod> methods) {
        List<HookMethod> hooks = new ArrayList<>();
        for (Hook hook : Hook.values()) {
            HookMethod found = find(hook, methods);
            if (found != null) {
                hooks.add(found);
            }
        }
        return hooks;
    }

    private static @Nullable HookMethod find(Hook hook, List<DeclaredMethod> methods) {
        HookMethod found = null;
        for (DeclaredMethod method : methods) {
            // A method with another return type has a bridge beside it, and reflection's look-up prefers the more specific one.
            if (hook.isLookedUpAs(method.name(), method.descriptor()) && !isBlocking(found)) {
                found = new HookMethod(hook, Access.of(method.modifiers()), role(hook, method));
            }
        }
        return found;
    }

    /** Returns whether some method may be a hook, judging by its name. */
    static boolean isCandidate(String name) {
        for (Hook hook : Hook.values()) {
            if (hook.methodName().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBlocking(@Nullable HookMethod hook) {
        return hook != null && hook.role() == Role.BLOCKING;
    }

    private static Role role(Hook hook, DeclaredMethod method) {
        int modifiers = method.modifiers();
        boolean wrong = !method.descriptor().equals(hook.descriptor())
                || Modifier.isStatic(modifiers)
                || hook.isPrivate() && !Modifier.isPrivate(modifiers)
                || !hook.isPrivate() && Modifier.isAbstract(modifiers);
        if (wrong) {
            return Role.BLOCKING;
        }
        boolean external = hook == Hook.WRITE_EXTERNAL || hook == Hook.READ_EXTERNAL;
        return external && (modifiers & (ACC_SYNTHETIC | ACC_BRIDGE)) == ACC_SYNTHETIC ? Role.GENERATED : Role.HONOURED;
    }
}
