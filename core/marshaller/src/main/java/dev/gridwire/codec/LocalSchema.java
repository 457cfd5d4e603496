// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.ground.Refusal;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The schema of a local class, and whether payloads must carry it. Thread-safe without a lock: two threads that ask at once
 * come to the same description, which is immutable, and both tell the store of it. Once it is shared it stays so.
 */
public final class LocalSchema {

    private final SchemaStore store;
    private final Supplier<SchemaDescription> described;
    private @Nullable SchemaDescription description;
    private boolean isShared;

    /** Keeps the store of a schema, and its description, which is made when it is first asked for. */
    public LocalSchema(SchemaStore store, Supplier<SchemaDescription> described) {
        this.store = store;
        this.described = described;
    }

    /** Whether every reader finds it, so that its hash is enough. */
    public boolean isShared() {
        if (!isShared) {
            isShared = store.publish(description());
        }
        return isShared;
    }

    private SchemaDescription describe() {
        try {
            return described.get();
        } catch (IllegalArgumentException e) {
            throw Refusal.shape("The class's schema could not be read: " + e.getMessage(), "give it shorter or fewer names", e);
        }
    }

    /** The schema as published; immutable, so it does not matter which thread made it. */
    public SchemaDescription description() {
        SchemaDescription known = description;
        if (known == null) {
            known = describe();
            description = known;
        }
        return known;
    }
}
