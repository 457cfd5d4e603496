// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Bare;
import com.acme.shop.Shop;
import dev.gridwire.Marshaller;
import dev.gridwire.error.GridwireException;
import java.util.HexFormat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.util.ClassUtils;

/** With Spring Security 6 and 7; the tests of logins have whole sessions. */
@Tag("core")
class LaterTypeTest {

    private static final ClassLoader LOADER = Thread.currentThread().getContextClassLoader();
    private static final String LATER = "org.springframework.security.core.authority.FactorGrantedAuthority";
    private static final boolean IS_LATER = ClassUtils.isPresent(LATER, LOADER);

    /** A FactorGrantedAuthority that was written with Spring Security 7.1.2: {@code FACTOR_PASSWORD}, issued at the epoch. */
    private static final byte[] WRITTEN = HexFormat.of().parseHex(
            "88070300ae60c8cf620284016f72672e737072696e676672616d65776f726b2e73656375726974792e636f7265"
            + "2e617574686f726974792e466163746f724772616e746564417574686f72697479014120010000021261757468"
            + "6f726974791010697373756564417412293d464143544f525f50415353574f5244010000");

    private static Object read(String... arguments) {
        try (ConfigurableApplicationContext context = Shop.start(Bare.class, arguments)) {
            assertThat(context.isActive()).isTrue();
            return Marshaller.builder().settings(LOADER).build().unmarshal(WRITTEN);
        }
    }

    @Test
    void whatANewerSpringSecurityWroteIsReadByTheClassThatIsThere() {
        assertThat(read()).isInstanceOfSatisfying(GrantedAuthority.class, authority -> {
            assertThat(authority.getAuthority()).isEqualTo("FACTOR_PASSWORD");
            assertThat(authority.getClass().getName()).isEqualTo(IS_LATER ? LATER : SimpleGrantedAuthority.class.getName());
        });
    }

    @Test
    void theClassThatIsThereMayBeDenied() {
        String denied = "--gridwire.deny=" + (IS_LATER ? LATER : SimpleGrantedAuthority.class.getName());
        assertThatThrownBy(() -> read(denied)).isInstanceOf(GridwireException.class);
    }

    @Test
    void whereTheNewerClassIsThereNothingIsAdded() {
        assertThat(LaterType.lines(LOADER).containsKey("renamed." + SimpleGrantedAuthority.class.getName()))
                .isNotEqualTo(IS_LATER);
    }
}
