// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the rates at which latency is measured: one for each workload and operation, and the same for all contestants of a run,
 * so that their latencies are comparable.
 *
 * <p>Unless the user names a rate, it is half of what the first contestant reached. Latency is meaningful only below
 * saturation; at half load, a contestant may be half as fast as the first and still keep up.
 */
public final class Rates {

    private static final double SHARE = 0.5;
    private static final MathContext ROUND = new MathContext(2, RoundingMode.DOWN);

    private final @Nullable Integer fixed;
    private final Map<String, Double> known = new HashMap<>();

    private Rates(@Nullable Integer fixed) {
        this.fixed = fixed;
    }

    /**
     * Returns the rates of a run.
     *
     * @param fixed operations a second; null to determine them
     * @param earlier cells of an earlier run, whose rates are kept
     */
    public static Rates of(@Nullable Integer fixed, List<ClusterCell> earlier) {
        Rates rates = new Rates(fixed);
        for (ClusterCell cell : earlier) {
            rates.keep(cell.workload(), LoadOperation.SET, cell.write());
            rates.keep(cell.workload(), LoadOperation.GET, cell.read());
        }
        return rates;
    }

    private void keep(String workload, LoadOperation direction, @Nullable LoadMeasurement measured) {
        if (measured != null && measured.latency() != null) {
            known.putIfAbsent(key(workload, direction), measured.latency().offeredPerSecond());
        }
    }

    /** Returns the rate for a contestant that has just reached this many operations a second. */
    double of(String workload, LoadOperation direction, double reachedPerSecond) {
        return fixed != null
                ? fixed
                : known.computeIfAbsent(key(workload, direction), any -> share(reachedPerSecond));
    }

    private static double share(double reachedPerSecond) {
        return Math.max(1, BigDecimal.valueOf(reachedPerSecond * SHARE).round(ROUND).doubleValue());
    }

    private static String key(String workload, LoadOperation direction) {
        return workload + ' ' + direction.id();
    }
}
