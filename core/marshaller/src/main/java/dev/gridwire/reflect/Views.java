// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Finds what stands behind the JDK's views, again and again. For one thread at a time. */
public final class Views {

    /** Null until there is a view. */
    private @Nullable HiddenParts stream;
    private boolean isUsed;

    /**
     * The collection, map or array behind a view of the JDK.
     *
     * @param kind what must stand there
     * @throws dev.gridwire.ground.Refusal if there is another object, or a lock that somebody gave the view
     */
    public Object behind(Object view, Class<?> kind) {
        HiddenParts free = stream;
        // Not while it is at work, and not after a failure.
        stream = null;
        try {
            if (free == null) {
                free = new HiddenParts();
            }
            isUsed = true;
            Object found = free.behind(view, kind);
            stream = free;
            return found;
        } catch (IOException e) {
            throw HiddenParts.hidden(view, e);
        }
    }

    /** Forgets all views. */
    public void clear() {
        if (isUsed) {
            isUsed = false;
            forget();
        }
    }

    private void forget() {
        try {
            if (stream != null) {
                stream.forget();
            }
        } catch (IOException e) {
            stream = null;
        }
    }
}
