// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.ground.Generation;

/** The contract of fused codecs, of code that is generated. */
class FusedCodecTest extends FusedCodecContract {

    FusedCodecTest() {
        super(Generation.WHEN_USED);
    }
}
