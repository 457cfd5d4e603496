// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import java.io.Serializable;

/**
 * Is written in place of an object of Kotlin's or Scala's whose own fields would not outlast this JVM, or this version of a
 * class. Its classes are listed in the presets of these libraries. Their fields are not final, so that each JDK can set them.
 */
interface StandIn extends Serializable {

    /** Returns the object that it stands for; may throw what the library throws. */
    Object original(Types types) throws ReflectiveOperationException;
}
