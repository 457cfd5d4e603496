// SPDX-License-Identifier: Apache-2.0
/** Which classes are formed, and what is written? */
@NullMarked
package dev.gridwire.enhancer.run;

import org.jspecify.annotations.NullMarked;
