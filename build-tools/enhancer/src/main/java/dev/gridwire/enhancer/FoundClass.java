// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.enhancer.mark.Mark;
import java.util.Optional;

/**
 * A class found in a place.
 *
 * @param path the path of its file in the place
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

    /** Whether the enhancer generated the class beside others. */
    boolean isMade() {
        return mark.isPresent() && !isRewritten();
    }
}
