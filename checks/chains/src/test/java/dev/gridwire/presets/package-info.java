// SPDX-License-Identifier: Apache-2.0
/** Do the presets let in what models hold of a library, and nothing that calls functions? */
@NullMarked
package dev.gridwire.presets;

import org.jspecify.annotations.NullMarked;
