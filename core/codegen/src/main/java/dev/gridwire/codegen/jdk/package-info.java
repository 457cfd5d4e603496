// SPDX-License-Identifier: Apache-2.0
/**
 * Which JDK types have a separate form, and what is known about each?
 *
 * <p>This is the only table of them. Codecs, the analysis of sharing and the inspector read it.
 */
@NullMarked
package dev.gridwire.codegen.jdk;

import org.jspecify.annotations.NullMarked;
