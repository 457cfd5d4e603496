// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import dev.gridwire.Marshaller
import dev.gridwire.junit.RoundTripCheck
import dev.gridwire.junit.RoundTrips
import java.util.function.Supplier
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test

/** As a user of Kotlin configures a marshaller in code. */
class Marshallers : Supplier<Marshaller> {
    override fun get(): Marshaller = builder().build()
}

data class Visit(val page: String, @Transient val token: String)

@JvmInline
value class InvoiceNumber(val text: String)

data class Invoice(val number: InvoiceNumber, val lines: List<String> = emptyList(), val note: String?)

/** Values that gridwire-junit makes of Kotlin's classes. */
class RoundTripsTest {

    @RoundTrips(
        Order::class, Parts::class, Level::class, Contact::class, Shape::class, Circle::class,
        marshaller = [Marshallers::class])
    fun comesBack() {}

    @Test
    fun aTransientPropertyThatIsLostIsNamed() {
        assertThatThrownBy { RoundTripCheck.usual().withMarshaller(Marshallers()).ofClasses(Visit::class.java) }
            .hasMessageContaining("at Visit.token: java.lang.String ")
            .hasMessageContaining("The field is transient, so it is not written.")
    }

    @Test
    fun argumentsWithDefaultsAreLeftOutAtTimes() {
        val withoutPreset = Supplier { Marshaller.builder().allowPackage("com.acme.kotlin").build() }
        assertThatThrownBy { RoundTripCheck.usual().withMarshaller(withoutPreset).ofClasses(Invoice::class.java) }
            .hasMessageContaining("class=kotlin.collections.EmptyList")
            .hasMessageContaining("at Invoice.lines; allow it with Marshaller.builder().allowLibrary(\"kotlin\")")
    }
}
