// SPDX-License-Identifier: Apache-2.0
package com.acme.kotlin

import java.io.Serializable
import kotlin.time.Duration
import kotlin.time.Instant
import kotlinx.collections.immutable.PersistentList
import kotlinx.collections.immutable.PersistentMap
import kotlinx.collections.immutable.PersistentSet
import kotlinx.datetime.DatePeriod
import kotlinx.datetime.LocalDate
import kotlinx.datetime.LocalDateTime
import kotlinx.datetime.TimeZone

data class Order(val id: Long, val lines: List<String>, val tags: Map<String, Int>, val codes: Set<Int>)

data class Parts(val pair: Pair<String, Int>, val triple: Triple<Int, Int?, Long>, val indexed: IndexedValue<String>)

data class Ranges(val ints: IntRange, val longs: LongRange, val chars: CharRange, val unsigned: UIntRange)

data class Limits(val doubles: ClosedFloatingPointRange<Double>, val texts: ClosedRange<String>)

object Registry {
    var count = 1
}

data object Missing

class Owner {
    companion object Factory
}

data class Held(val registry: Registry, val any: Any, val missing: Missing?, val unit: Unit)

enum class Level {
    LOW,
    HIGH {
        override fun text() = "most"
    };

    open fun text() = "least"
}

@JvmInline
value class Email(val text: String)

@JvmInline
value class Amount(val cents: Long)

data class Contact(val email: Email, val other: Email?, val all: List<Email>, val any: Any, val amount: Amount, val most: Amount?)

sealed interface Shape

data class Circle(val radius: Double) : Shape

/** Serializable, since its constructor is none that a strict marshaller proves. */
sealed class Polygon(val corners: Int) : Shape, Serializable {
    data class Square(val side: Double) : Polygon(4)

    data object Triangle : Polygon(3)
}

data class Picture(val main: Shape, val shapes: List<Shape>)

data class Counts(val byte: UByte, val short: UShort?, val int: UInt, val long: ULong?, val all: List<UInt>, val any: Any)

@OptIn(ExperimentalUnsignedTypes::class)
class Samples(val bytes: UByteArray, val shorts: UShortArray, val ints: UIntArray, val longs: ULongArray)

data class Timing(val length: Duration, val limit: Duration?, val at: Instant, val all: List<Duration>)

class Lazily(val value: Lazy<Int>)

class ByLazy {
    val value by lazy { 5 }
}

data class Stock(val list: PersistentList<String>, val map: PersistentMap<Level, Int>, val set: PersistentSet<Level>)

data class Stay(val from: LocalDate, val at: LocalDateTime, val zone: TimeZone, val length: DatePeriod)

data class Node(val held: Held, val next: Node?)
