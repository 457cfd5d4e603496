// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import java.io.Serializable;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GridFilterTest {

    record Wanted(int number) {}

    record Unwanted(int number) {}

    @AfterEach
    void stop() {
        HazelcastClient.shutdownAll();
        Hazelcast.shutdownAll();
    }

    private static SerializationConfig serialization(JavaSerializationFilterConfig filter) {
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(filter)
                .addSerializerConfig(
                        new SerializerConfig().setTypeClass(Object.class).setImplementation(new GridwireSerializer()));
    }

    private static HazelcastInstance member(JavaSerializationFilterConfig filter) {
        Config config = new Config().setClusterName("filter").setSerializationConfig(serialization(filter));
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(17_741).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        return Hazelcast.newHazelcastInstance(config);
    }

    @Test
    void aClassOnTheGridsBlacklistIsRefusedByAMember() {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig().setDefaultsDisabled(true);
        filter.getBlacklist().addClasses(Unwanted.class.getName());
        HazelcastInstance member = member(filter);

        member.getMap("m").set(1, new Wanted(1));
        assertThat(member.getMap("m").get(1)).isEqualTo(new Wanted(1));
        assertThatThrownBy(() -> member.getMap("m").set(1, new Unwanted(1)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining(Unwanted.class.getName());
    }

    @Test
    void aClassMissingFromTheGridsWhitelistIsRefusedByAClient() {
        HazelcastInstance member = member(new JavaSerializationFilterConfig().setDefaultsDisabled(true));
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        filter.getWhitelist().addClasses(Wanted.class.getName());
        ClientConfig config = new ClientConfig().setClusterName("filter").setSerializationConfig(serialization(filter));
        config.getNetworkConfig().addAddress("127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort());
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);

        client.getMap("m").set(1, new Wanted(1));
        assertThat(client.getMap("m").get(1)).isEqualTo(new Wanted(1));
        assertThatThrownBy(() -> client.getMap("m").set(1, new Unwanted(1)))
                .hasStackTraceContaining(Unwanted.class.getName());
    }

    record Crate(Unwanted inside) {}

    record AnyCrate(Object inside) {}

    record ListCrate(List<Unwanted> inside) {}

    record ArrayCrate(Unwanted[] inside) {}

    record TypeCrate(Class<?> inside) {}

    record Picky(Wanted wanted, URL url) implements Serializable {}

    static class Base implements Serializable {

        private static final long serialVersionUID = 1L;
    }

    static final class Derived extends Base {

        private static final long serialVersionUID = 1L;
    }

    private static final List<Object> HOLDERS = List.of(
            new Crate(new Unwanted(1)), new AnyCrate(new Unwanted(1)), new ListCrate(List.of(new Unwanted(1))),
            new ArrayCrate(new Unwanted[] {new Unwanted(1)}), new AnyCrate(new Object[] {new Unwanted(1)}),
            new AnyCrate(Map.of("k", new Unwanted(1))), new Unwanted[] {new Unwanted(1)}, new ArrayCrate(new Unwanted[0]));

    private static void refuse(HazelcastInstance grid, Object value, String name) {
        assertThatThrownBy(() -> grid.getMap("m").set(1, value)).as("%s", value).hasStackTraceContaining(name);
    }

    @Test
    void aClassOnTheBlacklistIsRefusedWhereverItStands() {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig().setDefaultsDisabled(true);
        filter.getBlacklist().addClasses(Unwanted.class.getName());
        HazelcastInstance member = member(filter);

        HOLDERS.forEach(each -> refuse(member, each, Unwanted.class.getName()));
        member.getMap("m").set(1, new AnyCrate(new Wanted(1)));
        assertThat(member.getMap("m").get(1)).isEqualTo(new AnyCrate(new Wanted(1)));
    }

    @Test
    void aClassMissingFromTheWhitelistIsRefusedWhereverItStands() {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        for (Class<?> type : List.of(Crate.class, AnyCrate.class, ListCrate.class, ArrayCrate.class, Wanted.class)) {
            filter.getWhitelist().addClasses(type.getName());
        }
        HazelcastInstance member = member(filter);

        HOLDERS.forEach(each -> refuse(member, each, Unwanted.class.getName()));
        member.getMap("m").set(1, new AnyCrate(new Wanted(1)));
        assertThat(member.getMap("m").get(1)).isEqualTo(new AnyCrate(new Wanted(1)));
    }

    @Test
    void aSuperclassOnTheBlacklistKeepsItsSubclassesOut() {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        filter.getWhitelist().addPackages(GridFilterTest.class.getPackageName());
        filter.getBlacklist().addClasses(Base.class.getName());

        refuse(member(filter), new Derived(), Base.class.getName());
    }

    @Test
    void aClassOfTheJdkOnTheBlacklistIsRefusedInsideToo() throws Exception {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        filter.getWhitelist().addPackages(GridFilterTest.class.getPackageName());
        filter.getBlacklist().addClasses(URL.class.getName());

        refuse(member(filter), new Picky(new Wanted(1), URI.create("http://localhost/").toURL()), URL.class.getName());
    }
}
