// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import dev.gridwire.codegen.plan.TrustLevel;

/**
 * The options of a form.
 *
 * @param trust the assumptions about the objects
 * @param keepFinal whether final fields must stay final
 * @param replacedObjects whether classes with {@code readResolve} or {@code writeReplace} get a form even if the mechanism
 *     would not call these
 */
public record FormSettings(TrustLevel trust, boolean keepFinal, boolean replacedObjects) {

    /** The safest settings. */
    public static final FormSettings DEFAULT = new FormSettings(TrustLevel.SAFE, false, false);
}
