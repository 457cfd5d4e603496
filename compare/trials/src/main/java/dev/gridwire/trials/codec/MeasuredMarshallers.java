// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.schema.SchemaStore;
import java.util.List;

/**
 * Creates Gridwire's marshallers with the settings of all measurements: classes registered with ids, everything else by
 * default.
 */
public final class MeasuredMarshallers {

    /** Ids from here take one byte. */
    private static final int FIRST_ID = 1;

    private MeasuredMarshallers() {}

    /**
     * Creates a marshaller for the classes, whose ids are their places in the list. Its payloads carry no schemas, as in a grid
     * that stores them.
     */
    public static Marshaller of(List<Class<?>> types) {
        return register(Marshaller.builder().schemas(SchemaStore.inMemory()), types).build();
    }

    /** Registers the classes; their ids are their places in the list. */
    public static MarshallerBuilder register(MarshallerBuilder builder, List<Class<?>> types) {
        for (int i = 0; i < types.size(); i++) {
            builder.register(types.get(i), FIRST_ID + i);
        }
        return builder;
    }
}
