// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.UserCodec;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Holds the objects whose content stands behind the root's, in the order of their handles. */
final class DeferredContents {

    private ArrayDeque<Deferred> waiting = new ArrayDeque<>(1);
    private boolean isUsed;
    private @Nullable Class<?> current;

    void add(Codec codec, Object object) {
        add(codec, object, null);
    }

    /** Adds an object; its place is null unless its bytes must be canonical. */
    void add(Codec codec, Object object, @Nullable CanonicalPlace place) {
        waiting.add(new Deferred(codec, object, place));
        isUsed = true;
    }

    /** Returns whether objects were deferred. */
    boolean isUsed() {
        return isUsed;
    }

    /** Makes the object with the last handle, and fills it later. */
    Object defer(Codec codec, KernelReader reader) {
        int handle = reader.handle();
        Object made = codec instanceof UserCodec user ? user.body().make() : ((FilledCodec) codec).make(reader, 0);
        reader.keep(handle, made);
        add(codec, made);
        return made;
    }

    /** Returns the next object; null at the end. The path of a failure begins at that object from now on. */
    @Nullable Deferred next() {
        Deferred next = isUsed ? waiting.poll() : null;
        current = next == null ? current : next.object().getClass();
        return next;
    }

    /** Returns the class of the object whose content is being written or read; null before. */
    @Nullable Class<?> current() {
        return current;
    }

    void clear() {
        if (isUsed) {
            waiting = new ArrayDeque<>(1);
            isUsed = false;
            current = null;
        }
    }
}
