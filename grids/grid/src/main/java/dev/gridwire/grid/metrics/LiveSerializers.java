// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import dev.gridwire.Statistics;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * Lists the serializers of this virtual machine that are in use, without keeping any of them alive. Thread-safe.
 *
 * <pre>{@code
 * Statistics statistics = LiveSerializers.statistics();
 * }</pre>
 */
public final class LiveSerializers {

    private static final Set<SerializerBean> LIVE = Collections.newSetFromMap(new WeakHashMap<>());
    /** The counts of serializers that were closed: the sums must not fall when an instance of the grid ends. */
    private static Statistics ended = Statistics.NONE;

    private LiveSerializers() {}

    static synchronized void add(SerializerBean bean) {
        LIVE.add(bean);
    }

    static synchronized void end(SerializerBean bean) {
        if (LIVE.remove(bean)) {
            ended = ended.plus(bean.statistics());
        }
    }

    /** Returns the sums of all counts, closed serializers included. */
    public static synchronized Statistics statistics() {
        Statistics sum = ended;
        for (SerializerBean bean : LIVE) {
            sum = sum.plus(bean.statistics());
        }
        return sum;
    }

    /** Returns each that is not closed, in the order of their doors. */
    public static synchronized List<SerializerBean> all() {
        return LIVE.stream().sorted(Comparator.comparing(SerializerBean::getDoor)).toList();
    }
}
