// SPDX-License-Identifier: Apache-2.0
/** Which class files did the enhancer write, and how? */
@NullMarked
package dev.gridwire.enhancer.mark;

import org.jspecify.annotations.NullMarked;
