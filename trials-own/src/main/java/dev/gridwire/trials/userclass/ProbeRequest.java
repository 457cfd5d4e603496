// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.trials.values.Sizes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request to the fork that makes values.
 *
 * @param values as the user wrote it; null for made ones
 * @param folder where the values are written
 */
record ProbeRequest(
        String className,
        List<String> classPath,
        @Nullable String values,
        Sizes sizes,
        long seed,
        List<String> allowed,
        @Nullable String hazelcastConfig,
        String folder) {}
