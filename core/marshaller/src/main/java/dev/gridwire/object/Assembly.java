// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FieldSetter;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects from their slots by a proven constructor. If the constructor cannot be called, the object is allocated and its
 * fields are set. That happens if something refers to the object before its slots are read, or if the constructor refuses a null
 * that was written.
 */
public final class Assembly {

    private final Constructor<?> constructor;
    /** The setters, those of the parameters first. */
    private final FieldSetter[] setters;
    private final List<Integer> nonNull;

    private Assembly(Constructor<?> constructor, FieldSetter[] setters, List<Integer> nonNull) {
        this.constructor = constructor;
        this.setters = setters;
        this.nonNull = nonNull;
    }

    /** Returns the assembly of a class. */
    public static Assembly of(Class<?> type, ProvenConstructor proven, Types types) {
        List<FieldSetter> setters = new ArrayList<>();
        for (Slot slot : proven.slots()) {
            setters.add(types.finalFields().setter(FieldSlot.field(type, slot)));
        }
        return new Assembly(Construct.proven(type, proven), setters.toArray(new FieldSetter[0]), List.copyOf(proven.nonNull()));
    }

    /**
     * Makes the object of a handle, and passes it to the reader.
     *
     * @param arguments those of the constructor, followed by the other slots, in the order of {@link ProvenConstructor#slots}
     * @param body holds the object's place, and allocates the object
     */
    public Object finish(GraphReader reader, int handle, Body body, @Nullable Object[] arguments) {
        if (reader.claimed(handle) != null || isRefused(arguments)) {
            return assemble(reader, handle, body, arguments);
        }
        int count = constructor.getParameterCount();
        Object made = Construct.call(constructor, count == arguments.length ? arguments : Arrays.copyOf(arguments, count));
        reader.keep(handle, made);
        for (int i = count; i < setters.length; i++) {
            setters[i].set(made, arguments[i]);
        }
        return made;
    }

    private boolean isRefused(@Nullable Object[] arguments) {
        for (int index : nonNull) {
            if (arguments[index] == null) {
                return true;
            }
        }
        return false;
    }

    /** As {@link #finish}, without the constructor. */
    public Object assemble(GraphReader reader, int handle, Body body, @Nullable Object[] arguments) {
        Object claimed = reader.claimed(handle);
        Object made = claimed == null ? body.make() : claimed;
        reader.keep(handle, made);
        for (int i = 0; i < setters.length; i++) {
            setters[i].set(made, arguments[i]);
        }
        return made;
    }
}
