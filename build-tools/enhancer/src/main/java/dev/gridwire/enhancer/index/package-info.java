// SPDX-License-Identifier: Apache-2.0
/** Which enhanced classes do folders and jars list? */
@NullMarked
package dev.gridwire.enhancer.index;

import org.jspecify.annotations.NullMarked;
