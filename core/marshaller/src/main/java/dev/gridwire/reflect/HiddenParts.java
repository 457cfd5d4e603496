// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the hidden parts of the JDK's views. No public method returns the list behind an unmodifiable one, and the fields are not
 * accessible. Java serialization passes the part to a stream that replaces objects, and nothing beyond it is written. Most of the
 * time is spent on making the stream, which {@link Views} reuses.
 */
public final class HiddenParts extends ObjectOutputStream {

    private static final String IMMUTABLE = "java.util.CollSer";

    private @Nullable Object owner;
    private final List<Object> parts = new ArrayList<>();
    private final List<Class<?>> classes = new ArrayList<>();

    HiddenParts() throws IOException {
        super(OutputStream.nullOutputStream());
        enableReplaceObject(true);
    }

    /** Returns the collection, map or array behind a view of the JDK. */
    Object behind(Object view, Class<?> kind) throws IOException {
        look(view);
        if (parts.isEmpty()) {
            // As the container behind another view, the stream has met it before.
            reset();
            look(view);
        }
        if (parts.size() == 1 && parts.get(0).getClass().getName().equals(IMMUTABLE)) {
            return immutable(view);
        }
        if (parts.size() != 1 || !kind.isInstance(parts.get(0))) {
            throw Refusal.unsupported(
                    "This view, because of the container behind it or its lock, is",
                    view.getClass(),
                    "store a copy of the content");
        }
        return parts.get(0);
    }

    /**
     * Returns the container that {@code List.of} and similar methods substitute for theirs. A copy is enough, because it does not
     * matter which of two equal ones it is.
     */
    private static Object immutable(Object view) {
        if (view instanceof Map<?, ?> map) {
            return Map.copyOf(map);
        }
        Object[] elements = ((Collection<?>) view).toArray();
        if (view instanceof Set) {
            return Set.of(elements);
        }
        return Arrays.asList(elements).contains(null) ? Arrays.stream(elements).toList() : List.of(elements);
    }

    /** Returns the enum of an empty map's keys. */
    public static Class<?> enumKeyType(EnumMap<?, ?> empty) {
        for (Class<?> type : of(empty).classes) {
            if (type.isEnum()) {
                return type;
            }
        }
        throw Refusal.unsupported("Empty maps of this JDK's EnumMap are", EnumMap.class, "use null");
    }

    private static HiddenParts of(Object owner) {
        try (HiddenParts stream = new HiddenParts()) {
            stream.look(owner);
            return stream;
        } catch (IOException e) {
            throw hidden(owner, e);
        }
    }

    static Refusal hidden(Object owner, IOException cause) {
        String rule = "A view of the JDK does not show its parts: class=" + EscapedNames.of(owner.getClass().getName());
        return Refusal.shape(rule, "store a copy", cause);
    }

    private void look(Object shown) throws IOException {
        owner = null;
        parts.clear();
        classes.clear();
        writeUnshared(shown);
    }

    /** Forgets everything that it has looked at. */
    void forget() throws IOException {
        owner = null;
        parts.clear();
        reset();
    }

    @Override
    protected @Nullable Object replaceObject(Object part) {
        if (owner == null) {
            // This is the view, or its class's replacement: a view with random access is written as one without.
            owner = part;
            return part;
        }
        if (part == owner) {
            // The lock of a synchronized view.
            return null;
        }
        if (parts.isEmpty() || parts.get(0) != part) {
            parts.add(part);
        }
        return null;
    }

    @Override
    protected void annotateClass(Class<?> type) {
        classes.add(type);
    }
}
