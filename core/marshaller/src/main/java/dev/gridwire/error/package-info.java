// SPDX-License-Identifier: Apache-2.0
/** Why was an object or a payload refused? */
@NullMarked
package dev.gridwire.error;

import org.jspecify.annotations.NullMarked;
