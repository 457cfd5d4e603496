// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.ground.Generation;
import org.junit.jupiter.api.Tag;

/** The contract of fused codecs, of code that is generated. */
@Tag("core")
class FusedCodecTest extends FusedCodecContract {

    FusedCodecTest() {
        super(Generation.WHEN_USED);
    }
}
