// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.place.Store;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Values that were made just before and are serialized once each, as in a grid.
 *
 * <p>Making them stands outside the timing. The key and the value of an index belong together.
 */
record Round(Store store, Object[] keys, Object[] values) {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");

    Sample write() {
        Sample.Start start = Sample.start();
        for (int i = 0; i < values.length; i++) {
            store.write(i, keys[i], values[i]);
        }
        return start.stop(values.length);
    }

    Sample read() {
        Sample.Start start = Sample.start();
        for (int i = 0; i < values.length; i++) {
            BLACKHOLE.consume(store.read(i, keys[i]));
        }
        return start.stop(values.length);
    }
}
