// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import dev.gridwire.Marshaller
import kotlinx.collections.immutable.persistentHashMapOf
import kotlinx.collections.immutable.persistentHashSetOf
import kotlinx.collections.immutable.persistentListOf
import kotlinx.collections.immutable.persistentMapOf
import kotlinx.collections.immutable.persistentSetOf
import kotlinx.collections.immutable.toImmutableList
import kotlinx.collections.immutable.toImmutableMap
import kotlinx.collections.immutable.toPersistentList
import kotlinx.collections.immutable.toPersistentMap
import kotlinx.datetime.DatePeriod
import kotlinx.datetime.DateTimePeriod
import kotlinx.datetime.LocalDate
import kotlinx.datetime.LocalDateTime
import kotlinx.datetime.LocalTime
import kotlinx.datetime.TimeZone
import kotlinx.datetime.UtcOffset
import kotlinx.datetime.YearMonth
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test

/** Values of kotlinx-collections-immutable and kotlinx-datetime, under their presets. */
class KotlinxTest {

    @Test
    fun persistentContainers() {
        assertComesBack(Stock(persistentListOf(), persistentMapOf(), persistentSetOf()))
        assertComesBack(Stock(persistentListOf("a", "b"), persistentMapOf(Level.HIGH to 1), persistentSetOf(Level.LOW)))
        assertComesBack(Stock(persistentListOf("a"), persistentHashMapOf(Level.HIGH to 1), persistentHashSetOf(Level.LOW)))
        assertComesBack((1..1000).toPersistentList())
        assertComesBack(listOf(1, 2).toImmutableList())
        assertComesBack(mapOf(1 to null).toImmutableMap())
    }

    @Test
    fun persistentContainersFindTheirKeysAndKeepTheirOrder() {
        val map = (1..1000).associateBy { "key$it" }.toPersistentMap()
        val copy = copy(map)
        assertThat(copy["key77"]).isEqualTo(77)
        assertThat(copy.keys.toList()).isEqualTo(map.keys.toList())
        assertThat(copy.put("more", 1).remove("key1").size).isEqualTo(1000)
    }

    @Test
    fun aContainerThatIsSharedComesBackAsOne() {
        val list = persistentListOf("a")
        val copy = copy(listOf(list, list, persistentListOf(list)))
        assertThat(copy[1]).isSameAs(copy[0])
        assertThat(copy[2].first()).isSameAs(copy[0])
    }

    @Test
    fun aContainerThatLeadsBackToItselfIsRefused() {
        val owner = arrayListOf<Any>()
        owner.add(persistentListOf(owner))
        assertThatThrownBy { marshaller.marshal(owner) }.hasMessageContaining("leads back to itself")
    }

    @Test
    fun datesAndTimes() {
        val stay = Stay(LocalDate(2026, 1, 2), LocalDateTime(2026, 1, 2, 3, 4), TimeZone.of("Europe/Vienna"), DatePeriod(1, 2, 3))
        assertComesBack(stay, mutating)
        assertComesBack(listOf(LocalTime(1, 2, 3, 4), YearMonth(2026, 5), UtcOffset(hours = 5)))
        assertComesBack(listOf(TimeZone.UTC, TimeZone.of("UTC+1")))
        assertComesBack(DateTimePeriod(years = 1, hours = 2), mutating)
    }

    @Test
    fun whatIsRefusedNamesARemedy() {
        assertRefused(persistentListOf(1, 2, 3).subList(1, 2), "copy it, as list.toPersistentList()")
        assertRefused(persistentListOf(1).builder(), "copy it, as list.toPersistentList()")
        assertRefused(LocalDate(2026, 1, 2)..LocalDate(2026, 2, 1), "store its start and end")
    }

    @Test
    fun aRefusalNamesThePreset() {
        val bare = Marshaller.builder().build()
        assertThatThrownBy { bare.marshal(persistentListOf(1)) }
            .hasMessageContaining("allow-library=kotlinx-collections-immutable")
        assertThatThrownBy { bare.marshal(LocalDate(2026, 1, 2)) }.hasMessageContaining("allow-library=kotlinx-datetime")
    }
}
