// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ApiTest {

    /** Tests of another release of Spring Boot run this one too, in a module beside. */
    private static final Path LISTING = Path.of("../../grids/spring-boot-starter/src/api/dev.gridwire.spring.txt");

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException, URISyntaxException {
        URL classes = SettingsListener.class.getProtectionDomain().getCodeSource().getLocation();
        ApiListing.requireKept(LISTING, Path.of(classes.toURI()));
    }
}
