// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of the fork that makes values.
 *
 * @param problem why there are none, a sentence for the user; null if there are
 * @param origin how they came about
 * @param types of which they consist
 * @param existingForms contestants whose code the class or the user's configuration brings
 */
record ProbeResult(
        @Nullable String problem,
        String origin,
        int count,
        double meanBytes,
        List<String> types,
        List<String> existingForms,
        boolean serializable) {

    static ProbeResult problem(String sentence) {
        return new ProbeResult(sentence, "", 0, 0, List.of(), List.of(), false);
    }
}
