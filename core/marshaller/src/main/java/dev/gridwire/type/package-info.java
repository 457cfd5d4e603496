// SPDX-License-Identifier: Apache-2.0
/** Which types may stand in a payload, and by which name or number? */
@NullMarked
package dev.gridwire.type;

import org.jspecify.annotations.NullMarked;
