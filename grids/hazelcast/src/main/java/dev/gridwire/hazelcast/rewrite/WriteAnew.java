// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.map.EntryProcessor;
import com.hazelcast.map.ExtendedMapEntry;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a value by itself, which the member serializes by its configuration. No call comes in between, and the value expires
 * as before. A value that cannot be read or written is left alone and does not stop the others; {@link ProblemFinder} says why.
 */
final class WriteAnew implements EntryProcessor<Object, Object, Void>, HazelcastInstanceAware {

    private static final long serialVersionUID = 3L;

    private final Direction direction;
    private final int typeId;
    private transient @Nullable RewriteTrial trial;

    WriteAnew(Direction direction, int typeId) {
        this.direction = direction;
        this.typeId = typeId;
    }

    @Override
    public void setHazelcastInstance(HazelcastInstance hazelcastInstance) {
        trial = new RewriteTrial(hazelcastInstance, direction, typeId);
    }

    @Override
    public @Nullable Void process(Map.Entry<Object, Object> entry) {
        RewriteTrial known = trial;
        if (known != null && Stored.problem(entry, known::writing) == null) {
            Object value = entry.getValue();
            if (entry instanceof ExtendedMapEntry<Object, Object> extended) {
                extended.setValueWithoutChangingExpiryTime(value);
            } else {
                entry.setValue(value);
            }
        }
        return null;
    }
}
