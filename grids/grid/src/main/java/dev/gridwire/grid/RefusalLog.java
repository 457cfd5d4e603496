// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import java.lang.System.Logger.Level;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Logs each refusal once, with its next step, because some grids silently drop a value that cannot be serialized. Thread-safe.
 *
 * <pre>{@code
 * throw refusals.add(e);
 * }</pre>
 */
public final class RefusalLog {

    private static final System.Logger LOGGER = System.getLogger("dev.gridwire");
    /** Refusals beyond these are neither logged nor kept: a stranger's bytes can be refused in any number of ways. */
    private static final int MOST = 100;

    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /** Creates a log without entries. */
    public RefusalLog() {}

    /** Logs a refusal and returns it. */
    public <E extends GridwireException> E add(E refusal) {
        String message = String.valueOf(refusal.getMessage());
        if (told.size() < MOST && told.add(message)) {
            // Damaged bytes have no next step, and a stranger can send as many as they like.
            Level level = refusal instanceof MalformedBytesException ? Level.DEBUG : Level.WARNING;
            LOGGER.log(level, "Gridwire refused a value: " + message);
        }
        return refusal;
    }

    /** Logs that a value counts as absent because of its refusal: no caller gets the exception. */
    public void absent(GridwireException refusal) {
        String message = "Gridwire counts a value that it cannot read as absent: " + refusal.getMessage();
        if (told.size() < MOST && told.add(message)) {
            LOGGER.log(Level.WARNING, message);
        }
    }
}
