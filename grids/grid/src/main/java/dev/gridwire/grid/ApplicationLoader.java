// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.settings.ApplicationSettings;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the loader of the application's classes.
 *
 * <pre>{@code
 * ClassLoader loader = ApplicationLoader.of(GridwireSerializer.class);
 * }</pre>
 */
public final class ApplicationLoader {

    private ApplicationLoader() {}

    /**
     * The context's loader, but where that is one that knows nothing of Gridwire, as the common pool's threads may have it, or
     * the grid's own, which its clients set while they are made.
     *
     * @param adapter the class of Gridwire's that the grid was given
     */
    public static ClassLoader of(Class<?> adapter) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return ApplicationSettings.applicationLoader(
                finds(context, adapter) ? context : Objects.requireNonNull(adapter.getClassLoader()));
    }

    private static boolean finds(@Nullable ClassLoader loader, Class<?> adapter) {
        try {
            return loader != null && Class.forName(adapter.getName(), false, loader) == adapter;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
