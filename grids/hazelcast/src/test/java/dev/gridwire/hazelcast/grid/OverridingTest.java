// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import dev.gridwire.hazelcast.grid.shop.Order;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** With {@code setAllowOverrideDefaultSerializers(true)} what Hazelcast writes itself stays Hazelcast's. */
@Tag("core")
class OverridingTest {

    private final String cluster = TestGrids.newCluster("overriding");
    private final List<HazelcastInstance> started = new ArrayList<>();

    /** Writes itself. */
    static class Ticket implements DataSerializable {

        private int number = 7;

        @Override
        public void writeData(ObjectDataOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readData(ObjectDataInput in) throws IOException {
            number = in.readInt();
        }
    }

    /** The user's own, which the flag is for. */
    static class Days implements StreamSerializer<Date> {

        @Override
        public void write(ObjectDataOutput out, Date date) throws IOException {
            out.writeLong(date.getTime() / 86_400_000);
        }

        @Override
        public Date read(ObjectDataInput in) throws IOException {
            return new Date(in.readLong() * 86_400_000);
        }

        @Override
        public int getTypeId() {
            return 77;
        }
    }

    @AfterEach
    void stop() {
        started.forEach(each -> each.getLifecycleService().terminate());
    }

    private HazelcastInstance member(Registration registration) {
        Config config = TestGrids.member(cluster, registration);
        override(config.getSerializationConfig());
        HazelcastInstance member = TestGrids.start(config, started.toArray(new HazelcastInstance[0]));
        started.add(0, member);
        return member;
    }

    private HazelcastInstance client(HazelcastInstance member, Registration registration) {
        ClientConfig config = TestGrids.client(member, registration);
        override(config.getSerializationConfig());
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        started.add(0, client);
        return client;
    }

    private static void override(SerializationConfig config) {
        config.setAllowOverrideDefaultSerializers(true);
        config.addSerializerConfig(new SerializerConfig().setTypeClass(Date.class).setImplementation(new Days()));
        config.getCompactSerializationConfig().addClass(CompactTest.Label.class);
    }

    @ParameterizedTest
    @EnumSource
    void valuesThatHazelcastWritesItselfKeepTheirBytes(Registration registration) {
        HazelcastInstance member = member(registration);
        HazelcastInstance client = client(member, registration);
        HazelcastInstance plain = TestGrids.start(TestGrids.member(TestGrids.newCluster("plain"), Registration.NONE));
        started.add(plain);

        List<Object> values = List.of(1, 2L, "three", 4.0, 'c', true, new UUID(5, 6), new BigDecimal("7.8"), LocalDate.EPOCH,
                new int[] {9}, new String[] {"x"}, new ArrayList<>(List.of("y")), new HashMap<>(Map.of("k", 1)), new Ticket(),
                new Object[] {1, "z"}, int.class);
        for (Object value : values) {
            assertThat(Grid.bytes(member, value)).as("%s", value).isEqualTo(Grid.bytes(plain, value));
            assertThat(Grid.bytes(client, value)).as("%s", value).isEqualTo(Grid.bytes(plain, value));
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void theClusterWorksAndGridwireHasWhatJavaSerializationHad(Registration registration) {
        HazelcastInstance member = member(registration);
        HazelcastInstance second = member(registration);
        HazelcastInstance client = client(member, registration);
        for (int i = 0; i < 20; i++) {
            client.getMap("orders").put("order " + i, Order.example(i));
        }

        for (int i = 0; i < 20; i++) {
            assertThat(second.getMap("orders").get("order " + i)).isEqualTo(Order.example(i));
        }
        assertThat(client.getMap("orders").size()).isEqualTo(20);
        for (HazelcastInstance each : List.of(member, second, client)) {
            assertThat(Grid.bytes(each, Order.example(1)).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
            assertThat(Grid.bytes(each, Arrays.asList(1, 2)).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        }
    }

    @ParameterizedTest
    @EnumSource
    void serializersThatTheUserConfiguredOverrideHazelcasts(Registration registration) {
        HazelcastInstance member = member(registration);

        assertThat(Grid.bytes(member, new Date(0)).getType()).isEqualTo(77);
        assertThat(Grid.bytes(member, new CompactTest.Label()).getType()).isEqualTo(-55);
    }
}
