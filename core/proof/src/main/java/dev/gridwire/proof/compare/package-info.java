// SPDX-License-Identifier: Apache-2.0
/** When does a decoded object graph equal the one that was encoded? */
@NullMarked
package dev.gridwire.proof.compare;

import org.jspecify.annotations.NullMarked;
