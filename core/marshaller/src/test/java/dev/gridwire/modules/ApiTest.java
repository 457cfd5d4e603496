// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.modules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ApiTest {

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException {
        ApiListing.requireKept(Path.of("src/api/dev.gridwire.txt"), Path.of("target/classes"));
    }

    /** All but one that is no API, and moves to codegen. */
    @Test
    void eachTypeShowsAnExample() throws IOException {
        assertThat(ApiListing.withoutExample(Path.of("target/classes"), Path.of("src/main/java")))
                .isSubsetOf("dev.gridwire.type.JdkType");
    }
}
