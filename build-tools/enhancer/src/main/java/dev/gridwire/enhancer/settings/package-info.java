// SPDX-License-Identifier: Apache-2.0
/** Which settings does the enhancer find in gridwire.properties? */
@NullMarked
package dev.gridwire.enhancer.settings;

import org.jspecify.annotations.NullMarked;
