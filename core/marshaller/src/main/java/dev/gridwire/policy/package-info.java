// SPDX-License-Identifier: Apache-2.0
/** Which classes may payloads contain, judging by their names? The package {@code type} shows the answer to users. */
@NullMarked
package dev.gridwire.policy;

import org.jspecify.annotations.NullMarked;
