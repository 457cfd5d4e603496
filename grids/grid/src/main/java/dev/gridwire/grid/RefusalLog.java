// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.grid.metrics.RefusedValue;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Logs each refusal once, with its next step, because some grids silently drop a value that cannot be serialized. Keeps the last
 * ones. Thread-safe.
 *
 * <pre>{@code
 * throw refusals.add(e);
 * }</pre>
 */
public final class RefusalLog {

    /** How many refusals are kept. */
    static final int MOST_KEPT = 20;

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    /** Refusals beyond these are not logged: a stranger's bytes can be refused in any number of ways. */
    private static final int MOST = 100;

    private final Set<String> told = ConcurrentHashMap.newKeySet();
    /** By message, the last one last. */
    private final Map<String, RefusedValue> last = new LinkedHashMap<>();

    /** Creates a log without entries. */
    public RefusalLog() {}

    /** Logs a refusal and returns it. */
    public <E extends GridwireException> E add(E refusal) {
        String message = RefusedValue.message(refusal);
        keep(message, refusal);
        if (told.size() < MOST && told.add(message)) {
            // Damaged bytes have no next step, and a stranger can send as many as they like.
            Level level = refusal instanceof MalformedBytesException ? Level.DEBUG : Level.WARNING;
            LOGGER.log(level, "Gridwire refused a value: " + refusal.getMessage());
        }
        return refusal;
    }

    private void keep(String message, GridwireException refusal) {
        synchronized (last) {
            RefusedValue before = last.remove(message);
            last.put(message, before == null ? RefusedValue.of(refusal) : before.again());
            if (last.size() > MOST_KEPT) {
                last.remove(last.keySet().iterator().next());
            }
        }
    }

    /** Returns the last {@value #MOST_KEPT} refusals with different messages, the last one first. */
    public List<RefusedValue> last() {
        List<RefusedValue> kept;
        synchronized (last) {
            kept = new ArrayList<>(last.values());
        }
        Collections.reverse(kept);
        return List.copyOf(kept);
    }

    /** Logs that a value counts as absent because of its refusal: no caller gets the exception. */
    public void absent(GridwireException refusal) {
        warn("Gridwire counts a value that it cannot read as absent: " + refusal.getMessage());
    }

    /** Logs that Java serialization wrote a value that will be refused: no caller gets the exception. */
    public void written(GridwireException refusal) {
        warn("Java serialization wrote a value that Gridwire will not read: " + refusal.getMessage());
    }

    private void warn(String message) {
        if (told.size() < MOST && told.add(message)) {
            LOGGER.log(Level.WARNING, message);
        }
    }
}
