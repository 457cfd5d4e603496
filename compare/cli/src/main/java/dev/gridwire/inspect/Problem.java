// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.platform.Unsupported;
import org.jspecify.annotations.Nullable;

/** Carries a broken rule to the API, where offset and path are added. */
final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String remedy;

    Problem(String rule, String remedy, @Nullable Throwable cause) {
        super(rule, cause, false, false);
        this.remedy = remedy;
    }

    Problem(String rule, String remedy) {
        this(rule, remedy, null);
    }

    static Problem missing(String className) {
        return new Problem("the class is missing: class=" + TextForm.name(className), "put it on the class path");
    }

    static Problem otherShape(String className, int schema, int local) {
        return new Problem(
                String.format(
                        "the class has another shape than the payload's: class=%s, payloadSchema=%08x, localSchema=%08x",
                        TextForm.name(className), schema, local),
                "give the class files of the version that wrote it, and of the classes that its fields declare, or the folder"
                        + " of its schemas");
    }

    static Problem unsupported(Unsupported reason) {
        return new Problem(reason.rule(), reason.remedy());
    }

    String remedy() {
        return remedy;
    }
}
