// SPDX-License-Identifier: Apache-2.0
package com.acme.scala3

import dev.gridwire.Marshaller
import dev.gridwire.annotations.InitialValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import scala.annotation.meta.field

case class Before(name: String)

case class After(name: String, note: Option[String] = None, points: Int = 5)

case class Initial(
    name: String,
    @(InitialValue @field) note: Option[String] = None,
    @(InitialValue @field) points: Int = 5
):
  def this() = this("")

/** What a payload gives that was written before a case class got another parameter. */
class EvolutionTest:

  private val old = Marshaller.builder().register(classOf[Before]).build().marshal(Before("a"))

  private def read(as: Class[?]): Object =
    Marshaller.builder().register(as).renamed(as, classOf[Before].getName).allowLibrary("scala").build().unmarshal[Object](old)

  @Test def aNewParameterIsNullOrZeroWhateverItsDefault(): Unit =
    assertEquals(After("a", null, 0), read(classOf[After]))

  @Test def aNewParameterWithAnInitialValueHasItsDefault(): Unit =
    assertEquals(Initial("a", None, 5), read(classOf[Initial]))
