// SPDX-License-Identifier: Apache-2.0
/** Finds the classes in jars and folders without loading any. */
@NullMarked
package dev.gridwire.proof.classpath;

import org.jspecify.annotations.NullMarked;

