// SPDX-License-Identifier: Apache-2.0
/** Where do the bytes of a payload come from and go to, and how much may it hold? */
@NullMarked
package dev.gridwire.payload;

import org.jspecify.annotations.NullMarked;
