// SPDX-License-Identifier: Apache-2.0
package com.acme.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class OrderTest {

    @Test
    void orderIsExternalizableAndComesBack() throws Exception {
        Order order = new Order(17, Instant.EPOCH, "Ada");
        order.lines().add(new OrderLine("pencil", 3, new BigDecimal("1.20")));
        assertInstanceOf(Externalizable.class, order);

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(order);
        }
        try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Order back = (Order) stream.readObject();
            assertEquals(17, back.number());
            assertEquals(Instant.EPOCH, back.at());
            assertEquals("pencil", back.lines().get(0).article());
        }
    }
}
