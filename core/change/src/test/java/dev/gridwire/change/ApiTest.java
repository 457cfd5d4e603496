// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.testkit.api.ApiListing;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ApiTest {

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException {
        ApiListing.requireKept(Path.of("src/api/dev.gridwire.change.txt"), Path.of("target/classes"));
    }
}
