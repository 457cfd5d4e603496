// SPDX-License-Identifier: Apache-2.0
/** When does a decoded object graph equal the one that was encoded? */
@NullMarked
package dev.gridwire.testkit;

import org.jspecify.annotations.NullMarked;
