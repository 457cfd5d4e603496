// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a class, declares that all assumptions of the enhancer's level {@code fast} hold. On a field, declares that it never holds
 * null and that no other field holds its object. Objects that violate this are refused when they are written; the message names
 * the field. An object that is held twice arrives as two.
 *
 * <pre>{@code
 * class Line { @Optimize private String name; }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Optimize {}
