// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

/** Suggests what to do instead of storing an unsupported JDK object. */
final class PlatformSteps {

    private static final String SEQUENCED = "java.util.Collections$UnmodifiableSequenced";

    private PlatformSteps() {}

    /** Returns the suggestion for a class, given its binary name. */
    static String of(String className) {
        return className.startsWith(SEQUENCED)
                ? "copy the view, as new ArrayList<>(collection), new LinkedHashSet<>(set) or new LinkedHashMap<>(map)"
                : "store one of the documented JDK types in its place, or declare the field that holds it transient";
    }
}
