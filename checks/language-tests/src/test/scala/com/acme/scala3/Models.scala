// SPDX-License-Identifier: Apache-2.0
package com.acme.scala3

import scala.collection.immutable.ArraySeq
import scala.collection.mutable.ArrayBuffer
import scala.concurrent.duration.FiniteDuration

case class Line(product: String, amount: Int)

case class Order(id: Long, lines: List[Line], note: Option[String], codes: Map[String, Int], tags: Set[String])

case class Sequences(vector: Vector[Int], seq: Seq[Line], array: ArraySeq[Int], range: Range, buffer: ArrayBuffer[String])

case class Results(one: Either[String, Int], other: Either[String, Int], length: FiniteDuration)

case class Tuples(ints: (Int, Int), doubles: (Double, Double), mixed: (String, Int), three: (Int, Int, Int), one: Tuple1[Long])

case class Numbers(exact: BigDecimal, whole: BigInt)

case class Meters(value: Double) extends AnyVal

case class Road(length: Meters, parts: List[Meters])

object Units:
  opaque type Id = Long
  def id(value: Long): Id = value

case class Marked(id: Units.Id)

case object Missing

object Registry:
  var count = 1

sealed trait Animal
case class Dog(name: String) extends Animal
case object Cat extends Animal

enum Color:
  case Red, Green, Blue

enum Level extends java.lang.Enum[Level]:
  case Low, High

enum Planet(val mass: Double):
  case Earth extends Planet(5.9)
  case Mars extends Planet(0.6)

enum Shape:
  case Circle(radius: Double)
  case Square(side: Double)
  case Nothing

object Nested:
  enum Mode:
    case On, `Half-on`

case class Choices(color: Color, level: Level, planet: Planet, shape: Shape, all: List[Color], modes: Map[Nested.Mode, Int])
