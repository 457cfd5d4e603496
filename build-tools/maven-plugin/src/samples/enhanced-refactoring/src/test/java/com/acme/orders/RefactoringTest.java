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
import java.util.List;
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
        List<String> schema = Files.readAllLines(Path.of("gridwire.schema"));
        assertEquals(refactored, schema.stream().anyMatch(line -> line.startsWith("retired com.acme.orders.OrderLine ")));
        assertEquals(!refactored, schema.stream().anyMatch(line -> line.startsWith("class com.acme.orders.OrderLine ")));
        String version = refactored ? "version=2" : "version=1";
        assertTrue(schema.stream().anyMatch(line -> line.startsWith("class com.acme.orders.Order ") && line.contains(version)));
        long states = schema.stream().filter(line -> line.startsWith("layout com.acme.orders.Order ")).count();
        assertEquals(refactored ? 2 : 1, states);
        assertEquals(1, schema.stream().filter(line -> line.startsWith("layout com.acme.orders.OrderLine ")).count());
    }
}
