// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MalformedBytesException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.grid.contract.JavaStreams;
import dev.gridwire.payload.Limits;
import dev.gridwire.type.TypePolicy;
import java.io.IOException;
import java.net.URL;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** URLs in streams of Java serialization, beside tokens of Spring Security: as in payloads, none asks the network. */
class UrlStreamsTest {

    private static final List<String> TOKEN = List.of("org.springframework.security.oauth2.core.oidc.OidcIdToken");
    private static final TypePolicy VALUES = Marshaller.builder().allowNamed(TOKEN).build().policy();

    private static Object read(Object written, TypePolicy policy) throws IOException {
        byte[] bytes = JavaStreams.of(written);
        return JavaBytes.read(bytes, 0, bytes.length, UrlStreamsTest.class.getClassLoader(), policy, Limits.DEFAULT);
    }

    @Test
    void aValueComesBack() throws Exception {
        URL url = new URL("https://localhost:8443/issuer");
        Map<String, Object> claims = new HashMap<>(Map.of("iss", url, "again", List.of(url)));
        Object read = read(claims, VALUES);
        assertThat(read).isEqualTo(claims);
        assertThat(((Map<?, ?>) read).get("iss")).hasSameHashCodeAs(url);
    }

    @Test
    void noKeyIsOne() throws Exception {
        URL url = new URL("http:/path");
        for (Object keyed : List.of(new HashSet<>(Set.of(url)), new HashMap<>(Map.of(url, 1)), Set.of(url, 1, 2),
                Map.of(url, 1, 2, 3), new HashSet<>(Set.of(List.of(url))))) {
            assertThatThrownBy(() -> read(keyed, VALUES)).isInstanceOf(MismatchedShapeException.class)
                    .hasMessageContaining("asks the network");
        }
    }

    @Test
    void otherProtocolsAreRefused() throws Exception {
        for (String text : List.of("file:/etc/passwd", "jar:http://localhost/a.jar!/b", "ftp://localhost/")) {
            assertThatThrownBy(() -> read(new URL(text), VALUES)).as(text).isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("allow=java.net.URL");
        }
    }

    @Test
    void withoutTokensNoneIsLetInAndWhoNamesThemHasThemEverywhere() throws Exception {
        URL url = new URL("http:/path");
        assertThatThrownBy(() -> read(url, Marshaller.builder().build().policy())).isInstanceOf(RejectedTypeException.class);
        assertThatThrownBy(() -> read(url, Marshaller.builder().allowNamed(TOKEN).deny("java.net.URL").build().policy()))
                .isInstanceOf(GridwireException.class);
        TypePolicy both = Marshaller.builder().allowNamed(TOKEN).allowNamed(List.of("java.net.URL")).build().policy();
        assertThat(read(new HashSet<>(Set.of(url)), both)).isEqualTo(Set.of(url));
    }
}
