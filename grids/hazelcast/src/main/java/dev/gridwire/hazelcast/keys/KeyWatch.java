// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import com.hazelcast.cluster.Member;
import com.hazelcast.core.DistributedObject;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.LifecycleEvent.LifecycleState;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.BooleanSupplier;

/**
 * Warns of maps whose keys will change their bytes with the next step of adoption. It runs on each member on which Gridwire
 * reads but does not write, and warns once for each structure. It looks shortly after the member's start and again from time to
 * time, because partitions arrive and maps fill up.
 */
public final class KeyWatch {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    private static final Duration FIRST = Duration.ofSeconds(10);
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final int MOST_WARNINGS = 100;

    private static final Set<HazelcastInstance> WATCHED =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    private final HazelcastInstance grid;
    private final Set<String> told = new HashSet<>();

    KeyWatch(HazelcastInstance grid) {
        this.grid = grid;
    }

    /**
     * Watches an instance, which has not started yet, until it ends. Clients hold no keys.
     *
     * @param isReading whether Gridwire reads but does not write; asked when the instance starts
     */
    public static void start(HazelcastInstance grid, BooleanSupplier isReading) {
        Thread thread = new Thread(new KeyWatch(grid)::run, "gridwire-keys");
        thread.setDaemon(true);
        grid.getLifecycleService().addLifecycleListener(event -> {
            if (event.getState() == LifecycleState.STARTED && isReading.getAsBoolean() && WATCHED.add(grid)) {
                thread.start();
            } else if (event.getState() == LifecycleState.SHUTTING_DOWN) {
                thread.interrupt();
            }
        });
    }

    private void run() {
        try {
            for (Duration pause = FIRST; ; pause = pause.multipliedBy(2)) {
                Thread.sleep(Math.min(pause.toMillis(), LONGEST.toMillis()));
                if (!grid.getLifecycleService().isRunning() || !(grid.getLocalEndpoint() instanceof Member)) {
                    return;
                }
                look();
            }
        } catch (InterruptedException e) {
            // The instance is ending.
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(Level.DEBUG, "Keys are not looked through: instance=" + grid.getName(), e);
        }
    }

    /** Looks once. */
    void look() {
        if (!(grid instanceof SerializationServiceSupport support)) {
            return;
        }
        SerializationService service = support.getSerializationService();
        LocalKeys keys = new LocalKeys(grid, service);
        for (DistributedObject each : grid.getDistributedObjects()) {
            String kind = LocalKeys.kind(each);
            if (kind != null && told.size() < MOST_WARNINGS) {
                look(keys, each, kind);
            }
        }
    }

    private void look(LocalKeys keys, DistributedObject structure, String kind) {
        String place = kind + "=" + structure.getName();
        String className = told.contains(place) ? null : keys.find(structure);
        if (className != null) {
            told.add(place);
            LOGGER.log(Level.WARNING, warning(place, kind, className));
        }
    }

    private static String warning(String place, String kind, String className) {
        return "Keys have other bytes once Gridwire writes, and are not found any more: " + place + ", class=" + className
                + "; before you take out hazelcast.write=false, leave the class to Hazelcast, or plan to fill the " + kind
                + " anew: see docs/adopting-on-a-live-cluster.md on keys";
    }
}
