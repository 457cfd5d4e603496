// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

/** What to do in place of storing an object of the JDK that is not supported. */
final class PlatformSteps {

    private static final String SEQUENCED = "java.util.Collections$UnmodifiableSequenced";

    private PlatformSteps() {}

    /** The step for a class, by its binary name. */
    static String of(String className) {
        return className.startsWith(SEQUENCED)
                ? "copy the view, as new ArrayList<>(collection), new LinkedHashSet<>(set) or new LinkedHashMap<>(map)"
                : "store one of the documented JDK types in its place, or declare the field that holds it transient";
    }
}
