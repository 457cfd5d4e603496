// SPDX-License-Identifier: Apache-2.0
/** Do chains of gadgets of well-known libraries get anywhere? */
@NullMarked
package dev.gridwire.chains;

import org.jspecify.annotations.NullMarked;
