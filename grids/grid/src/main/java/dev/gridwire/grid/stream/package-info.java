// SPDX-License-Identifier: Apache-2.0
/** What does a stream of Java serialization hold, and may it be read? */
@NullMarked
package dev.gridwire.grid.stream;

import org.jspecify.annotations.NullMarked;
