// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.api;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The listing of a module that cannot use this one, because this one uses it. */
class ProofApiTest {

    private static final Path PROOF = Path.of("..", "proof");

    @Test
    void theListingIsTheApiOfTheClasses() throws IOException {
        ApiListing.requireKept(PROOF.resolve("src/api/dev.gridwire.proof.txt"), PROOF.resolve("target/classes"));
    }
}
