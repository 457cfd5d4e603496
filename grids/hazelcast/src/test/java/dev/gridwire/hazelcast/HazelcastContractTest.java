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
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.schema.SchemaStore;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/**
 * The contract on a real member, with a client that stores and reads. The bytes are those behind the partition's hash and the
 * type id; those of Java serialization get the type id of Hazelcast's Java serializer, and those of Gridwire a length.
 */
@AtDoor("Hazelcast")
class HazelcastContractTest extends RollingContract {

    private static final int PORT = 17_797;
    private static final String CLUSTER = "contract-" + ProcessHandle.current().pid();
    /** Not the grid: a reader waits some seconds for each schema that altered bytes name and nobody has. */
    private static final SchemaStore SCHEMAS = SchemaStore.inMemory();
    private static final byte[] NO_HASH = new byte[Integer.BYTES];

    private static HazelcastInstance member;
    private static HazelcastInstance client;
    /** By the names of clients. */
    private static final Map<String, GridwireSerializer> SERIALIZERS = new HashMap<>();
    /** A client of each application, whose loader finds other classes. */
    private static final Map<ClassLoader, HazelcastInstance> CLIENTS = new HashMap<>();

    @BeforeAll
    static void start() {
        Config config = new Config().setClusterName(CLUSTER)
                .setSerializationConfig(serialization(RollingContract::allowed, Object.class));
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(PORT).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        member = Hazelcast.newHazelcastInstance(config);
        client = client(HazelcastContractTest.class.getClassLoader(), serialization(RollingContract::allowed, Object.class));
        CLIENTS.put(HazelcastContractTest.class.getClassLoader(), client);
    }

    @AfterAll
    static void stop() {
        HazelcastClient.shutdownAll();
        member.shutdown();
    }

    private static HazelcastInstance client(ClassLoader loader, SerializationConfig serialization) {
        ClientConfig config = new ClientConfig().setClusterName(CLUSTER).setSerializationConfig(serialization);
        config.setClassLoader(loader).getNetworkConfig().addAddress("127.0.0.1:" + PORT);
        HazelcastInstance made = HazelcastClient.newHazelcastClient(config);
        serialization.getSerializerConfigs()
                .forEach(each -> SERIALIZERS.put(made.getName(), (GridwireSerializer) each.getImplementation()));
        return made;
    }

    private static SerializationConfig serialization(UnaryOperator<MarshallerBuilder> settings, Class<?> written) {
        GridwireSerializer serializer =
                new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> settings.apply(builder).schemas(SCHEMAS));
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(
                        JavaSerializationPolicy.filter(settings.apply(Marshaller.builder()).build().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(written).setImplementation(serializer));
    }

    private static HazelcastInstance clientOf(@Nullable ClassLoader loader) {
        return loader == null ? client : CLIENTS.computeIfAbsent(
                loader, each -> client(each, serialization(RollingContract::allowed, Object.class)));
    }

    /** By Gridwire, whatever Hazelcast has a serializer of its own for. */
    private static byte[] write(HazelcastInstance instance, Object value) throws IOException {
        BufferObjectDataOutput out = ((InternalSerializationService) service(instance)).createObjectDataOutput();
        SERIALIZERS.get(instance.getName()).write(out, value);
        byte[] framed = out.toByteArray();
        int at = 0;
        while (framed[at] < 0) {
            at++;
        }
        return Arrays.copyOfRange(framed, at + 1, framed.length);
    }

    private static Object read(HazelcastInstance instance, byte[] bytes) {
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

    @Override
    protected void put(Object key, Object value) {
        client.getMap("contract").set(key, value);
    }

    @Override
    protected Object get(Object key) {
        return member.getMap("contract").get(key);
    }

    @Override
    protected byte[] write(Object value) throws IOException {
        return write(clientOf(value.getClass().getClassLoader()), value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return read(clientOf(loader), bytes);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        HazelcastInstance made = client(HazelcastContractTest.class.getClassLoader(), serialization(settings, Object.class));
        return Door.of(value -> write(made, value), bytes -> read(made, bytes));
    }

    /** With the partition's hash and the type id: a process without Gridwire tells by it who wrote a value. */
    private static Door stored(SerializationConfig serialization) {
        SerializationService service =
                service(client(HazelcastContractTest.class.getClassLoader(), serialization));
        return Door.of(value -> service.toData(value).toByteArray(), bytes -> service.toObject(new HeapData(bytes)));
    }

    @Override
    protected Door former() {
        return stored(new SerializationConfig());
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return stored(serialization(settings, ReadOnly.class));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return stored(serialization(settings, Object.class));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof HazelcastSerializationException;
    }
}
