// SPDX-License-Identifier: Apache-2.0
/** What do annotations of any retention say about fields? */
@NullMarked
package dev.gridwire.enhancer.hint;

import org.jspecify.annotations.NullMarked;
