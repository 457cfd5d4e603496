// SPDX-License-Identifier: Apache-2.0
/** When is a decoded object graph the one that was encoded? */
@NullMarked
package dev.gridwire.testkit;

import org.jspecify.annotations.NullMarked;
