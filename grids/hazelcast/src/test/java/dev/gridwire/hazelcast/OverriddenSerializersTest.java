// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.GlobalSerializerConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import org.junit.jupiter.api.Test;

class OverriddenSerializersTest {

    @Test
    void serializersThatAreAskedNoMoreAreFound() {
        SerializationConfig config = new SerializationConfig()
                .setGlobalSerializerConfig(new GlobalSerializerConfig().setClassName("com.acme.Kryo"))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Comparable.class).setClassName("com.acme.Ordered"))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Thread.class).setClassName("com.acme.Threads"));

        assertThat(OverriddenSerializers.find(config)).containsExactlyInAnyOrder(
                "the global serializer", "the serializer of java.lang.Comparable");
        assertThat(OverriddenSerializers.find(new SerializationConfig())).isEmpty();
    }
}
