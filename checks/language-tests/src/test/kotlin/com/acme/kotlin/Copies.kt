// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import dev.gridwire.Marshaller
import dev.gridwire.MarshallerBuilder
import dev.gridwire.error.RejectedTypeException
import dev.gridwire.type.FinalFields
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy

/** Enough for generated and fused code to take over. */
const val REPEATS = 200

/** Own classes, and the presets, as a user has them. */
fun builder(): MarshallerBuilder = Marshaller.builder().allowPackageTree("com.acme")
    .allowLibrary("kotlin").allowLibrary("kotlinx-collections-immutable").allowLibrary("kotlinx-datetime")

val marshaller: Marshaller = builder().build()

/** For classes that compute a final field. */
val mutating: Marshaller = builder().finalFields(FinalFields.MUTATED).build()

fun <T : Any> copy(value: T, by: Marshaller = marshaller): T = by.unmarshal<T>(by.marshal(value))!!

fun assertComesBack(value: Any, by: Marshaller = marshaller) {
    repeat(REPEATS) {
        val copy = copy(value, by)
        assertThat(copy == value).`as`("a copy of %s: %s", value, copy).isTrue()
        assertThat(copy.hashCode()).isEqualTo(value.hashCode())
        assertThat(copy.javaClass).isEqualTo(value.javaClass)
    }
}

fun assertRefused(value: Any, remedy: String) {
    assertThatThrownBy { mutating.marshal(value) }.isInstanceOf(RejectedTypeException::class.java).hasMessageContaining(remedy)
}
