// SPDX-License-Identifier: Apache-2.0
/** How is an object graph walked? The kernel knows codecs, and not which there are. */
@NullMarked
package dev.gridwire.graph;

import org.jspecify.annotations.NullMarked;
