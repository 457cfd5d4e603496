// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.application;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrganisationTest {

    @ParameterizedTest
    @CsvSource({
        "com.acme.shop.Main, com.acme",
        "com.acme.Main, com.acme",
        "shop.Main, shop",
        "shop.order.Main, shop.order",
        "uk.co.acme.shop.Main, uk.co.acme",
        "au.com.acme.Main, au.com.acme",
        "jp.ne.acme.Main, jp.ne.acme",
        "de.acme.shop.Main, de.acme",
        "io.github.user.app.Main, io.github.user",
        "com.github.user.Main, com.github.user",
        "com.gitlab.user.app.Main, com.gitlab.user",
        "org.apache.roof.Main, org.apache.roof",
        "org.eclipse.roof.app.Main, org.eclipse.roof",
        "org.springframework.roof.Main, org.springframework.roof"
    })
    void aPrefixIsWhatTheOrganisationAloneHas(String mainClass, String prefix) {
        assertThat(Organisation.prefixOf(mainClass)).isEqualTo(prefix);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Main", "com.Main", "org.Main", "de.Main", "io.github.Main", "org.apache.Main", "uk.co.Main"})
    void aPrefixThatEverybodySharesIsNone(String mainClass) {
        assertThat(Organisation.prefixOf(mainClass)).isNull();
    }
}
