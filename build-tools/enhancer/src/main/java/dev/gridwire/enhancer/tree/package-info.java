// SPDX-License-Identifier: Apache-2.0
/** Which files do folders and jars hold? */
@NullMarked
package dev.gridwire.enhancer.tree;

import org.jspecify.annotations.NullMarked;
