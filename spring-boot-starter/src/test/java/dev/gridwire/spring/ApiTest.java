// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class ApiTest {

    /** Tests of another release of Spring Boot run this one too, in a module beside. */
    private static final Path LISTING = Path.of("../spring-boot-starter/src/api/dev.gridwire.spring.txt");

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException, URISyntaxException {
        URL classes = SettingsListener.class.getProtectionDomain().getCodeSource().getLocation();
        String listing = ApiListing.of(Path.of(classes.toURI()));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(LISTING, listing);
            Assumptions.abort("written: " + LISTING);
        }
        assertThat(listing).as("renew it with -Dgolden.regenerate=true -Dtest=ApiTest").isEqualTo(Files.readString(LISTING));
    }
}
