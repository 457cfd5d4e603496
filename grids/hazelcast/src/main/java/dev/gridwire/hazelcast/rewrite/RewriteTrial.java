// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.hazelcast.lookup.WithoutGridwire;
import org.jspecify.annotations.Nullable;

/** Tries to write values as a rewrite would. Created again for each operation. */
final class RewriteTrial {

    private final HazelcastInstance member;
    private final Direction direction;
    private final int typeId;
    private @Nullable SerializationService without;

    /** Creates one for the member that stores the values. */
    RewriteTrial(HazelcastInstance member, Direction direction, int typeId) {
        this.member = member;
        this.direction = direction;
        this.typeId = typeId;
    }

    /** Returns null if the value can be written now. Otherwise fails or returns the reason. */
    @Nullable String writing(Object value) {
        boolean isAsBefore = member instanceof SerializationServiceSupport support
                && direction.takes(StoredFormat.of(support.getSerializationService().toData(value), typeId));
        return isAsBefore ? "the member writes it so again: " + direction.remedy() : null;
    }

    /**
     * Returns null if the value could be written once the members write the wanted format, and fails if not. On the way back,
     * the trial leaves Gridwire out, so that a value that needs Gridwire is found before the way back begins.
     */
    @Nullable String planning(Object value) {
        if (direction == Direction.BACK) {
            without().toData(value);
        } else if (member instanceof SerializationServiceSupport support) {
            support.getSerializationService().toData(value);
        }
        return null;
    }

    private SerializationService without() {
        SerializationService known = without;
        if (known == null) {
            known = WithoutGridwire.of(member, typeId);
            without = known;
        }
        return known;
    }
}
