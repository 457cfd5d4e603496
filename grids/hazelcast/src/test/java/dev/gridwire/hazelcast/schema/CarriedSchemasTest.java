// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.WanReplicationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.map.IMap;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.schema.SchemaDescription;
import dev.gridwire.schema.SchemaStore;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The values that carry their schemas. */
class CarriedSchemasTest {

    private static final Members MEMBERS = new Members();
    private static HazelcastInstance member;

    /** A value. */
    record Letter(String text, int pages) {}

    @BeforeAll
    static void start() {
        member = MEMBERS.start();
    }

    @AfterAll
    static void end() {
        MEMBERS.close();
    }

    private static Data bytes(HazelcastInstance instance, Object value) {
        return ((SerializationServiceSupport) instance).getSerializationService().toData(value);
    }

    @Test
    void valuesInAGridNameTheirSchemasFromTheFirstOn() {
        HazelcastInstance client = MEMBERS.client();
        Data first = bytes(client, new Letter("hello", 1));
        HazelcastInstance carrying = MEMBERS.client(Members.serializer(builder -> builder.schemas(SchemaStore.inPayload())));
        Data carried = bytes(carrying, new Letter("hello", 1));
        assertThat(first.totalSize()).isLessThan(carried.totalSize() - 15);
        assertThat(bytes(client, new Letter("hello", 1))).isEqualTo(first);
        assertThat(bytes(member, new Letter("hello", 1))).isEqualTo(first);
    }

    @Test
    void valuesThatProcessorsWriteNameThemToo() {
        IMap<Integer, Letter> map = MEMBERS.client().getMap("letters");
        map.executeOnKey(1, new Send());
        assertThat(map.replace(1, new Letter("sent", 2), new Letter("sent", 3))).isTrue();
    }

    /** The member, with some answers of its own. */
    private static HazelcastInstance changed(Map<String, Object> answers) {
        Map<String, Object> context = new ConcurrentHashMap<>();
        return (HazelcastInstance) Proxy.newProxyInstance(
                CarriedSchemasTest.class.getClassLoader(),
                new Class<?>[] {HazelcastInstance.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("getUserContext")) {
                        return context;
                    }
                    Object answer = answers.get(method.getName());
                    if (answer instanceof RuntimeException e) {
                        throw e;
                    }
                    try {
                        return answer == null ? method.invoke(member, arguments) : answer;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private static GridSchemaStore store(HazelcastInstance grid) {
        GridSchemaStore store = new GridSchemaStore(SchemaDistribution.GRID);
        store.join(grid);
        return store;
    }

    @Test
    void aClientThatMayNotPutThemIntoTheGridCarriesThemAndSaysSoOnce() {
        List<String> messages = new CopyOnWriteArrayList<>();
        Logger logger = Logger.getLogger("dev.gridwire");
        Handler handler = new Listing(messages);
        logger.addHandler(handler);
        try {
            GridSchemaStore store = store(changed(Map.of("getMultiMap", new SecurityException("not for you"))));
            assertThat(store.publish(Schemas.next())).isFalse();
            SchemaDescription other = Schemas.next();
            assertThat(store.publish(other)).isFalse();
            assertThat(store.publish(other)).isFalse();
            assertThat(store.find(other.hash())).as("its own are known").containsExactly(other);
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(messages).filteredOn(message -> message.contains("values carry them")).singleElement().asString()
                .contains("map=gridwire.schemas", "not for you");
    }

    @Test
    void whereBytesGoToOtherClustersTheyCarryThem() {
        Config config = new Config().addWanReplicationConfig(new WanReplicationConfig().setName("elsewhere"));
        GridSchemaStore store = store(changed(Map.of("getConfig", config)));
        SchemaDescription schema = Schemas.next();
        assertThat(store.publish(schema)).isFalse();
        assertThat(store(member).publish(schema)).isTrue();
    }

    private static final class Listing extends Handler {

        private final List<String> messages;

        Listing(List<String> messages) {
            this.messages = messages;
        }

        @Override
        public void publish(LogRecord record) {
            messages.add(record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
