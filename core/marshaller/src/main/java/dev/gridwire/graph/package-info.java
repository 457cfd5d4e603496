// SPDX-License-Identifier: Apache-2.0
/** How is an object graph walked? The kernel works with codecs, and does not know which ones exist. */
@NullMarked
package dev.gridwire.graph;

import org.jspecify.annotations.NullMarked;
