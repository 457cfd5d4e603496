// SPDX-License-Identifier: Apache-2.0
/** Which enhanced classes do folders and jars say that they hold? */
@NullMarked
package dev.gridwire.enhancer.index;

import org.jspecify.annotations.NullMarked;
