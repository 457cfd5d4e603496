// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ApiTest {

    /** Another module runs this test with another JUnit. */
    private static final Path MODULE = Path.of("..", "..", "core", "junit");

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException {
        ApiListing.requireKept(MODULE.resolve("src/api/dev.gridwire.junit.txt"), MODULE.resolve("target/classes"));
    }

    @Test
    void eachTypeShowsAnExample() throws IOException {
        assertThat(ApiListing.withoutExample(MODULE.resolve("target/classes"), MODULE.resolve("src/main/java"))).isEmpty();
    }
}
