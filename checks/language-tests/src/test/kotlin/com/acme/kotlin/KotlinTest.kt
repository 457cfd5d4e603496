// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test

/** Values of Kotlin, as its own compiler makes them, under the preset. */
class KotlinTest {

    @Test
    fun dataClassesWithContainersOfTheStandardLibrary() {
        assertComesBack(Order(1, emptyList(), emptyMap(), emptySet()))
        assertComesBack(Order(2, listOf("a"), mapOf("a" to 1), setOf(1)))
        assertComesBack(Order(3, listOf("a", "b"), mapOf("a" to 1, "b" to 2), setOf(1, 2)))
        assertComesBack(Order(4, mutableListOf("a"), mutableMapOf("a" to 1), mutableSetOf(1)))
    }

    @Test
    fun whatTransformationsOfContainersGive() {
        val numbers = listOf(1, 2, 3)
        assertComesBack(listOf(numbers.map { it + 1 }, numbers.chunked(2), numbers.partition { it > 1 }, numbers.zip(numbers)))
        assertComesBack(listOf(numbers.groupBy { it % 2 }, numbers.associateWith { it }, numbers.withIndex().toList()))
    }

    @Test
    fun theEmptyContainersAreTheOnesThatThereAre() {
        val copy = copy(Order(1, emptyList(), emptyMap(), emptySet()))
        assertThat(copy.lines).isSameAs(emptyList<String>())
        assertThat(copy.tags).isSameAs(emptyMap<String, Int>())
        assertThat(copy.codes).isSameAs(emptySet<Int>())
    }

    @Test
    fun pairsAndTriples() = assertComesBack(Parts("a" to 1, Triple(1, null, 2L), IndexedValue(1, "a")))

    @Test
    fun rangesOfNumbers() {
        assertComesBack(Ranges(1..5, 1L..9L, 'a'..'c', 1u..3u))
        assertThat(copy(Ranges(1..5, 1L..9L, 'a'..'c', 1u..3u)).ints.toList()).isEqualTo(listOf(1, 2, 3, 4, 5))
    }

    @Test
    fun rangesOfComparableValues() = assertComesBack(Limits(1.0..2.5, "a".."c"))

    @Test
    fun objectsAreTheOnesThatThereAre() {
        var node = Node(Held(Registry, Missing, Missing, Unit), null)
        repeat(REPEATS) {
            val copy = copy(node)
            assertThat(copy.held.registry).isSameAs(Registry)
            assertThat(copy.held.any).isSameAs(Missing)
            assertThat(copy.held.missing).isSameAs(Missing)
            assertThat(copy.held.unit).isSameAs(Unit)
            assertThat(copy(Owner.Factory)).isSameAs(Owner.Factory)
            assertThat(copy(listOf<Any>(Missing, Registry, Missing))[2]).isSameAs(Missing)
            node = Node(Held(Registry, Missing, null, Unit), if (it % 20 == 0) null else node).copy(held = node.held)
        }
    }

    @Test
    fun anObjectKeepsItsOwnState() {
        val bytes = marshaller.marshal(Registry)
        Registry.count = 7
        assertThat(marshaller.unmarshal<Any>(bytes)).isSameAs(Registry)
        assertThat(Registry.count).isEqualTo(7)
    }

    @Test
    fun constantsOfEnumsAreTheOnesThatThereAre() {
        repeat(REPEATS) {
            assertThat(copy(listOf(Level.LOW, Level.HIGH))[1]).isSameAs(Level.HIGH)
            assertThat(copy<Any>(Level.HIGH)).isSameAs(Level.HIGH)
        }
    }

    @Test
    fun valueClassesAreInlineAndBoxed() {
        assertComesBack(Contact(Email("a"), Email("b"), listOf(Email("c"), Email("c")), Email("d"), Amount(5), Amount(6)))
        assertComesBack(Contact(Email("a"), null, emptyList(), 1, Amount(5), null))
        assertComesBack(mapOf(Email("a") to Amount(1)))
    }

    @Test
    fun sealedHierarchies() {
        val picture = Picture(Polygon.Triangle, listOf(Circle(1.0), Polygon.Square(2.0), Polygon.Triangle))
        assertComesBack(picture)
        assertThat(copy(picture).main).isSameAs(Polygon.Triangle)
    }

    @Test
    fun unsignedNumbers() {
        assertComesBack(Counts(UByte.MAX_VALUE, UShort.MAX_VALUE, UInt.MAX_VALUE, ULong.MAX_VALUE, listOf(1u, 2u), 3uL))
        assertComesBack(Counts(1u, null, 2u, null, emptyList(), UByte.MAX_VALUE))
    }

    @Test
    @OptIn(ExperimentalUnsignedTypes::class)
    fun arraysOfUnsignedNumbers() = repeat(REPEATS) {
        val copy = copy(Samples(ubyteArrayOf(1u, 255u), ushortArrayOf(2u), uintArrayOf(3u, 4u), ulongArrayOf(ULong.MAX_VALUE)))
        assertThat(copy.bytes.toList()).isEqualTo(listOf<UByte>(1u, 255u))
        assertThat(copy.shorts.toList()).isEqualTo(listOf<UShort>(2u))
        assertThat(copy.ints.toList()).isEqualTo(listOf(3u, 4u))
        assertThat(copy.longs.toList()).isEqualTo(listOf(ULong.MAX_VALUE))
        val boxed: Any = uintArrayOf(7u)
        assertThat((copy(boxed) as UIntArray).toList()).isEqualTo(listOf(7u))
    }

    @Test
    fun durationsAndInstants() {
        val at = Instant.parse("2026-01-02T03:04:05.678901234Z")
        assertComesBack(Timing(5.seconds, 6.nanoseconds, at, listOf(Duration.INFINITE, (-5).seconds)))
        assertComesBack(Timing(Duration.ZERO, null, Instant.DISTANT_PAST, emptyList()))
    }

    @Test
    @OptIn(ExperimentalUuidApi::class)
    fun uuids() = assertComesBack(Uuid.parse("550e8400-e29b-41d4-a716-446655440000"))

    @Test
    fun aLazyValueThatIsThere() = assertThat(copy(Lazily(lazyOf(5))).value.value).isEqualTo(5).let { }

    @Test
    fun whatIsRefusedNamesARemedy() {
        assertRefused(ByLazy(), "store the value in a plain property, or in lazyOf(value)")
        assertRefused(Regex("a"), "store regex.toPattern()")
        assertRefused(buildList { add(1) }, "copy it, as list.toMutableList()")
        assertRefused(buildMap { put(1, 2) }, "copy it, as list.toMutableList()")
        assertRefused(listOf(1, 2).asReversed(), "copy it, as list.toMutableList()")
        assertRefused(ArrayDeque(listOf(1, 2)), "copy it, as list.toMutableList()")
        assertRefused(mapOf(1 to 2).withDefault { 5 }, "copy it, as list.toMutableList()")
        assertRefused(Level.entries, "copy it, as entries.toMutableList()")
        assertRefused(Result.success(5), "store result.getOrNull()")
        assertRefused(1..9 step 2, "store its first, last and step")
    }
}
