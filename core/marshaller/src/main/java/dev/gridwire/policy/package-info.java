// SPDX-License-Identifier: Apache-2.0
/** Which classes may stand in a payload, by their names? What users see of the answer is in {@code type}. */
@NullMarked
package dev.gridwire.policy;

import org.jspecify.annotations.NullMarked;
