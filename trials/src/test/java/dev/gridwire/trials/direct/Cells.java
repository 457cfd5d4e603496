// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import java.util.List;
import java.util.stream.Stream;

/** Every case with every codec. */
final class Cells {

    private Cells() {}

    static Stream<DirectCell> all() {
        return Stream.of(DirectCell.parameters(List.of(DirectCase.values()), DirectCodec.all()))
                .map(DirectCell::parse);
    }
}
