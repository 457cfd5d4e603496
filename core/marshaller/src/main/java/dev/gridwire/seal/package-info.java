// SPDX-License-Identifier: Apache-2.0
/** How does a user choose the seals of payloads, so that altered bytes are refused? */
@NullMarked
package dev.gridwire.seal;

import org.jspecify.annotations.NullMarked;
