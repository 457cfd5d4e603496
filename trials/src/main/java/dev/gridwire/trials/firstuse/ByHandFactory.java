// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.CodecFactory;
import dev.gridwire.trials.workload.order.OrderByHand;
import java.util.List;

/** Makes the codec that is written by hand, for orders only. */
public final class ByHandFactory implements CodecFactory {

    /** Also made by name, in a new JVM. */
    public ByHandFactory() {}

    @Override
    public Codec open(List<Class<?>> types) {
        return new OrderByHand();
    }
}
