// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.CompactSerializationConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.instance.BuildInfoProvider;
import com.hazelcast.internal.serialization.impl.SerializationConstants;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.nio.serialization.genericrecord.GenericRecord;
import com.hazelcast.nio.serialization.genericrecord.GenericRecordBuilder;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Compact served, by what is stored or by configuration, it goes on serving when Gridwire writes. */
@Tag("core")
class CompactTest {

    private final String cluster = TestGrids.newCluster("compact");
    private final List<HazelcastInstance> started = new ArrayList<>();

    /** Is not Serializable, and what it holds is not either. */
    static class Parcel {
        int weight;
        Label label;
        List<Label> others;
        Label[] more;

        static Parcel of(int weight) {
            Parcel parcel = new Parcel();
            parcel.weight = weight;
            parcel.label = Label.of("to " + weight);
            parcel.others = new ArrayList<>(List.of(Label.of("a"), Label.of("b")));
            parcel.more = new Label[] {Label.of("c")};
            return parcel;
        }

        boolean isLike(Parcel other) {
            return weight == other.weight && label.text.equals(other.label.text) && others.size() == other.others.size()
                    && others.get(1).text.equals(other.others.get(1).text) && more[0].text.equals(other.more[0].text);
        }
    }

    static class Label {
        String text;

        static Label of(String text) {
            Label label = new Label();
            label.text = text;
            return label;
        }
    }

    record Stop(int number, Place place) {}

    record Place(String city) {}

    @AfterEach
    void stop() {
        started.forEach(each -> each.getLifecycleService().terminate());
    }

    private HazelcastInstance member(Registration registration, Class<?>... compact) {
        Config config = TestGrids.member(cluster, registration);
        name(config.getSerializationConfig(), compact);
        HazelcastInstance member = TestGrids.start(config, started.toArray(new HazelcastInstance[0]));
        started.add(0, member);
        return member;
    }

    private HazelcastInstance client(HazelcastInstance member, Registration registration, Class<?>... compact) {
        ClientConfig config = TestGrids.client(member, registration);
        name(config.getSerializationConfig(), compact);
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        started.add(0, client);
        return client;
    }

    private static void name(SerializationConfig config, Class<?>... compact) {
        for (Class<?> type : compact) {
            config.getCompactSerializationConfig().addClass(type);
        }
    }

    @ParameterizedTest
    @EnumSource
    void valuesThatZeroConfigCompactWroteComeBackAsTheyWere(Registration registration) {
        HazelcastInstance before = member(Registration.NONE);
        before.getMap("parcels").put(1, Parcel.of(1));
        before.getMap("parcels").put(2, new Stop(2, new Place("Ulm")));
        HazelcastInstance after = client(before, registration);
        IMap<Integer, Object> map = after.getMap("parcels");

        assertThat(map.get(1)).isInstanceOfSatisfying(Parcel.class, found -> assertThat(found.isLike(Parcel.of(1))).isTrue());
        assertThat(map.get(2)).isEqualTo(new Stop(2, new Place("Ulm")));
    }

    @ParameterizedTest
    @EnumSource
    void aMemberQueriesAndProcessesThem(Registration registration) {
        HazelcastInstance member = member(registration);
        client(member, Registration.NONE).getMap("parcels").put(1, Parcel.of(1));
        IMap<Integer, Parcel> map = member.getMap("parcels");

        assertThat(map.values(Predicates.equal("label.text", "to 1"))).hasSize(1);
        map.executeOnKey(1, new Heavier());
        assertThat(map.get(1).isLike(Parcel.of(1))).isFalse();
        assertThat(map.get(1).weight).isEqualTo(2);
    }

    record Heavier() implements com.hazelcast.map.EntryProcessor<Integer, Parcel, Void> {

        private static final long serialVersionUID = 1L;

        @Override
        public Void process(Map.Entry<Integer, Parcel> entry) {
            Parcel parcel = entry.getValue();
            parcel.weight++;
            entry.setValue(parcel);
            return null;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClassThatTheConfigurationNamesStaysCompactWithWhatItHolds(Registration registration) {
        HazelcastInstance member = member(registration, Parcel.class, Stop.class);
        HazelcastInstance client = client(member, registration, Parcel.class, Stop.class);
        client.getMap("parcels").put(1, Parcel.of(1));
        client.getMap("parcels").put(2, new Stop(2, new Place("Ulm")));
        client.getMap("stops").put(new Stop(3, new Place("Bonn")), 3);

        assertThat(member.<Integer, Parcel>getMap("parcels").get(1).isLike(Parcel.of(1))).isTrue();
        assertThat(member.getMap("parcels").get(2)).isEqualTo(new Stop(2, new Place("Ulm")));
        assertThat(member.getMap("stops").get(new Stop(3, new Place("Bonn")))).isEqualTo(3);
        for (HazelcastInstance each : List.of(member, client)) {
            assertThat(Grid.bytes(each, Parcel.of(1)).getType()).isEqualTo(SerializationConstants.TYPE_COMPACT);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aClassThatCompactHasNotMetIsGridwires(Registration registration) {
        HazelcastInstance member = member(registration, Stop.class);

        assertThat(Grid.bytes(member, Parcel.of(1)).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        member.getMap("parcels").put(1, Parcel.of(1));
        assertThat(member.<Integer, Parcel>getMap("parcels").get(1).isLike(Parcel.of(1))).isTrue();
    }

    record Visit(int number, GenericRecord guest) {}

    @Test
    @SuppressWarnings("removal") // Portable, while Hazelcast has it.
    void aGenericRecordInsideOfAnObjectIsRefusedWithAdviceThatHelps() {
        GenericRecord guest = GenericRecordBuilder.compact("guest").setString("name", "Ada").build();
        GenericRecord old = GenericRecordBuilder.portable(new ClassDefinitionBuilder(1, 1).addStringField("name").build())
                .setString("name", "Ada").build();
        IMap<Integer, Object> map = member(Registration.HOOK).getMap("visits");

        for (GenericRecord each : List.of(guest, old)) {
            assertThatThrownBy(() -> map.put(1, new Visit(1, each))).rootCause()
                    .hasMessageContaining("at Visit.guest; store a GenericRecord as a value of its own")
                    .hasMessageNotContaining("allow=");
        }
        map.put(2, guest);
        assertThat(map.get(2)).isEqualTo(guest);
        assertThatThrownBy(() -> map.put(1, new Visit(1, guest))).rootCause()
                .hasMessageContaining("in the configuration of Compact");
    }

    @Test
    void sinceHazelcast57CompactTakesAGenericRecordInsideOfAClassThatItsConfigurationNames() {
        GenericRecord guest = GenericRecordBuilder.compact("guest").setString("name", "Ada").build();
        IMap<Integer, Object> map = member(Registration.HOOK, Visit.class).getMap("visits");

        if (BuildInfoProvider.getBuildInfo().getVersion().compareTo("5.7") < 0) {
            assertThatThrownBy(() -> map.put(1, new Visit(1, guest))).isInstanceOf(HazelcastSerializationException.class);
        } else {
            map.put(1, new Visit(1, guest));
            assertThat(map.get(1)).isEqualTo(new Visit(1, guest));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClassThatTheFilterOfZeroConfigRefusesIsRefusedInsideToo(Registration registration) throws Exception {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        filter.getBlacklist().addClasses(Label.class.getName());
        Config config = TestGrids.member(cluster, registration);
        config.getSerializationConfig().getCompactSerializationConfig().addClass(Parcel.class);
        Optional<Method> setter = Arrays.stream(CompactSerializationConfig.class.getMethods())
                .filter(each -> each.getName().equals("setZeroConfigFilter"))
                .findAny();
        if (setter.isEmpty()) {
            assertThat(BuildInfoProvider.getBuildInfo().getVersion()).as("5.7 has it").startsWith("5.").isLessThan("5.7");
            return;
        }
        setter.get().invoke(config.getSerializationConfig().getCompactSerializationConfig(), filter);
        HazelcastInstance member = TestGrids.start(config);
        started.add(member);

        assertThatThrownBy(() -> member.getMap("parcels").put(1, Parcel.of(1))).hasStackTraceContaining(Label.class.getName());
    }
}
