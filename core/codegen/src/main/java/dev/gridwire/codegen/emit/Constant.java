// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.PlannedSlot;
import org.jspecify.annotations.Nullable;

/** A live object that generated code needs. The definer of the class passes these as class data, in the order of the list. */
public sealed interface Constant {

    /** Returns the slot that it belongs to; null if it belongs to the class. */
    default @Nullable PlannedSlot slot() {
        return null;
    }

    /** A slot's reference in fused code. */
    record FusedOf(PlannedSlot slot) implements Constant {}

    /** The name in the bytes of the class whose objects fused code handles. */
    record FusedName() implements Constant {}

    /** A method handle of type {@code (class)value} that reads a field; it returns references as {@code Object}. */
    record Getter(PlannedSlot slot) implements Constant {}

    /** A method handle of type {@code (class, value)void} that sets a field; it takes references as {@code Object}. */
    record Setter(PlannedSlot slot) implements Constant {}

    /** The {@code java.lang.reflect.Constructor} that makes an object by a superclass's constructor. */
    record Maker() implements Constant {}
}
