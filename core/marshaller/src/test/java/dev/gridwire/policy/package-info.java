// SPDX-License-Identifier: Apache-2.0
/** Which classes can bytes reach? */
@NullMarked
package dev.gridwire.policy;

import org.jspecify.annotations.NullMarked;
