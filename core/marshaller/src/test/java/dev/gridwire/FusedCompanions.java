// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.ground.Generation;

/** The contract of fused codecs, of code that a build made; {@link FusedCompanionsTest} runs it where there is such code. */
final class FusedCompanions extends FusedCodecContract {

    FusedCompanions() {
        super(Generation.BUILT);
    }
}
