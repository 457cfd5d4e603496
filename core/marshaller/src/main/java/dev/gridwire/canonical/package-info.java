// SPDX-License-Identifier: Apache-2.0
/** How do equal objects get equal bytes? */
@NullMarked
package dev.gridwire.canonical;

import org.jspecify.annotations.NullMarked;
