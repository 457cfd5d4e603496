// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.JavaSerializationPolicy;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Values of the time before Gridwire, on a member that holds Java serialization to the policy. */
class HeldKindsTest {

    private static HazelcastInstance member;

    @BeforeAll
    static void start() {
        Config config = KindsMember.config("held-kinds-" + ProcessHandle.current().pid(), 17_879, 1, 0);
        config.getSerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(Object.class).setImplementation(new GridwireSerializer()));
        member = Hazelcast.newHazelcastInstance(JavaSerializationPolicy.set(config));
    }

    @AfterAll
    static void stop() {
        member.shutdown();
    }

    /** But those of Compact, whose schemas the member does not have. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE,
            names = {"COMPACT", "ZERO_CONFIG", "LIST_OF_ZERO_CONFIG", "BARE", "BY_HAND_OF_BARE"})
    void aValueIsReadAsBefore(Kind kind) {
        InternalSerializationService without =
                new DefaultSerializationServiceBuilder().setConfig(KindsConfig.serialization()).build();
        for (int id : Arrays.asList(1, 2, 3)) {
            Data stored = without.toData(kind.make(id, 5));
            Object read = ((SerializationServiceSupport) member).getSerializationService().toObject(stored);
            assertThat(kind.isMade(read, id, 5)).as("%s", read).isTrue();
        }
    }
}
