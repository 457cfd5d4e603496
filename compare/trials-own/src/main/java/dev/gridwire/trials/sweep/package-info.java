// SPDX-License-Identifier: Apache-2.0
/**
 * Sweeps through the classes of a library: the marshaller must restore each as Java serialization does.
 *
 * <p>A sweep finds a library's serializable classes and creates instances of each. It copies them by Java serialization, the
 * oracle, and by Gridwire, and compares the copies. It runs in forks, because a library's classes may do anything.
 */
@NullMarked
package dev.gridwire.trials.sweep;

import org.jspecify.annotations.NullMarked;

