// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.ClassFilter;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.Marshaller;
import dev.gridwire.hazelcast.JavaSerializationPolicy.Allowed;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** Values of Java serialization, written by a client without Gridwire, on a member with Gridwire's policy as the filter. */
class JavaSerializationPolicyTest {

    private static final int FIRST_PORT = 17_791;

    record Wanted(LocalDate day, List<Integer> numbers) implements Serializable {}

    record Unwanted(int number) implements Serializable {}

    @AfterEach
    void stop() {
        HazelcastClient.shutdownAll();
        Hazelcast.shutdownAll();
    }

    private static Marshaller marshaller() {
        return Marshaller.builder().register(Wanted.class).build();
    }

    private static Config config() {
        Config config = new Config().setClusterName("java-policy");
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(FIRST_PORT).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        return config;
    }

    private static HazelcastInstance client() {
        ClientConfig config = new ClientConfig().setClusterName("java-policy");
        int port = Hazelcast.getAllHazelcastInstances().iterator().next().getCluster().getLocalMember().getAddress().getPort();
        config.getNetworkConfig().addAddress("127.0.0.1:" + port);
        return HazelcastClient.newHazelcastClient(config);
    }

    @Test
    void allowedClassesAreReadAndNothingElse() {
        Config config = config();
        config.getSerializationConfig().setJavaSerializationFilterConfig(JavaSerializationPolicy.filter(marshaller().policy()));
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        HazelcastInstance client = client();
        Wanted wanted = new Wanted(LocalDate.EPOCH, new ArrayList<>(List.of(1, 2)));
        client.getMap("m").set(1, wanted);
        client.getMap("m").set(2, new Unwanted(1));
        client.getMap("m").set(3, new Object[] {new Unwanted[] {new Unwanted(1)}});

        assertThat(member.getMap("m").get(1)).isEqualTo(wanted);
        for (int key = 2; key <= 3; key++) {
            int bad = key;
            assertThatThrownBy(() -> member.getMap("m").get(bad)).hasStackTraceContaining(
                    "Java serialization: The type policy does not allow the class: class=" + Unwanted.class.getName()
                            + "; allow it with Marshaller.builder().register(");
        }
    }

    /** A library's, which nobody allowed. */
    abstract static class Token implements Serializable {

        private static final long serialVersionUID = 1L;
        String user = "nobody";
    }

    static final class OwnToken extends Token {

        private static final long serialVersionUID = 1L;
        int number;
    }

    /** Its superclass is a library's, too, and could stand for an object. */
    static final class OwnFailure extends AssertionFailedError {

        private static final long serialVersionUID = 1L;

        OwnFailure(String message) {
            super(message);
        }
    }

    private static Marshaller ownClasses() {
        return Marshaller.builder().register(OwnToken.class).register(OwnFailure.class).build();
    }

    private static OwnToken token() {
        OwnToken token = new OwnToken();
        token.user = "Ann";
        token.number = 5;
        return token;
    }

    private static void assertToken(Object read) {
        assertThat(read).isInstanceOfSatisfying(OwnToken.class, token -> {
            assertThat(token.user).isEqualTo("Ann");
            assertThat(token.number).isEqualTo(5);
        });
    }

    @Test
    void anAbstractSuperclassIsReadWithItsClass() {
        Config config = config();
        config.getSerializationConfig().setJavaSerializationFilterConfig(JavaSerializationPolicy.filter(ownClasses().policy()));
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        HazelcastInstance client = client();
        client.getMap("m").set(1, token());
        client.getMap("m").set(2, new OwnFailure("late"));

        assertToken(member.getMap("m").get(1));
        assertThatThrownBy(() -> member.getMap("m").get(2)).hasStackTraceContaining(AssertionFailedError.class.getName());
    }

    /** A member that joins is sent some, where a map was added to the configuration at run time. */
    @Test
    void propertiesAreReadWithTheirSuperclass() {
        ClassFilter filter = JavaSerializationPolicy.filter(ownClasses().policy()).getWhitelist();
        String superclass = Properties.class.getSuperclass().getName();
        assertThatThrownBy(() -> filter.isListed(superclass)).isInstanceOf(SecurityException.class);
        assertThat(filter.isListed(Properties.class.getName())).isTrue();
        assertThat(filter.isListed(superclass)).isTrue();
    }

    @Test
    void gridwiresOwnFilterSaysNothingOfSuperclasses() {
        Config config = config();
        config.getSerializationConfig()
                .setJavaSerializationFilterConfig(JavaSerializationPolicy.filter(ownClasses().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(new GridwireSerializer(
                        7, builder -> builder.register(OwnToken.class).register(OwnFailure.class))));
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);

        member.getMap("m").set(1, token());
        member.getMap("m").set(2, new OwnFailure("late"));
        assertToken(member.getMap("m").get(1));
        assertThat(member.getMap("m").get(2)).isExactlyInstanceOf(OwnFailure.class);
        member.getMap("m").set(3, new AssertionFailedError("bare"));
        assertThat(member.getMap("m").get(3)).as("no class of the application").isInstanceOf(StandInException.class);
    }

    @Test
    void whereASealIsRequiredClassesOfTheApplicationAreRefused() {
        Allowed sealed = new Allowed(() -> marshaller().policy().byName(), getClass().getClassLoader(), true);
        assertThatThrownBy(() -> sealed.isListed(Wanted.class.getName())).isInstanceOf(SecurityException.class)
                .hasMessageContaining("seal-accepts=java");
        assertThat(sealed.contains(Wanted.class.getName())).as("by Gridwire").isTrue();
        assertThat(sealed.isListed("java.util.ArrayList")).isTrue();
    }

    @Test
    void theSettingsSayWhetherASealIsRequired() {
        System.setProperty("gridwire.seal", "crc32c");
        System.setProperty("gridwire.allow", Wanted.class.getName());
        try {
            assertThatThrownBy(() -> isListed(Wanted.class)).hasMessageContaining("seal-accepts=java");
            System.setProperty("gridwire.seal-accepts", "java");
            assertThat(isListed(Wanted.class)).isTrue();
        } finally {
            List.of("seal", "seal-accepts", "allow").forEach(key -> System.clearProperty("gridwire." + key));
        }
    }

    private static boolean isListed(Class<?> type) {
        SerializationConfig config = JavaSerializationPolicy.set(new Config()).getSerializationConfig();
        return filterOf(config).getWhitelist().isListed(type.getName());
    }

    @Test
    void theGridsOwnSerializerUnderstandsTheFilter() {
        Config config = config();
        config.getSerializationConfig()
                .setJavaSerializationFilterConfig(JavaSerializationPolicy.filter(marshaller().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(new GridwireSerializer(
                        7, builder -> builder.register(Wanted.class).register(Unwanted.class))));
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);

        member.getMap("m").set(1, new Wanted(LocalDate.MAX, List.of()));
        assertThat(member.getMap("m").get(1)).isEqualTo(new Wanted(LocalDate.MAX, List.of()));
        assertThatThrownBy(() -> member.getMap("m").set(2, new Unwanted(1)))
                .hasStackTraceContaining("The filter of the type policy refuses the class: class=" + Unwanted.class.getName());
    }

    @Test
    void itIsSetWhereThereIsNoFilterOnly() {
        assertThat(filterOf(JavaSerializationPolicy.set(new Config()).getSerializationConfig()).getWhitelist())
                .isInstanceOfSatisfying(Allowed.class, filter -> {
                    assertThat(filter.contains("java.util.ArrayList")).isTrue();
                    assertThat(filter.contains("com.hazelcast.query.impl.predicates.EqualPredicate")).isTrue();
                    assertThat(filter.contains("org.acme.Gadget")).isFalse();
                });
        assertThat(filterOf(JavaSerializationPolicy.set(new ClientConfig()).getSerializationConfig()).isDefaultsDisabled())
                .isTrue();
        Config own = new Config();
        own.getSerializationConfig().setJavaSerializationFilterConfig(new JavaSerializationFilterConfig());
        JavaSerializationFilterConfig before = filterOf(own.getSerializationConfig());
        assertThat(filterOf(JavaSerializationPolicy.set(own).getSerializationConfig())).isSameAs(before);
    }

    private static JavaSerializationFilterConfig filterOf(SerializationConfig config) {
        return config.getJavaSerializationFilterConfig();
    }

    @Test
    void hazelcastsOwnObjectsAreLetInUnlessTheyAreDenied() {
        String name = "com.hazelcast.core.HazelcastInstanceNotActiveException";
        assertThat(new Allowed(() -> marshaller().policy().byName()).contains(name)).isTrue();
        assertThat(new Allowed(() -> marshaller().policy().byName()).contains("com.hazelcast.core.Unknown")).isFalse();
        assertThat(new Allowed(() -> Marshaller.builder().deny(name).build().policy().byName()).contains(name)).isFalse();
    }

    @Test
    void aCopyThatForgetsThePolicyLetsInNoClassOfUse() {
        SerializationConfig copy = new SerializationConfig(JavaSerializationPolicy.set(new Config()).getSerializationConfig());
        Config config = config();
        config.setSerializationConfig(copy);
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        client().getMap("m").set(1, new Unwanted(1));
        assertThatThrownBy(() -> member.getMap("m").get(1)).hasStackTraceContaining("Resolving class");
    }
}
