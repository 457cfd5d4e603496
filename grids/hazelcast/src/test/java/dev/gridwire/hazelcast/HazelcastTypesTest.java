// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.cluster.Address;
import com.hazelcast.cluster.Member;
import com.hazelcast.cluster.impl.MemberImpl;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.MemberLeftException;
import com.hazelcast.function.ComparatorEx;
import com.hazelcast.jet.Util;
import com.hazelcast.jet.pipeline.ServiceFactories;
import com.hazelcast.version.MemberVersion;
import dev.gridwire.Marshaller;
import dev.gridwire.application.ApplicationClasses;
import dev.gridwire.error.RejectedTypeException;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looks through the jar of the Hazelcast that the tests run with. */
@Tag("core")
class HazelcastTypesTest {

    /** These extend an exception of the JDK with a field that its public methods cannot set. */
    private static final List<String> GET_STAND_INS = List.of(
            "com.hazelcast.internal.config.AbstractXmlConfigRootTagRecognizer$TerminateParseException",
            "com.hazelcast.jet.impl.connector.XaSinkProcessorBase$BetterXAException");

    private final Marshaller marshaller = HazelcastTypes.allow(Marshaller.builder(), false).build();

    private static List<String> classes() throws IOException, URISyntaxException {
        Path jar = Path.of(HazelcastInstance.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (JarFile file = new JarFile(jar.toFile()); Stream<JarEntry> entries = file.stream()) {
            return entries.map(JarEntry::getName)
                    .filter(name -> name.startsWith("com/hazelcast/") && name.endsWith(".class"))
                    .filter(name -> !name.startsWith("com/hazelcast/shaded/"))
                    .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .toList();
        }
    }

    private static List<Class<?>> throwables() throws IOException, URISyntaxException {
        List<Class<?>> found = new ArrayList<>();
        classes().forEach(name -> addThrowable(found, name));
        return found;
    }

    @Test
    void eachClassOfHazelcastIsALibrarysWhateverTheMainClass() throws Exception {
        for (String main : List.of("com.acme.Main", "com.hazelcast.guide.Main")) {
            ApplicationClasses own = ApplicationClasses.of(HazelcastTypesTest.class.getClassLoader(), main);
            assertThat(classes()).hasSizeGreaterThan(5_000)
                    .allSatisfy(name -> assertThat(own.obstacle(name)).startsWith("it is a library's"));
            assertThat(own.obstacle("com.hazelcast.guide.Order")).doesNotStartWith("it is a library's");
        }
    }

    private static void addThrowable(List<Class<?>> found, String name) {
        try {
            Class<?> type = Class.forName(name, false, HazelcastTypesTest.class.getClassLoader());
            if (Throwable.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
                found.add(type);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // It needs a library that is not there, and no throwable does.
            assertThat(name).doesNotEndWith("Exception");
        }
    }

    @Test
    void eachThrowableOfHazelcastIsNamed() throws Exception {
        assertThat(throwables()).hasSizeGreaterThan(100);

        assertThat(throwables().stream().map(Class::getName).filter(name -> !GET_STAND_INS.contains(name)).toList())
                .isSubsetOf(HazelcastTypes.names());
    }

    @Test
    void eachThrowableOfHazelcastWithACommonConstructorCrosses() throws Exception {
        int crossed = 0;
        for (Class<?> type : throwables()) {
            Throwable made = make(type);
            if (made != null && !GET_STAND_INS.contains(type.getName())) {
                Throwable read = marshaller.unmarshal(marshaller.marshal(made));
                assertThat(read).hasSameClassAs(made).hasMessage(made.getMessage());
                crossed++;
            }
        }
        assertThat(crossed).isGreaterThan(70);
    }

    private static @Nullable Throwable make(Class<?> type) throws ReflectiveOperationException {
        if (type == MemberLeftException.class) {
            return new MemberLeftException(member());
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            Class<?>[] parameters = constructor.getParameterTypes();
            if (Modifier.isPublic(constructor.getModifiers()) && parameters.length == 1 && parameters[0] == String.class) {
                return (Throwable) constructor.newInstance("a message");
            }
        }
        return null;
    }

    private static Member member() {
        try {
            return new MemberImpl.Builder(new Address("127.0.0.1", 5701))
                    .uuid(new UUID(1, 2))
                    .version(MemberVersion.of("5.5.0"))
                    .build();
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aMemberThatLeftIsNamedOnTheOtherSide() {
        MemberLeftException read = marshaller.unmarshal(marshaller.marshal(new MemberLeftException(member())));

        assertThat(read.getMember().getUuid()).isEqualTo(new UUID(1, 2));
        assertThat(read.getMember().getAddress().getPort()).isEqualTo(5701);
    }

    @Test
    void classesOfJobsAreAllowedOnlyWhereThereAreJobs() {
        ComparatorEx<String> comparator = ComparatorEx.naturalOrder();
        Object ofJet = ServiceFactories.sharedService(context -> "of a job");

        assertThatThrownBy(() -> marshaller.marshal(ofJet))
                .isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("com.hazelcast.jet.pipeline.");
        Marshaller ofJobs = HazelcastTypes.allow(Marshaller.builder().register(HazelcastTypesTest.class), true).build();
        assertThat(ofJobs.<Object>unmarshal(ofJobs.marshal(ofJet))).isNotNull();
        assertThat(marshaller.<Object>unmarshal(marshaller.marshal(comparator))).isEqualTo(comparator);
    }

    @Test
    void aPipelineReadsJournals() {
        Marshaller ofJobs = HazelcastTypes.allow(Marshaller.builder(), true).build();
        for (Object each : List.of(Util.mapPutEvents(), Util.mapEventToEntry(), Util.mapEventNewValue(), Util.cachePutEvents(),
                Util.cacheEventToEntry(), Util.cacheEventNewValue())) {
            assertThat(ofJobs.<Object>unmarshal(ofJobs.marshal(each))).isInstanceOf(each.getClass());
            assertThatThrownBy(() -> marshaller.marshal(each)).isInstanceOf(RejectedTypeException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"JobAndSqlSummary", "SqlSummary", "MasterJobContext"})
    void whatMembersSayOfJobsIsAllowedWhereThereAreJobs(String name) throws ClassNotFoundException {
        Class<?> type = Class.forName("com.hazelcast.jet.impl." + name);
        Marshaller ofJobs = HazelcastTypes.allow(Marshaller.builder(), true).build();

        assertThat(ofJobs.policy().allows(type.getName())).isTrue();
        assertThat(marshaller.policy().allows(type.getName())).isFalse();
    }
}
