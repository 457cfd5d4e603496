// SPDX-License-Identifier: Apache-2.0
/** Do enhanced classes work? */
@NullMarked
package dev.gridwire.enhancer.verify;

import org.jspecify.annotations.NullMarked;
