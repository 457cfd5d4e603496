// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.NamePolicy;

/**
 * Decides by name alone which classes payloads may contain. All other classes are refused before they are loaded. A marshaller's
 * builder and its settings define it. Immutable.
 *
 * <pre>{@code
 * if (!marshaller.policy().allows(className)) {
 *     log.warn(marshaller.policy().explain(className));
 * }
 * }</pre>
 */
public final class TypePolicy {

    private final NamePolicy byName;

    /** Shows a policy to users; for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public TypePolicy(NamePolicy byName) {
        this.byName = byName;
    }

    /** Returns whether payloads may contain the class. Never loads the class. */
    public boolean allows(String className) {
        return byName.allows(className);
    }

    /**
     * Returns whether a stream of Java serialization may name the class, for filters of such streams. It may name the classes
     * that {@link #allows} accepts, arrays of them, and the classes that the JDK writes in place of accepted JDK types.
     *
     * @param className in the form of {@link Class#getName}, such as {@code [Ljava.lang.String;}
     */
    public boolean allowsInStream(String className) {
        return byName.allowsInStream(className);
    }

    /**
     * Returns the reason for the answer of {@link #allows}, in words for a log. For a class that is refused, it names the broken
     * rule and the step that would allow the class.
     */
    public String explain(String className) {
        return byName.allows(className)
                ? "The type policy allows the class: class=" + EscapedNames.of(className) + ", as "
                        + byName.verdict(className).reason()
                : byName.brokenRule(className) + "; " + byName.nextStep(className);
    }

    /** Returns the policy's content, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public NamePolicy byName() {
        return byName;
    }
}
