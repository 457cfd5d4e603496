// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the initial value of a field that the payload lacks because its writer did not have the field. The field gets the value
 * that the class's constructor without parameters sets, instead of null, zero or false. On a class, this applies to all its
 * fields. In a class without such a constructor, the field becomes null, zero or false. A record may declare one in addition to
 * its canonical constructor.
 *
 * <pre>{@code
 * class Line { @InitialValue private String currency = "EUR"; }
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface InitialValue {}
