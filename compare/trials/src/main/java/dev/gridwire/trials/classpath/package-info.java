// SPDX-License-Identifier: Apache-2.0
/** Knows which classes stand in jars and folders; loads none. */
@NullMarked
package dev.gridwire.trials.classpath;

import org.jspecify.annotations.NullMarked;

