// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.DataSerializable;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class InvoiceTest {

    @Test
    void fieldsOfBothModulesComeBack() {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        Invoice invoice = new Invoice(17, Instant.EPOCH, "Ada");
        assertInstanceOf(DataSerializable.class, invoice);

        Invoice back = service.toObject(service.toData(invoice));

        assertEquals(17, back.number());
        assertEquals("Ada", back.payer());
    }
}
