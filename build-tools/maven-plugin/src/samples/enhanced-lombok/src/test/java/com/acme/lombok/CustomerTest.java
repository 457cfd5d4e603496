// SPDX-License-Identifier: Apache-2.0
package com.acme.lombok;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import java.util.List;
import org.junit.jupiter.api.Test;

class CustomerTest {

    @Test
    void valueComesBackEqual() {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        Customer customer = Customer.builder().name("Ada").streets(List.of("Main Street")).turnover(17).build();
        assertInstanceOf(IdentifiedDataSerializable.class, customer);

        assertEquals(customer, service.toObject(service.toData(customer)));
    }
}
