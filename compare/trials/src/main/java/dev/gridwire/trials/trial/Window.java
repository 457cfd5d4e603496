// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.place.Store;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A window: fresh values, each serialized once, as in a grid.
 *
 * <p>Their creation is not timed. The key and the value of an index belong together.
 */
record Window(Store store, Callers callers, Object[] keys, Object[] values, int slowerPercent) {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");

    Sample write() {
        Sample.Start start = Sample.start();
        callers.run(values.length, this::write);
        start.prolong(slowerPercent);
        return callers.isAlone() ? start.stopAlone(values.length) : start.stop(values.length);
    }

    Sample read() {
        Sample.Start start = Sample.start();
        callers.run(values.length, this::read);
        start.prolong(slowerPercent);
        return callers.isAlone() ? start.stopAlone(values.length) : start.stop(values.length);
    }

    private void write(int begin, int end) {
        for (int i = begin; i < end; i++) {
            store.write(i, keys[i], values[i]);
        }
    }

    private void read(int begin, int end) {
        for (int i = begin; i < end; i++) {
            BLACKHOLE.consume(store.read(i, keys[i]));
        }
    }
}
