// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.List;
import java.util.Optional;

/**
 * The declarations of a class for Java serialization, without inherited ones.
 *
 * @param hooks in the order of {@link Hook}, each once at most
 * @param persistentFields whether there is a {@code private static final ObjectStreamField[] serialPersistentFields}
 * @param versionUid whether there is a static final {@code serialVersionUID} of a primitive integer type
 */
public record SerialFacts(List<HookMethod> hooks, boolean persistentFields, boolean versionUid) {

    /** The facts of a class that declares nothing. */
    public static final SerialFacts NONE = new SerialFacts(List.of(), false, false);

    /** Copies the list. */
    public SerialFacts {
        hooks = List.copyOf(hooks);
    }

    static SerialFacts of(List<DeclaredMethod> methods, List<StaticField> fields) {
        boolean persistentFields = false;
        boolean versionUid = false;
        for (StaticField field : fields) {
            persistentFields |= field.isPersistentFields();
            versionUid |= field.isVersionUid();
        }
        return new SerialFacts(HookRules.hooks(methods), persistentFields, versionUid);
    }

    /** Returns the method with the hook's name and parameters, in any role. */
    public Optional<HookMethod> method(Hook hook) {
        for (HookMethod method : hooks) {
            if (method.hook() == hook) {
                return Optional.of(method);
            }
        }
        return Optional.empty();
    }

    /** Returns whether the class itself declares the hook correctly. */
    public boolean honours(Hook hook) {
        Optional<HookMethod> method = method(hook);
        return method.isPresent() && method.get().role() == HookMethod.Role.HONOURED;
    }
}
