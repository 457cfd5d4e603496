// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.Set;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import org.junit.jupiter.api.Test;

class SerializerBeanTest {

    record Value(int number) {}

    record Stranger(int number) {}

    private static final MBeanServer SERVER = ManagementFactory.getPlatformMBeanServer();

    private static Set<ObjectName> names() throws Exception {
        return SERVER.queryNames(new ObjectName("dev.gridwire:type=Serializer,*"), null);
    }

    private static InternalSerializationService service() {
        SerializationConfig config = new SerializationConfig()
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(
                        new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder.register(Value.class))));
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    @Test
    void anOperatorSeesWhatASerializerDidUntilItsInstanceEnds() throws Exception {
        Set<ObjectName> before = names();
        InternalSerializationService service = service();
        Set<ObjectName> added = new HashSet<>(names());
        added.removeAll(before);
        assertThat(added).hasSize(1);
        ObjectName name = added.iterator().next();

        Data data = service.toData(new Value(1));
        service.toData(new Value(2));
        service.toObject(data);
        catchThrowable(() -> service.toData(new Stranger(1)));

        assertThat(SERVER.getAttribute(name, "Written")).isEqualTo(2L);
        assertThat(SERVER.getAttribute(name, "Read")).isEqualTo(1L);
        // Hazelcast's head, and the byte of the frame's length.
        long bytes = data.totalSize() - 9L;
        assertThat(SERVER.getAttribute(name, "WrittenBytes")).isEqualTo(2 * bytes);
        assertThat(SERVER.getAttribute(name, "ReadBytes")).isEqualTo(bytes);
        assertThat(SERVER.getAttribute(name, "RejectedTypes")).isEqualTo(1L);
        assertThat(SERVER.getAttribute(name, "MismatchedShapes")).isEqualTo(0L);
        assertThat(SERVER.getAttribute(name, "MalformedBytes")).isEqualTo(0L);
        assertThat(SERVER.getAttribute(name, "Schemas")).as("without an instance").isEqualTo(0);
        assertThat(SERVER.getAttribute(name, "PendingSchemas")).isEqualTo(0);
        assertThat((String) SERVER.getAttribute(name, "LastRefusal")).contains(Stranger.class.getName());
        assertThat(SERVER.getAttribute(name, "Door")).isEqualTo("GridwireSerializer");
        assertThat((CompositeData[]) SERVER.getAttribute(name, "Refusals")).singleElement().satisfies(refusal -> {
            assertThat(refusal.get("className")).isEqualTo(Stranger.class.getName());
            assertThat(refusal.get("count")).isEqualTo(1L);
        });
        CompositeData[] types = (CompositeData[]) SERVER.getAttribute(name, "Types");
        assertThat(types).singleElement().satisfies(type -> {
            assertThat(type.get("className")).isEqualTo(Value.class.getName());
            assertThat(type.get("written")).isEqualTo(2L);
        });

        service.dispose();
        assertThat(names()).isEqualTo(before);
    }
}
