// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.codec.ForyCodec;
import dev.gridwire.trials.codec.GridwireCodec;
import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.codec.KryoCodec;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.order.OrderByHand;
import java.util.List;

/**
 * Selects a codec whose first use is measured, and sets it up for speed: the classes for the selection are loaded before the
 * codec.
 *
 * @param name the contestant's name, or {@link #BY_HAND}
 */
record FirstCodec(String name) {

    /** The handwritten codec, which is only for orders. */
    static final String BY_HAND = "by hand";

    /**
     * Creates the codec, for one thread. It uses a switch instead of a lambda, because a JVM's first lambda takes milliseconds,
     * which would count as the library's.
     */
    ObjectCodec open(List<Class<?>> types) {
        return switch (name) {
            case "java" -> new JavaCodec();
            case "kryo" -> new KryoCodec(types);
            case "fory" -> ForyCodec.ofOneThread(types);
            case "gridwire" -> new GridwireCodec(types);
            case BY_HAND -> new OrderByHand();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
