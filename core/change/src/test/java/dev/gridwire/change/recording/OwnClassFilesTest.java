// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose classes a recording holds. */
class OwnClassFilesTest {

    @ParameterizedTest
    @CsvSource({
        "com.acme.shop.Order, com.acme",
        "io.github.user.app.Order, io.github.user",
        "org.springframework.samples.clinic.Pet, org.springframework.samples",
        "org.apache.Order, org.apache",
        "acme.Order, acme",
        "Order, ''"
    })
    void organisationsThatShareAPrefixAreToldApart(String className, String organisation) {
        assertThat(OwnClassFiles.organisation(className)).isEqualTo(organisation);
    }
}
