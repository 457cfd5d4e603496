// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Finds the objects behind the JDK's views, and can be reused. Not thread-safe. */
public final class Views {

    /** Null until the first view. */
    private @Nullable HiddenParts stream;
    private boolean isUsed;

    /**
     * Returns the collection, map or array behind a view of the JDK.
     *
     * @param kind the type that the object must have
     * @throws dev.gridwire.ground.Refusal if the object is another, or a lock that the view was given
     */
    public Object behind(Object view, Class<?> kind) {
        HiddenParts free = stream;
        // The stream is kept out of the field while it is in use, and after a failure.
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
