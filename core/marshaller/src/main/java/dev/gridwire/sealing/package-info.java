// SPDX-License-Identifier: Apache-2.0
/** Which bytes seal a payload, and are they right? */
@NullMarked
package dev.gridwire.sealing;

import org.jspecify.annotations.NullMarked;
