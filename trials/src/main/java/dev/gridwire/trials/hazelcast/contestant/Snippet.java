// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the lines that a user adds to a project. */
@FunctionalInterface
public interface Snippet {

    /**
     * Gives the lines.
     *
     * @param types binary names of the classes of the values, the root first
     * @return null where nothing is needed, or where it is code for each class
     */
    @Nullable String of(List<String> types);
}
