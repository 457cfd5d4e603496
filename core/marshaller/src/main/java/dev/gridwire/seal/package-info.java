// SPDX-License-Identifier: Apache-2.0
/** Are these bytes the ones that a writer wrote? */
@NullMarked
package dev.gridwire.seal;

import org.jspecify.annotations.NullMarked;
