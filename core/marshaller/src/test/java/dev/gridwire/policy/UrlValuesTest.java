// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import java.io.Serializable;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** URLs as values beside Spring Security's tokens: reading asks no network, whatever bytes say. */
class UrlValuesTest {

    private static final String TOKEN = "org.springframework.security.oauth2.core.oidc.OidcIdToken";
    private static final Collection<String> OWN = List.of(Hashing.class.getName(), Quiet.class.getName());

    /** Lets them in as values. */
    private final Marshaller values = Marshaller.builder().allowNamed(OWN).allowNamed(List.of(TOKEN)).build();
    /** Lets them in wherever they stand, as whoever makes hostile bytes would. */
    private final Marshaller everywhere = Marshaller.builder().allowNamed(OWN).allowNamed(List.of("java.net.URL")).build();

    /** Hashes its URL, as a class with generated methods does. */
    static final class Hashing implements Serializable {

        private static final long serialVersionUID = 1L;

        private final Object url;

        Hashing(Object url) {
            this.url = url;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Hashing hashing && hashing.url.equals(url);
        }

        @Override
        public int hashCode() {
            return url.hashCode();
        }
    }

    /** Does not, as Spring Security's authorities do. */
    static final class Quiet implements Serializable {

        private static final long serialVersionUID = 1L;

        final Map<String, Object> claims;

        Quiet(Map<String, Object> claims) {
            this.claims = claims;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Quiet;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    private static URL url(String text) throws MalformedURLException {
        return new URL(text);
    }

    /** It has no host, so none is looked for. */
    private static URL hostless() throws MalformedURLException {
        return url("http:/path");
    }

    @Test
    void aValueComesBackAndIsAsAnyOther() throws Exception {
        URL url = url("https://localhost:8443/issuer?a=b#c");
        Map<String, Object> claims = new LinkedHashMap<>(Map.of("iss", url, "sub", "ada"));
        Map<String, Object> read = values.unmarshal(values.marshal(claims));
        assertThat(read.get("iss")).isInstanceOf(URL.class).hasToString(url.toString());
        assertThat(((URL) read.get("iss")).getDefaultPort()).isEqualTo(443);
        assertThat(read).isEqualTo(claims).hasSameHashCodeAs(claims);
        assertThat(values.<URL>unmarshal(values.marshal(url("http://localhost/"))).getDefaultPort()).isEqualTo(80);
        assertThat(values.<Set<Quiet>>unmarshal(values.marshal(Set.of(new Quiet(claims))))).hasSize(1);
    }

    @Test
    void theyAreLetInBesideATokenThatIsLetInOnly() throws Exception {
        byte[] bytes = values.marshal(url("http://localhost/"));
        for (Marshaller other : List.of(Marshaller.builder().build(),
                Marshaller.builder().allowNamed(List.of(TOKEN)).deny("java.net.URL").build(),
                Marshaller.builder().allowNamed(List.of(TOKEN)).deny(TOKEN).build())) {
            assertThatThrownBy(() -> other.unmarshal(bytes)).isInstanceOf(RejectedTypeException.class);
            assertThatThrownBy(() -> other.marshal(url("http://localhost/"))).isInstanceOf(RejectedTypeException.class);
        }
    }

    @Test
    void otherProtocolsAreRefused() throws Exception {
        for (String text : List.of("file:/etc/passwd", "jar:http://localhost/a.jar!/b", "ftp://localhost/", "mailto:a@b")) {
            byte[] bytes = everywhere.marshal(url(text));
            assertThatThrownBy(() -> values.unmarshal(bytes)).as(text).isInstanceOf(RejectedTypeException.class);
            assertThatThrownBy(() -> values.marshal(url(text))).as(text).isInstanceOf(RejectedTypeException.class);
        }
    }

    static List<Object> keys() throws MalformedURLException {
        URL url = hostless();
        return List.of(
                new HashSet<>(Set.of(url)), Set.of(url, 1, 2), new HashMap<>(Map.of(url, 1)), Map.of(url, 1, 2, 3),
                new ConcurrentHashMap<>(Map.of(url, 1)), new HashSet<>(Set.of(List.of(url))),
                new HashSet<>(Set.of(Map.of("iss", url))),
                new HashSet<>(Set.of(Optional.of(url))), new HashSet<>(Set.of(Map.entry(url, 1))));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void noKeyIsOne(Object keyed) {
        byte[] bytes = everywhere.marshal(keyed);
        assertThatThrownBy(() -> values.unmarshal(bytes)).isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("asks the network").hasMessageContaining("allow=java.net.URL");
        assertThatThrownBy(() -> values.marshal(keyed)).isInstanceOf(RejectedTypeException.class)
                .hasMessageContaining("allow=java.net.URL");
    }

    @Test
    void norIsItHashedWithinAKeyOrByAReferenceBackToOne() throws Exception {
        Hashing hashing = new Hashing(hostless());
        Object referred = new ArrayList<>(Arrays.asList(hashing, new HashSet<>(Set.of(hashing))));
        for (Object hidden : List.of(
                new HashSet<>(Set.of(hashing)), referred, new HashSet<>(Set.of(new Hashing(List.of(hashing)))))) {
            byte[] bytes = everywhere.marshal(hidden);
            assertThatThrownBy(() -> values.unmarshal(bytes)).isInstanceOf(GridwireException.class)
                    .hasMessageContaining("asks the network");
        }
    }

    @Test
    void whoNamesThemHasThemEverywhere() throws Exception {
        Marshaller both = Marshaller.builder().allowNamed(List.of(TOKEN, "java.net.URL")).build();
        Set<URL> set = new HashSet<>(Set.of(hostless(), url("file:/a")));
        assertThat(both.<Object>unmarshal(both.marshal(set))).isEqualTo(set);
    }
}
