// SPDX-License-Identifier: Apache-2.0
/**
 * Which classes of a library does the marshaller bring back as Java serialization does?
 *
 * <p>A sweep finds a library's serializable classes, makes instances of each, copies them by Java serialization, the oracle, and
 * by Gridwire, and compares the copies. It runs in forks, since classes of a library may do anything.
 */
@NullMarked
package dev.gridwire.trials.sweep;

import org.jspecify.annotations.NullMarked;
