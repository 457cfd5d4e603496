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
 * The rates at which latency is measured: one for each workload and operation, and the same for all contestants of a run, or
 * their latencies could not be compared.
 *
 * <p>Unless the user names one it is half of what the first contestant reached. Latency says something below saturation only;
 * at half load a contestant may be half as fast as the first and still keep up.
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
     * Gives the rates of a run.
     *
     * @param fixed operations a second; null where they are found out
     * @param earlier cells of an earlier sitting, at rates that are kept
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

    /** The rate for a contestant that has just reached so many operations a second. */
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
