// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.impl.AbstractSerializationService;
import com.hazelcast.internal.serialization.impl.StreamSerializerAdapter;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.grid.stream.HeldValue;
import org.junit.jupiter.api.Test;

class SerializerOrderTest {

    /** As most classes of Hazelcast's own. */
    private static final class OfHazelcast implements DataSerializable {

        @Override
        public void writeData(ObjectDataOutput out) {}

        @Override
        public void readData(ObjectDataInput in) {}
    }

    private static final class Own implements StreamSerializer<Object> {

        @Override
        public int getTypeId() {
            return 1_234;
        }

        @Override
        public void write(ObjectDataOutput out, Object value) {}

        @Override
        public Object read(ObjectDataInput in) {
            return this;
        }
    }

    /** Leaves values of Java serialization to Hazelcast. */
    private static final JavaReader NONE = new JavaReader() {
        @Override
        public boolean isHolding(ClassLoader loader) {
            return false;
        }

        @Override
        public HeldValue read(byte[] bytes, int at, int length, ClassLoader loader, String externalizable) {
            throw new UnsupportedOperationException();
        }
    };

    @Test
    void whatAThreadFoundBeforeIsForgottenTheNextTime() throws ReflectiveOperationException {
        Config config = new Config().setProperty("hazelcast.logging.type", "none");
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getJoin().getMulticastConfig().setEnabled(false);
        config.getSerializationConfig().setAllowOverrideDefaultSerializers(true);
        HazelcastInstance grid = Hazelcast.newHazelcastInstance(config);
        try {
            Own own = new Own();
            var service = (AbstractSerializationService) ((SerializationServiceSupport) grid).getSerializationService();
            ServiceFields fields = ServiceFields.of(service);
            fields.byType().put(Object.class, new StreamSerializerAdapter(own));
            SerializerOrder.keep(grid, own, Void.class, NONE);
            assertThat(fields.byType()).doesNotContainKey(Object.class);

            // It looked before the order was kept, and registers only now.
            fields.byType().put(OfHazelcast.class, new StreamSerializerAdapter(own));
            SerializerOrder.keep(grid, own, Void.class, NONE);

            assertThat(fields.byType()).doesNotContainKey(OfHazelcast.class);
        } finally {
            grid.getLifecycleService().terminate();
        }
    }
}
