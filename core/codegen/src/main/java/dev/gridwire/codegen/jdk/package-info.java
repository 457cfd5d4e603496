// SPDX-License-Identifier: Apache-2.0
/**
 * Which types of the JDK have a form of their own, and what is known of each?
 *
 * <p>The one table of it: codecs, the analysis of sharing and the inspector read it.
 */
@NullMarked
package dev.gridwire.codegen.jdk;

import org.jspecify.annotations.NullMarked;
