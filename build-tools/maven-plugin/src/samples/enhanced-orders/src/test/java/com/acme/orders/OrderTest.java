// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Hazelcast's own serialization, with no configuration at all. */
class OrderTest {

    private static Order order() {
        Order order = new Order(17, Instant.EPOCH, "Ada");
        order.lines().add(new OrderLine("pencil", 3, new BigDecimal("1.20")));
        order.lines().add(new OrderLine("paper", 1, new BigDecimal("4.00")));
        return order;
    }

    @Test
    void orderIsIdentifiedAndComesBack() {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        assertInstanceOf(IdentifiedDataSerializable.class, order());

        Data data = service.toData(order());
        Order back = service.toObject(data);

        assertEquals(17, back.number());
        assertEquals(Instant.EPOCH, back.at());
        assertEquals("Ada", back.customer());
        assertEquals("paper", back.lines().get(1).article());
        assertEquals(new BigDecimal("1.20"), back.lines().get(0).price());
    }

    @Test
    void itTakesLessThanHalfOfJavasBytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(order());
        }
        byte[] enhanced = new DefaultSerializationServiceBuilder().build().toBytes(order());
        assertTrue(enhanced.length < bytes.size() / 2, enhanced.length + " of " + bytes.size());
    }
}
