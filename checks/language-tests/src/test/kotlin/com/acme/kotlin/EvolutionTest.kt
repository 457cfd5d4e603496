// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import dev.gridwire.Marshaller
import dev.gridwire.annotations.InitialValue
import dev.gridwire.error.MismatchedShapeException
import dev.gridwire.type.FinalFields
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test

/** What a payload gives that was written before a data class got another property. */
class EvolutionTest {

    data class Before(val name: String)

    data class Nullable(val name: String, val tags: List<String>? = listOf("new"), val points: Int = 5)

    data class NonNull(val name: String, val tags: List<String> = listOf("new"))

    data class Initial(
        val name: String = "",
        @field:InitialValue val tags: List<String> = listOf("new"),
        @field:InitialValue val points: UInt = 5u,
    )

    private val old = marshaller.marshal(Before("a"))

    private inline fun <reified T : Any> read(finalFields: FinalFields): T = Marshaller.builder().register(T::class.java)
        .renamed(T::class.java, Before::class.java.name).finalFields(finalFields).build().unmarshal<T>(old)!!

    @Test
    fun aNewPropertyIsNullOrZeroWhateverItsDefault() {
        assertThat(read<Nullable>(FinalFields.STRICT)).isEqualTo(Nullable("a", null, 0))
    }

    @Test
    fun aNewPropertyThatIsNeverNullIsNullAllTheSameOrRefused() {
        val tags: Any? = read<NonNull>(FinalFields.MUTATED).tags
        assertThat(tags).isNull()
        assertThatThrownBy { read<NonNull>(FinalFields.STRICT) }.isInstanceOf(MismatchedShapeException::class.java)
    }

    @Test
    fun aNewPropertyWithAnInitialValueHasItsDefault() {
        assertThat(read<Initial>(FinalFields.STRICT)).isEqualTo(Initial("a", listOf("new"), 5u))
    }

    @Test
    fun aPropertyThatIsGoneIsLeftOut() {
        val bytes = marshaller.marshal(Nullable("a"))
        val reader = Marshaller.builder().register(Before::class.java)
            .renamed(Before::class.java, Nullable::class.java.name).build()
        assertThat(reader.unmarshal<Before>(bytes)).isEqualTo(Before("a"))
    }
}
