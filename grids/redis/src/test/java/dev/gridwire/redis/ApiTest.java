// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ApiTest {

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException {
        ApiListing.requireKept(Path.of("src/api/dev.gridwire.redis.txt"), Path.of("target/classes"));
    }

    @Test
    void eachTypeShowsAnExample() throws IOException {
        assertThat(ApiListing.withoutExample(Path.of("target/classes"), Path.of("src/main/java"))).isEmpty();
    }
}
