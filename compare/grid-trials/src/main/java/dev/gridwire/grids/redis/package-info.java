// SPDX-License-Identifier: Apache-2.0
/** Redis by Spring Data: templates. */
@NullMarked
package dev.gridwire.grids.redis;

import org.jspecify.annotations.NullMarked;
