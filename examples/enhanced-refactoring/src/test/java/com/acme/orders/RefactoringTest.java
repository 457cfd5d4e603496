// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RefactoringTest {

    private final boolean refactored = System.getProperty("sources").equals("src/after");

    @Test
    void methodsFollowTheFields() {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        Order back = service.toObject(service.toData(new Order(17, Instant.EPOCH, "Ada")));
        assertEquals(17, back.number());
        assertEquals(Instant.EPOCH, back.at());
    }

    @Test
    void schemaTellsTheHistory() throws IOException {
        String schema = Files.readString(Path.of("gridwire.schema"));
        assertEquals(refactored, schema.contains("retired com.acme.orders.OrderLine"));
        assertEquals(!refactored, schema.contains("class com.acme.orders.OrderLine"));
        String version = refactored ? "version=2" : "version=1";
        assertTrue(schema.lines().anyMatch(line -> line.startsWith("class com.acme.orders.Order ") && line.contains(version)));
    }
}
