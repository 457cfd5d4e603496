// SPDX-License-Identifier: Apache-2.0
/**
 * Does everything that was written come back equal, by each way to bytes and back? The package contains the law, and objects that
 * once broke it.
 */
@NullMarked
package dev.gridwire.testkit.law;

import org.jspecify.annotations.NullMarked;
