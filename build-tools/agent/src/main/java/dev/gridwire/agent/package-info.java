// SPDX-License-Identifier: Apache-2.0
/** How are classes enhanced that no build has enhanced? */
@NullMarked
package dev.gridwire.agent;

import org.jspecify.annotations.NullMarked;
