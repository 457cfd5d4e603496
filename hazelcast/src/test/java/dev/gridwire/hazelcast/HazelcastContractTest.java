// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.schema.SchemaStore;
import java.io.ByteArrayOutputStream;
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
class HazelcastContractTest extends GridContract {

    private static final int PORT = 17_797;
    private static final String CLUSTER = "contract-" + ProcessHandle.current().pid();
    /** Not the grid: a reader waits some seconds for each schema that altered bytes name and nobody has. */
    private static final SchemaStore SCHEMAS = SchemaStore.inMemory();
    private static final UnaryOperator<MarshallerBuilder> SETTINGS = builder -> builder
            .allowPackage("dev.gridwire.grid.contract")
            .allowPackage("com.example.evolved").allowPackage("dev.gridwire.testkit.law");

    private static final byte[] NO_HASH = new byte[Integer.BYTES];
    private static final int HEAD = 2 * Integer.BYTES;

    private static HazelcastInstance member;
    private static HazelcastInstance client;
    /** A client of each application, whose loader finds other classes. */
    private static final Map<ClassLoader, HazelcastInstance> CLIENTS = new HashMap<>();

    @BeforeAll
    static void start() {
        Config config = new Config().setClusterName(CLUSTER).setSerializationConfig(serialization(SETTINGS));
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(PORT).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        member = Hazelcast.newHazelcastInstance(config);
        client = client(HazelcastContractTest.class.getClassLoader(), SETTINGS);
        CLIENTS.put(HazelcastContractTest.class.getClassLoader(), client);
    }

    @AfterAll
    static void stop() {
        HazelcastClient.shutdownAll();
        member.shutdown();
    }

    private static HazelcastInstance client(ClassLoader loader, UnaryOperator<MarshallerBuilder> settings) {
        ClientConfig config = new ClientConfig().setClusterName(CLUSTER).setSerializationConfig(serialization(settings));
        config.setClassLoader(loader).getNetworkConfig().addAddress("127.0.0.1:" + PORT);
        return HazelcastClient.newHazelcastClient(config);
    }

    private static SerializationConfig serialization(UnaryOperator<MarshallerBuilder> settings) {
        GridwireSerializer serializer =
                new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> settings.apply(builder).schemas(SCHEMAS));
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(
                        JavaSerializationPolicy.filter(settings.apply(Marshaller.builder()).build().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer));
    }

    private static HazelcastInstance clientOf(@Nullable ClassLoader loader) {
        return loader == null ? client : CLIENTS.computeIfAbsent(loader, each -> client(each, SETTINGS));
    }

    private static byte[] write(HazelcastInstance instance, Object value) {
        byte[] stored = service(instance).toData(value).toByteArray();
        int at = HEAD;
        while (stored[at] < 0) {
            at++;
        }
        return Arrays.copyOfRange(stored, at + 1, stored.length);
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
    protected byte[] write(Object value) {
        return write(clientOf(value.getClass().getClassLoader()), value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return read(clientOf(loader), bytes);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        HazelcastInstance made = client(HazelcastContractTest.class.getClassLoader(), settings);
        return new Door() {
            @Override
            public byte[] write(Object value) {
                return HazelcastContractTest.write(made, value);
            }

            @Override
            public Object read(byte[] bytes) {
                return HazelcastContractTest.read(made, bytes);
            }
        };
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof HazelcastSerializationException;
    }
}
