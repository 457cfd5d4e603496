// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.enhancer.mark.Mark;
import java.util.Optional;

/**
 * A class of a place.
 *
 * @param path of its file below the place
 * @param mark empty if the enhancer did not write the file
 */
record FoundClass(String path, byte[] bytes, ClassModel model, Optional<Mark> mark) {

    String name() {
        return model.name();
    }

    /** Whether the class itself was rewritten. */
    boolean isRewritten() {
        return mark.isPresent() && mark.get().subject().equals(name());
    }

    /** Whether it is one that was made beside others. */
    boolean isMade() {
        return mark.isPresent() && !isRewritten();
    }
}
