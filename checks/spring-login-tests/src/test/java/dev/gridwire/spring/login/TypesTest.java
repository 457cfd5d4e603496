// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.login.Descriptions;
import dev.gridwire.Marshaller;
import dev.gridwire.grid.JavaBytes;
import dev.gridwire.grid.contract.JavaStreams;
import dev.gridwire.registry.Presets;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.cache.interceptor.SimpleKey;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;

/** Each class of the starter's list {@code types.txt}, with all libraries that it names. */
class TypesTest {

    private static final String SECURITY = "org.springframework.security.";
    private static final Set<String> SINCE_4 = Set.of(
            SECURITY + "core.authority.FactorGrantedAuthority",
            SECURITY + "authentication.ott.OneTimeTokenAuthentication",
            SECURITY + "saml2.provider.service.authentication.Saml2AssertionAuthentication",
            SECURITY + "saml2.provider.service.authentication.Saml2ResponseAssertion");
    private static final Set<String> UP_TO_3 = Set.of("org.springframework.session.hazelcast.SessionUpdateEntryProcessor");

    /** They hash a name or a number, and none of the objects that they hold. */
    private static final Set<String> HASH_NAMES = Set.of("AttributePrincipalImpl", "Jwt", "MapSession", "OAuth2AccessToken",
            "OidcIdToken", "PreAuthenticatedGrantedAuthoritiesWebAuthenticationDetails", "User");

    private static final int DEPTH = 20;
    private static final List<String> NAMES = names();

    /** As the starter's, which allows an application's own classes; that policy asks for library classes of fields, too. */
    private final Marshaller marshaller = Marshaller.builder().allowNamed(NAMES).allowOwnClasses().build();

    /** Without those of Infinispan, whose starters have tests of their own. */
    private static List<String> names() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(Objects.requireNonNull(
                TypesTest.class.getResourceAsStream("/dev/gridwire/spring/types.txt")), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("org.infinispan.") && line.contains(" "))
                    .map(line -> line.substring(0, line.indexOf(' '))).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static Stream<Class<?>> classes() {
        return NAMES.stream().filter(name -> !SINCE_4.contains(name)).<Class<?>>map(name -> {
            try {
                return Class.forName(name);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }).filter(type -> !Modifier.isAbstract(type.getModifiers()));
    }

    private static void requireNames(ClassLoader loader, Set<String> absent) {
        assertThat(NAMES).hasSizeGreaterThan(100).doesNotHaveDuplicates().allSatisfy(name -> {
            boolean isThere = loader.getResource(name.replace('.', '/') + ".class") != null;
            assertThat(isThere).as(name).isEqualTo(!absent.contains(name));
        });
    }

    @Test
    void everyNameIsAClassOfTheLineThatIsTestedFirst() {
        requireNames(getClass().getClassLoader(), SINCE_4);
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource(value = Line.class, mode = EnumSource.Mode.EXCLUDE, names = "BOOT_3_5")
    void everyNameIsAClassOfALaterLine(Line line) throws IOException {
        List<URL> jars = new ArrayList<>();
        for (Store store : Store.values()) {
            for (String entry : line.classPath(store, Starter.ABSENT).split(File.pathSeparator)) {
                jars.add(Path.of(entry).toUri().toURL());
            }
        }
        try (URLClassLoader loader = new URLClassLoader(jars.toArray(URL[]::new), null)) {
            requireNames(loader, UP_TO_3);
        }
    }

    /** Hazelcast's own reader of Java serialization asks for each superclass by name, and takes an abstract one only. */
    @ParameterizedTest
    @MethodSource("classes")
    void itsSuperclassesThatHaveObjectsAreListedToo(Class<?> type) {
        Class<?> above = type.isInterface() ? Object.class : type.getSuperclass();
        assertThat(above.getName()).matches(name -> name.startsWith("java.") || Modifier.isAbstract(above.getModifiers())
                || NAMES.contains(name));
    }

    /** Bytes can make an object hold another one twice, which holds a third one twice, and so on: its hash is counted. */
    @ParameterizedTest
    @MethodSource("classes")
    void aClassThatHashesWhatItHoldsIsListedAsSuch(Class<?> type) throws NoSuchMethodException {
        boolean hashes = type.getMethod("hashCode").getDeclaringClass() != Object.class;
        boolean holdsObjects = false;
        for (Class<?> each = type; each != null && each != Throwable.class; each = each.getSuperclass()) {
            holdsObjects |= Stream.of(each.getDeclaredFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers()))
                    .anyMatch(field -> mayHoldAny(field.getType()));
        }
        assertThat(Presets.holds(type.getName())).as(type.getName())
                .isEqualTo(hashes && holdsObjects && !HASH_NAMES.contains(type.getSimpleName()));
    }

    @Test
    void objectsThatTakeTooMuchWorkToHashAreRefused() throws IOException {
        Object token = "ada";
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < DEPTH; i++) {
            token = new UsernamePasswordAuthenticationToken(token, token);
            list = new ArrayList<>(List.of(list, list));
        }
        // A key hashes its parts while it is read, wherever it stands.
        for (Object object : List.of(new HashSet<>(Set.of(token)), new SimpleKey(list))) {
            assertThatThrownBy(() -> marshaller.marshal(object)).hasMessageContaining("too much work to hash");
            byte[] java = JavaStreams.of(object);
            assertThatThrownBy(() -> JavaBytes.read(
                    java, 0, java.length, getClass().getClassLoader(), marshaller.policy(), marshaller.limits()))
                    .hasMessageContaining("too much work to hash");
        }
    }

    private static boolean mayHoldAny(Class<?> type) {
        return type == Object.class || type == Object[].class || type.isInterface();
    }

    @ParameterizedTest
    @MethodSource("classes")
    void anObjectWithAllItsFieldsComesBack(Class<?> type) {
        Object object = new Filled().object(type);
        Object read = marshaller.unmarshal(marshaller.marshal(object));
        assertThat(Descriptions.of(read)).isEqualTo(object instanceof Number ? object.toString() : Descriptions.of(object));
    }
}
