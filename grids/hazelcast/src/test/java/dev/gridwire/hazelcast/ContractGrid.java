// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.nio.BufferObjectDataOutput;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.schema.SchemaStore;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A real member and its clients. Bytes are those behind the partition's hash and the type id; those of Java serialization get
 * the type id of Hazelcast's Java serializer, and those of Gridwire a length.
 */
final class ContractGrid implements AutoCloseable {

    private static final String CLUSTER = "contract-" + ProcessHandle.current().pid();
    private static final byte[] NO_HASH = new byte[Integer.BYTES];

    private final int port;
    /** Not the grid: a reader waits some seconds for each schema that altered bytes name and nobody has. */
    private final SchemaStore schemas = SchemaStore.inMemory();
    private final HazelcastInstance member;
    /** By the names of clients. */
    private final Map<String, GridwireSerializer> serializers = new HashMap<>();

    ContractGrid(int port, UnaryOperator<MarshallerBuilder> settings) {
        this.port = port;
        Config config = new Config().setClusterName(CLUSTER + port).setSerializationConfig(serialization(settings, Object.class));
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(port).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        member = Hazelcast.newHazelcastInstance(config);
    }

    HazelcastInstance member() {
        return member;
    }

    @Override
    public void close() {
        HazelcastClient.shutdownAll();
        member.shutdown();
    }

    HazelcastInstance client(ClassLoader loader, SerializationConfig serialization) {
        ClientConfig config = new ClientConfig().setClusterName(CLUSTER + port).setSerializationConfig(serialization);
        config.setClassLoader(loader).getNetworkConfig().addAddress("127.0.0.1:" + port);
        HazelcastInstance made = HazelcastClient.newHazelcastClient(config);
        for (SerializerConfig each : serialization.getSerializerConfigs()) {
            if (each.getImplementation() instanceof GridwireSerializer serializer) {
                serializers.put(made.getName(), serializer);
            }
        }
        return made;
    }

    SerializationConfig serialization(UnaryOperator<MarshallerBuilder> settings, Class<?> written) {
        GridwireSerializer serializer =
                new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> settings.apply(builder).schemas(schemas));
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(
                        JavaSerializationPolicy.filter(settings.apply(Marshaller.builder()).build().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(written).setImplementation(serializer));
    }

    /** By Gridwire, also for classes that Hazelcast itself serializes. */
    byte[] write(HazelcastInstance instance, Object value) throws IOException {
        BufferObjectDataOutput out = ((InternalSerializationService) service(instance)).createObjectDataOutput();
        serializers.get(instance.getName()).write(out, value);
        byte[] framed = out.toByteArray();
        int at = 0;
        while (framed[at] < 0) {
            at++;
        }
        return Arrays.copyOfRange(framed, at + 1, framed.length);
    }

    static Object read(HazelcastInstance instance, byte[] bytes) {
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        stored.writeBytes(NO_HASH);
        boolean isJava = JavaBytes.begin(bytes, 0, bytes.length);
        int typeId = isJava ? SerializationConstants.JAVA_DEFAULT_TYPE_SERIALIZABLE : GridwireSerializer.TYPE_ID;
        stored.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(typeId).array());
        for (int rest = bytes.length; !isJava; rest >>>= 7) {
            stored.write(rest < 0x80 ? rest : rest | 0x80);
            if (rest < 0x80) {
                break;
            }
        }
        stored.writeBytes(bytes);
        return service(instance).toObject(new HeapData(stored.toByteArray()));
    }

    private static SerializationService service(HazelcastInstance instance) {
        return ((SerializationServiceSupport) instance).getSerializationService();
    }

    /** Gridwire's payloads and Java's streams, unchanged. */
    Door door(UnaryOperator<MarshallerBuilder> settings) {
        HazelcastInstance made = client(ContractGrid.class.getClassLoader(), serialization(settings, Object.class));
        return Door.of(value -> write(made, value), bytes -> read(made, bytes));
    }

    /** With the partition's hash and the type id: a process without Gridwire tells by it who wrote a value. */
    Door stored(SerializationConfig serialization) {
        HazelcastInstance made = client(ContractGrid.class.getClassLoader(), serialization);
        return Door.of(value -> service(made).toData(value).toByteArray(), bytes ->
                JavaBytes.begin(bytes, 0, bytes.length) ? read(made, bytes) : service(made).toObject(new HeapData(bytes)));
    }

    /** Whether Gridwire wrote stored bytes. */
    static boolean isGridwires(byte[] stored) {
        return new HeapData(stored).getType() == GridwireSerializer.TYPE_ID;
    }
}
