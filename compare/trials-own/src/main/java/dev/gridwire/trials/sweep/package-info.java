// SPDX-License-Identifier: Apache-2.0
/**
 * Sweeps through the classes of a library: the marshaller must bring each back as Java serialization does.
 *
 * <p>A sweep finds a library's serializable classes, makes instances of each, copies them by Java serialization, the oracle, and
 * by Gridwire, and compares the copies. It runs in forks, since classes of a library may do anything.
 */
@NullMarked
package dev.gridwire.trials.sweep;

import org.jspecify.annotations.NullMarked;

