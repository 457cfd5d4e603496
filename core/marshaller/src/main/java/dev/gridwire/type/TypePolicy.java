// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.NamePolicy;

/**
 * Says by name alone which classes may stand in a payload; everything else is refused before it is loaded. A marshaller's builder
 * and its settings make it. Immutable.
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

    /** Whether the class may stand in a payload. Never loads it. */
    public boolean allows(String className) {
        return byName.allows(className);
    }

    /**
     * Whether a stream of Java serialization may name the class, for filters of such streams: the classes that {@link #allows}
     * lets in, arrays of them, and those that the JDK writes in place of its types that this lets in.
     *
     * @param className as {@link Class#getName} has it, such as {@code [Ljava.lang.String;}
     */
    public boolean allowsInStream(String className) {
        return byName.allowsInStream(className);
    }

    /**
     * The reason for the answer of {@link #allows}, in words for a log. Of a class that is refused, it names the rule that the
     * class broke, and the step that would allow it.
     */
    public String explain(String className) {
        return byName.allows(className)
                ? "The type policy allows the class: class=" + EscapedNames.of(className) + ", as "
                        + byName.verdict(className).reason()
                : byName.brokenRule(className) + "; " + byName.nextStep(className);
    }

    /** What it consists of, for Gridwire's own modules. */
    @SuppressWarnings("exports")
    public NamePolicy byName() {
        return byName;
    }
}
