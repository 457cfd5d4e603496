// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class ApiTest {

    private static final Path LISTING = Path.of("src/api/dev.gridwire.ehcache.txt");

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException {
        String listing = ApiListing.of(Path.of("target/classes"));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(LISTING, listing);
            Assumptions.abort("written: " + LISTING);
        }
        assertThat(listing).as("renew it with -Dgolden.regenerate=true -Dtest=ApiTest").isEqualTo(Files.readString(LISTING));
    }

    @Test
    void eachTypeShowsAnExample() throws IOException {
        assertThat(ApiListing.withoutExample(Path.of("target/classes"), Path.of("src/main/java"))).isEmpty();
    }
}
