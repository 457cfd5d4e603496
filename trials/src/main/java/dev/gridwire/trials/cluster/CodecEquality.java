// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.testkit.ExactComparison;

/**
 * Compares with the value as the contestant itself brings it back: one that loses identity or types is not blamed for entries.
 */
final class CodecEquality implements Ledger.Equality {

    private final SerializationService service;

    CodecEquality(HazelcastInstance client) {
        this.service = ((SerializationServiceSupport) client).getSerializationService();
    }

    @Override
    public boolean isSame(Object stored, Object fetched) {
        Object expected = service.toObject(service.toData(stored));
        return ExactComparison.gravest(expected, fetched).isEmpty();
    }
}
