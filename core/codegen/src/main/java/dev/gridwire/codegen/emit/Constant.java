// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.PlannedSlot;
import org.jspecify.annotations.Nullable;

/** A live object that generated code needs; the definer of the class gives it as class data, in the order of the list. */
public sealed interface Constant {

    /** The slot that it is of; null if it is of the class. */
    default @Nullable PlannedSlot slot() {
        return null;
    }

    /** The target's knowledge of a slot's reference. */
    record SlotOf(PlannedSlot slot) implements Constant {}

    /** A slot's reference in fused code. */
    record FusedOf(PlannedSlot slot) implements Constant {}

    /** What fused code calls the class of its objects in the bytes. */
    record FusedName() implements Constant {}

    /** The body of objects of exactly the class that a slot declares. */
    record BodyOf(PlannedSlot slot) implements Constant {}

    /** The reader of a slot that was written in another type. */
    record AdaptedOf(PlannedSlot slot) implements Constant {}

    /** A method handle of type {@code (class)value} that gets a field; references are given as {@code Object}. */
    record Getter(PlannedSlot slot) implements Constant {}

    /** A method handle of type {@code (class, value)void} that sets a field; references are taken as {@code Object}. */
    record Setter(PlannedSlot slot) implements Constant {}

    /** The interpreting body, which makes objects of the class where its proven constructor cannot be called. */
    record Allocating() implements Constant {}

    /** The {@code java.lang.reflect.Constructor} that makes an object by a superclass's constructor. */
    record Maker() implements Constant {}
}
