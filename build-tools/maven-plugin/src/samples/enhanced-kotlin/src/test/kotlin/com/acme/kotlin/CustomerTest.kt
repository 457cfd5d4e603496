// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import com.hazelcast.internal.serialization.InternalSerializationService
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder
import com.hazelcast.nio.serialization.IdentifiedDataSerializable
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class CustomerTest {

    @Test
    fun dataClassComesBackEqual() {
        val service: InternalSerializationService = DefaultSerializationServiceBuilder().build()
        val customer = Customer("Ada", listOf("Main Street"), null, State.KNOWN)
        assertTrue((customer as Any) is IdentifiedDataSerializable)

        val back: Customer = service.toObject(service.toData<com.hazelcast.internal.serialization.Data>(customer))

        assertEquals(customer, back)
    }
}
