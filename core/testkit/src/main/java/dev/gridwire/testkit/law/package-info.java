// SPDX-License-Identifier: Apache-2.0
/** Is what was written read again, equal, by each way to bytes and back? The law, and objects that broke it once. */
@NullMarked
package dev.gridwire.testkit.law;

import org.jspecify.annotations.NullMarked;
