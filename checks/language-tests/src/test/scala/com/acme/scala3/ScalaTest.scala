// SPDX-License-Identifier: Apache-2.0
package com.acme.scala3

import dev.gridwire.Marshaller
import dev.gridwire.error.{MismatchedShapeException, RejectedTypeException}
import java.nio.charset.StandardCharsets.ISO_8859_1
import org.junit.jupiter.api.Assertions.{assertEquals, assertSame, assertThrows, assertTrue}
import org.junit.jupiter.api.Test
import scala.reflect.ClassTag
import scala.collection.immutable.{ArraySeq, LazyList, ListMap, Queue, TreeMap, VectorMap}
import scala.collection.mutable
import scala.concurrent.duration.DurationInt
import scala.util.{Failure, Success}

/** Values of Scala 3, as its own compiler makes them, under the preset. */
class ScalaTest:

  /** Enough for generated and fused code to take over. */
  private val repeats = 200
  private val marshaller = Marshaller.builder().allowPackageTree("com.acme").allowLibrary("scala").build()

  private def copy[T](value: T): T = marshaller.unmarshal[Object](marshaller.marshal(value)).asInstanceOf[T]

  private def assertComesBack(value: Any): Unit =
    for _ <- 1 to repeats do
      val read = copy(value)
      assertEquals(value, read)
      assertEquals(value.hashCode, read.hashCode)

  private def assertTheSame(value: AnyRef): Unit =
    for _ <- 1 to repeats do
      assertSame(value, copy(value))
      assertSame(value, copy(List(value, 1, value)).last)

  private def assertFails[E <: Throwable](words: String)(task: => Any)(using failure: ClassTag[E]): Unit =
    val message = assertThrows(failure.runtimeClass.asInstanceOf[Class[E]], () => task).getMessage
    assertTrue(message.contains(words), message)

  private def assertRefused(value: Any, remedy: String): Unit =
    assertFails[RejectedTypeException](remedy)(marshaller.marshal(value))

  @Test def caseClassesWithContainers(): Unit =
    assertComesBack(Order(1, List(Line("a", 1), Line("b", 2)), Some("x"), Map("a" -> 1), Set("t")))
    assertComesBack(Order(2, Nil, None, Map.empty, Set.empty))

  @Test def mapsAndSetsOfEachSize(): Unit =
    for size <- 0 to 9 do
      assertComesBack((1 to size).map(each => each -> s"v$each").toMap)
      assertComesBack((1 to size).toSet)
    assertEquals(77, copy((1 to 1000).map(each => Color.Red -> each -> each).toMap).apply(Color.Red -> 77))

  @Test def keySets(): Unit =
    assertComesBack(Map("a" -> 1).keySet)
    assertComesBack((1 to 9).map(each => each -> each).toMap.keySet)

  @Test def sequences(): Unit =
    assertComesBack(Sequences(Vector(1, 2), Seq(Line("a", 1)), ArraySeq(1, 2), 1 to 5, mutable.ArrayBuffer("a")))
    assertComesBack(Sequences((1 to 2000).toVector, Vector(), ArraySeq(), 1 until 9 by 2, mutable.ArrayBuffer()))
    assertComesBack(List(Queue(1), ListMap(1 -> 2), mutable.ListBuffer(1), Array(1, 2).toSeq, ArraySeq("a")))

  @Test def resultsAndDurations(): Unit =
    assertComesBack(Results(Left("no"), Right(1), 5.seconds))
    assertComesBack(Success(1))
    assertEquals("x", copy(Failure(IllegalStateException("x"))).exception.getMessage)

  @Test def tuplesUpTo22AndThoseOfPrimitives(): Unit =
    assertEquals("scala.Tuple2$mcII$sp", (1, 2).getClass.getName)
    assertComesBack(Tuples((1, 2), (1.0, 2.0), ("a", 1), (1, 2, 3), Tuple1(5L)))
    assertComesBack((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    assertComesBack((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22))
    assertComesBack((name = "a", age = 1))

  @Test def bigNumbers(): Unit =
    assertComesBack(Numbers(BigDecimal("2.50"), BigInt("123456789012345678901234567890")))

  @Test def valueClassesAndOpaqueTypes(): Unit =
    assertComesBack(Road(Meters(1), List(Meters(2), Meters(3))))
    assertComesBack(Marked(Units.id(5)))

  @Test def objectsAreTheOnesThatThereAre(): Unit =
    List(Missing, Registry, Cat, None, Nil, ()).foreach(each => assertTheSame(each.asInstanceOf[AnyRef]))
    assertComesBack(List[Animal](Dog("a"), Cat))

  @Test def casesOfEnumsAreTheOnesThatThereAre(): Unit =
    List[AnyRef](Color.Red, Color.Blue, Level.High, Planet.Earth, Planet.Mars, Shape.Nothing, Nested.Mode.`Half-on`)
      .foreach(assertTheSame)
    assertComesBack(Shape.Circle(2))
    assertComesBack(Choices(Color.Green, Level.Low, Planet.Mars, Shape.Square(1), List(Color.Red, Color.Red),
      Map(Nested.Mode.On -> 1, Nested.Mode.`Half-on` -> 2)))

  /** Its ordinal, and its class's number, differ once another one is inserted. */
  @Test def aCaseOfAnEnumIsWrittenByItsName(): Unit =
    val text = String(marshaller.marshal(Planet.Mars), ISO_8859_1)
    assertTrue(text.contains("com.acme.scala3.Planet") && text.contains("Mars") && !text.contains("$anon"), text)
    val renamed = text.replace("Mars", "Moon").getBytes(ISO_8859_1)
    assertFails[MismatchedShapeException]("CaseStandIn")(marshaller.unmarshal[Object](renamed))

  @Test def aCaseOfAnEnumNeedsThePreset(): Unit =
    val bare = Marshaller.builder().allowPackageTree("com.acme").build()
    assertFails[RejectedTypeException]("allow-library=scala")(bare.marshal(Color.Red))

  @Test def whatIsRefusedNamesARemedy(): Unit =
    val copied = "copy it to a List, Vector, Set or Map"
    assertRefused(LazyList(1), "store plain data in its place")
    assertRefused(Map(1 -> 2).withDefaultValue(0), "store plain data in its place")
    assertRefused(mutable.HashMap(1 -> 2), copied)
    assertRefused(TreeMap(1 -> 2), copied)
    assertRefused(VectorMap(1 -> 2), copied)
    assertRefused(Map(1 -> 2).view.mapValues(_ + 1), copied)
    assertRefused("a".r, "store plain data in its place")
