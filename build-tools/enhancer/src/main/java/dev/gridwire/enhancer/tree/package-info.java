// SPDX-License-Identifier: Apache-2.0
/** Which files are there, in folders and jars? */
@NullMarked
package dev.gridwire.enhancer.tree;

import org.jspecify.annotations.NullMarked;
