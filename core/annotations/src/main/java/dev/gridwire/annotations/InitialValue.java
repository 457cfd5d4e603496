// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives the field of a read object the value that the class's constructor without parameters gives it, instead of null, zero or
 * false, where the payload does not have the field, since its writer did not. On a class it says so of all its fields. A class
 * without such a constructor keeps null, zero or false; a record may declare one beside its canonical constructor.
 *
 * <pre>{@code
 * class Line { @InitialValue private String currency = "EUR"; }
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface InitialValue {}
